import type { Studio } from '../../studio/studio';
import type { EventStreams } from '../event-streams';
import type { RoomEvents } from './fish-messages';
import { magazineResult, abandonedResult } from './round-detail';
import type { FishRooms } from './fish-rooms';
import { advanceFlights } from './flights';
import { creditOf, type Magazine } from './magazine';
import { magazineView, type Room, seatedIn } from './room';
import { unload } from './seats';

/** A seat is kept this long without a connection. */
const AWAY_MS = 30_000;
/** A magazine that is not used for this long is settled. */
const IDLE_MS = 120_000;

/** What the rooms and their money stand on. */
export interface RoomServices {
  readonly studio: Studio;
  readonly streams: EventStreams<RoomEvents>;
  readonly rooms: FishRooms;
  readonly now: () => number;
  /** Since when players have no connection. */
  readonly awaySince: Map<string, number>;
}

/** Pays a magazine out that has been taken out of its cannon. */
export async function settleMagazine(
  { studio, streams }: RoomServices,
  player: string,
  room: Room,
  magazine: Magazine | null,
): Promise<void> {
  if (!magazine) return;
  const result = magazineResult(room.settings, magazine);
  // Nothing was shot: the stake goes back as if it had never been taken.
  if (magazine.spent === 0) await studio.cancel(magazine.betId, result.detail);
  else await studio.settle(magazine.betId, result);
  streams.send(player, 'magazine', magazineView(magazine, result.payout));
}

/** Frees a player's seat and settles what is in the cannon. */
export async function leaveRoom(services: RoomServices, player: string): Promise<void> {
  const room = services.rooms.of(player);
  if (room) await settleMagazine(services, player, room, services.rooms.leave(player));
  services.awaySince.delete(player);
}

/** What a stopped process left: each magazine is ended by what was written down with it. */
export async function settleAbandonedMagazines(studio: Studio): Promise<void> {
  for (const bet of studio.open('fish')) {
    const result = abandonedResult(bet);
    if (result.detail.valid_bet === 0) await studio.cancel(bet.id, result.detail);
    else await studio.settle(bet.id, result);
  }
}

/** Lets the shots of a room fly on, and settles magazines that are empty. */
export async function advanceRoom(services: RoomServices, room: Room): Promise<void> {
  await advanceFlights(room);
  for (const seat of seatedIn(room)) {
    const { magazine } = seat;
    if (magazine?.flying.size === 0 && creditOf(magazine) < room.settings.basePrice)
      await settleMagazine(services, seat.player, room, unload(room, seat));
  }
}

/** Frees the seats of players who are gone, and settles magazines that nobody uses. */
export async function sweepRooms(services: RoomServices): Promise<void> {
  const { rooms, streams, awaySince, now } = services;
  for (const room of [...rooms.all()])
    for (const seat of seatedIn(room)) {
      const { player } = seat;
      if (streams.isOpen(player)) awaySince.delete(player);
      else if (!awaySince.has(player)) awaySince.set(player, now());
      if (now() - (awaySince.get(player) ?? now()) > AWAY_MS) await leaveRoom(services, player);
      else if (now() - seat.usedAt > IDLE_MS) await settleMagazine(services, player, room, unload(room, seat));
    }
}
