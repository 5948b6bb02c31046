import type { z } from 'zod';
import { type PlaySession, StudioRefusal } from '../../studio/studio';
import { derivedId } from '../derived-id';
import type { loadSchema, MagazineView } from './fish-messages';
import { roundOf } from './fish-round';
import { type House, settle } from './house';
import { loadedMagazine } from './magazine';
import { magazineView, type Room, type Seat, seatOf } from './room';
import { load, unload } from './seating';

export interface Bought {
  readonly magazine: MagazineView;
  readonly balance: number;
}

/** Sells magazines: one bet each, its stake taken before it is in the cannon. */
export function createShop(house: House) {
  const loading = new Set<string>();

  const buy = async (
    session: PlaySession,
    room: Room,
    seat: Seat,
    wish: z.infer<typeof loadSchema>,
  ): Promise<Bought> => {
    const { studio } = house;
    const id = derivedId(session.id, wish.intent);
    if (studio.find(id)) throw new StudioRefusal(409, 'repeated');
    await settle(house, session.id, room, unload(room, seat));
    const stake = room.settings.basePrice * wish.level * wish.shots;
    const magazine = loadedMagazine(id, stake);
    const answer = await studio.bet(session, { id, round: id, stake, detail: { ...roundOf(room.settings, magazine) } });
    if (!answer.taken) throw new StudioRefusal(402, answer.reason);
    // The player may have left while the wallet was asked.
    if (seatOf(room, session.id) !== seat) {
      await studio.cancel(id);
      throw new StudioRefusal(409, 'not_seated');
    }
    load(room, seat, magazine, wish.level);
    return { magazine: magazineView(magazine), balance: answer.balance };
  };

  /** Buys a magazine; what is left of the one before is settled first. */
  return async (session: PlaySession, wish: z.infer<typeof loadSchema>): Promise<Bought> => {
    const room = house.rooms.of(session.id);
    const seat = room && seatOf(room, session.id);
    if (!seat) throw new StudioRefusal(409, 'not_seated');
    if (loading.has(session.id)) throw new StudioRefusal(409, 'repeated');
    loading.add(session.id);
    try {
      return await buy(session, room, seat, wish);
    } finally {
      loading.delete(session.id);
    }
  };
}
