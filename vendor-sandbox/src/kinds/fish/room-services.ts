import type { Studio } from '../../studio/studio';
import type { EventStreams } from '../event-streams';
import type { RoomEvents } from './fish-messages';
import { magazineResult, abandonedResult } from './round-detail';
import type { FishRooms } from './fish-rooms';
import { advanceFlights } from './flights';
import { creditOf, type Magazine } from './magazine';
import { magazineView, type Room, seatedIn } from './room';
import { unload } from './seats';

/** How long a seat stays reserved without a connection. */
const AWAY_MS = 30_000;
/** An idle magazine is settled after so long. */
const IDLE_MS = 120_000;

/** The services of the rooms. */
export interface RoomServices {
  readonly studio: Studio;
  readonly streams: EventStreams<RoomEvents>;
  readonly rooms: FishRooms;
  readonly now: () => number;
  /** Since when players have no connection. */
  readonly awaySince: Map<string, number>;
}

/** Pays out a magazine that was unloaded. */
export async function settleMagazine(
  { studio, streams }: RoomServices,
  player: string,
  room: Room,
  magazine: Magazine | null,
): Promise<void> {
  if (!magazine) return;
  const result = magazineResult(room.settings, magazine);
  // Nothing was shot: the whole stake is refunded.
  if (magazine.spent === 0) await studio.cancel(magazine.betId, result.detail);
  else await studio.settle(magazine.betId, result);
  streams.send(player, 'magazine', magazineView(magazine, result.payout));
}

/** Frees a player's seat and settles the magazine. */
export async function leaveRoom(services: RoomServices, player: string): Promise<void> {
  const room = services.rooms.of(player);
  if (room) await settleMagazine(services, player, room, services.rooms.leave(player));
  services.awaySince.delete(player);
}

/** After a crash: settles each open magazine by its stored state. */
export async function settleAbandonedMagazines(studio: Studio): Promise<void> {
  for (const bet of studio.open('fish')) {
    const result = abandonedResult(bet);
    if (result.detail.valid_bet === 0) await studio.cancel(bet.id, result.detail);
    else await studio.settle(bet.id, result);
  }
}

/** Advances the shots of a room and settles empty magazines. */
export async function advanceRoom(services: RoomServices, room: Room): Promise<void> {
  await advanceFlights(room);
  for (const seat of seatedIn(room)) {
    const { magazine } = seat;
    if (magazine?.flying.size === 0 && creditOf(magazine) < room.settings.basePrice)
      await settleMagazine(services, seat.player, room, unload(room, seat));
  }
}

/** Frees the seats of disconnected players and settles idle magazines. */
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
