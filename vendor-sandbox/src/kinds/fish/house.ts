import type { Studio } from '../../studio/studio';
import type { EventStreams } from '../event-streams';
import type { RoomEvents } from './fish-messages';
import { endOf, endOfLeft } from './fish-round';
import type { FishRooms } from './fish-rooms';
import { tick } from './flying';
import { creditOf, type Magazine } from './magazine';
import { magazineView, type Room, seatedIn } from './room';
import { unload } from './seating';

/** A seat is kept this long without a connection. */
const AWAY_MS = 30_000;
/** A magazine that is not used for this long is settled. */
const UNUSED_MS = 120_000;

/** What the rooms and their money stand on. */
export interface House {
  readonly studio: Studio;
  readonly streams: EventStreams<RoomEvents>;
  readonly rooms: FishRooms;
  readonly now: () => number;
  /** Since when players have no connection. */
  readonly awaySince: Map<string, number>;
}

/** Pays a magazine out that has been taken out of its cannon. */
export async function settle(
  { studio, streams }: House,
  player: string,
  room: Room,
  magazine: Magazine | null,
): Promise<void> {
  if (!magazine) return;
  const end = endOf(room.settings, magazine);
  // Nothing was shot: the stake goes back as if it had never been taken.
  if (magazine.spent === 0) await studio.cancel(magazine.betId, end.detail);
  else await studio.settle(magazine.betId, end);
  streams.send(player, 'magazine', magazineView(magazine, end.payout));
}

/** Frees a player's seat and settles what is in the cannon. */
export async function leaveRoom(house: House, player: string): Promise<void> {
  const room = house.rooms.of(player);
  if (room) await settle(house, player, room, house.rooms.leave(player));
  house.awaySince.delete(player);
}

/** What a stopped process left: each magazine is ended by what was written down with it. */
export async function endLeftMagazines(studio: Studio): Promise<void> {
  for (const bet of studio.open('fish')) {
    const end = endOfLeft(bet);
    if (end.detail.valid_bet === 0) await studio.cancel(bet.id, end.detail);
    else await studio.settle(bet.id, end);
  }
}

/** Lets the shots of a room fly on, and settles magazines that are empty. */
export async function advance(house: House, room: Room): Promise<void> {
  await tick(room);
  for (const seat of seatedIn(room)) {
    const { magazine } = seat;
    if (magazine?.flying.size === 0 && creditOf(magazine) < room.settings.basePrice)
      await settle(house, seat.player, room, unload(room, seat));
  }
}

/** Frees the seats of players who are gone, and settles magazines that nobody uses. */
export async function sweep(house: House): Promise<void> {
  const { rooms, streams, awaySince, now } = house;
  for (const room of [...rooms.all()])
    for (const seat of seatedIn(room)) {
      const { player } = seat;
      if (streams.isOpen(player)) awaySince.delete(player);
      else if (!awaySince.has(player)) awaySince.set(player, now());
      if (now() - (awaySince.get(player) ?? now()) > AWAY_MS) await leaveRoom(house, player);
      else if (now() - seat.usedAt > UNUSED_MS) await settle(house, player, room, unload(room, seat));
    }
}
