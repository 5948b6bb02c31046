import type { z } from 'zod';
import { type PlaySession, StudioRefusal } from '../../studio/studio';
import { derivedId } from '../derived-id';
import type { loadSchema, MagazineView } from './fish-messages';
import { roundOf } from './round-detail';
import { type RoomServices, settleMagazine } from './room-services';
import { createMagazine } from './magazine';
import { magazineView, type Room, type Seat, seatOf } from './room';
import { load, unload } from './seats';

export interface BoughtMagazine {
  readonly magazine: MagazineView;
  readonly balance: number;
}

/** Sells magazines: one bet each, its stake is taken before the first shot. */
export function createMagazineShop(services: RoomServices) {
  const pendingSessions = new Set<string>();

  const buy = async (
    session: PlaySession,
    room: Room,
    seat: Seat,
    request: z.infer<typeof loadSchema>,
  ): Promise<BoughtMagazine> => {
    const { studio } = services;
    const id = derivedId(session.id, request.intent);
    if (studio.find(id)) throw new StudioRefusal(409, 'repeated');
    await settleMagazine(services, session.id, room, unload(room, seat));
    const stake = room.settings.basePrice * request.level * request.shots;
    const magazine = createMagazine(id, stake);
    const answer = await studio.bet(session, { id, round: id, stake, detail: { ...roundOf(room.settings, magazine) } });
    if (!answer.accepted) throw new StudioRefusal(402, answer.reason);
    // The player may have left during the wallet call.
    if (seatOf(room, session.id) !== seat) {
      await studio.cancel(id);
      throw new StudioRefusal(409, 'not_seated');
    }
    load(room, seat, magazine, request.level);
    return { magazine: magazineView(magazine), balance: answer.balance };
  };

  /** Buys a magazine; the previous one is settled first. */
  return async (session: PlaySession, request: z.infer<typeof loadSchema>): Promise<BoughtMagazine> => {
    const room = services.rooms.of(session.id);
    const seat = room && seatOf(room, session.id);
    if (!seat) throw new StudioRefusal(409, 'not_seated');
    if (pendingSessions.has(session.id)) throw new StudioRefusal(409, 'repeated');
    pendingSessions.add(session.id);
    try {
      return await buy(session, room, seat, request);
    } finally {
      pendingSessions.delete(session.id);
    }
  };
}
