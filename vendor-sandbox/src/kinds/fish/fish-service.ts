import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import type { EventStreams } from '../event-streams';
import { createMagazineShop } from './magazine-shop';
import { basePriceOf, DEPTHS, type Depth } from './cannon';
import { fire, type RefusedShot } from './fire-shots';
import type { FishOffer, RoomEvents, shotsSchema } from './fish-messages';
import { roundOf } from './round-detail';
import { createFishRooms } from './fish-rooms';
import { advanceRoom, settleAbandonedMagazines, type RoomServices, leaveRoom, sweepRooms } from './room-services';
import { seatedIn, seatOf, sendRoom } from './room';
import { sit } from './seats';

/** The game of a session, as its vendor lists it. */
export interface FishGame {
  /** Smallest shot, the wallet's integers. */
  readonly minBet: number;
  readonly returnBp: number;
}

interface ServiceParts {
  readonly studio: Studio;
  readonly streams: EventStreams<RoomEvents>;
  readonly gameOf: (session: PlaySession) => FishGame;
  readonly now?: () => number;
}

export type FishService = ReturnType<typeof createFishService>;

/** The rooms with money in them. A magazine is a bet: taken before its first shot, settled with whatever was not shot. */
export function createFishService({ studio, streams, gameOf, now = Date.now }: ServiceParts) {
  const rooms = createFishRooms({ draw: randomInt, now, send: streams.send }, ({ settings }, magazine) =>
    studio.note(magazine.betId, { ...roundOf(settings, magazine) }),
  );
  const services: RoomServices = { studio, streams, rooms, now, awaySince: new Map() };
  const kindOf = (session: PlaySession, depth: Depth) => ({ ...session, ...gameOf(session), depth });
  /** Sends the complete state to a player who has just connected. */
  const showRoom = ({ id }: PlaySession): void => {
    const room = rooms.of(id);
    const seat = room && seatOf(room, id);
    if (seat) sendRoom(room, seat);
  };

  return {
    restore: () => settleAbandonedMagazines(studio),
    show: showRoom,
    load: createMagazineShop(services),
    offer(session: PlaySession): FishOffer {
      const { minBet, returnBp } = gameOf(session);
      const depths = DEPTHS.map((depth) => ({
        depth,
        basePrice: basePriceOf(depth, minBet),
        players: rooms.count(kindOf(session, depth)),
      }));
      return { returnBp, depths };
    },
    /** Takes a seat; leaves a room of another depth first. */
    async join(session: PlaySession, depth: Depth): Promise<void> {
      if (rooms.of(session.id)?.settings.depth !== depth) {
        await leaveRoom(services, session.id);
        sit(rooms.withFreeSeat(kindOf(session, depth)), session.id);
      }
      services.awaySince.set(session.id, now());
      showRoom(session);
    },
    fire({ id }: PlaySession, { magazine, shots }: z.infer<typeof shotsSchema>): { refused: RefusedShot[] } {
      const room = rooms.of(id);
      if (!room) throw new StudioRefusal(409, 'not_seated');
      const refusedShots = fire(room, id, magazine, shots);
      if (refusedShots.length > 0) studio.log.warn({ session: id, magazine, refused: refusedShots }, 'shots refused');
      return { refused: refusedShots };
    },
    leave: ({ id }: PlaySession) => leaveRoom(services, id),
    async tick(): Promise<void> {
      await Promise.all([...rooms.all()].map((room) => advanceRoom(services, room)));
    },
    sweep: () => sweepRooms(services),
    /** On shutdown: settles all magazines. */
    async close(): Promise<void> {
      for (const room of [...rooms.all()]) for (const { player } of seatedIn(room)) await leaveRoom(services, player);
    },
  };
}
