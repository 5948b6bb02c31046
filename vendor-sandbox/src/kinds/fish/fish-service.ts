import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import { derivedId } from '../derived-id';
import type { EventStreams } from '../event-streams';
import { basePriceOf, DEPTHS, type Depth } from './cannon';
import { fire, type RefusedShot } from './firing';
import type { FishOffer, loadSchema, MagazineView, RoomEvents, shotsSchema } from './fish-messages';
import { endOf, endOfLeft, roundOf } from './fish-round';
import { createFishRooms } from './fish-rooms';
import { tick } from './flying';
import { creditOf, loadedMagazine, type Magazine } from './magazine';
import { magazineView, type Room, seatedIn, seatOf, show } from './room';
import { load, sit, unload } from './seating';

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

/** A seat is kept this long without a connection. */
const AWAY_MS = 30_000;
/** A magazine that is not used for this long is settled. */
const UNUSED_MS = 120_000;

export type FishService = ReturnType<typeof createFishService>;

/** The rooms with money in them. A magazine is a bet: taken before its first shot, settled with whatever was not shot. */
export function createFishService({ studio, streams, gameOf, now = Date.now }: ServiceParts) {
  const rooms = createFishRooms({ draw: randomInt, now, send: streams.send }, ({ settings }, magazine) =>
    studio.note(magazine.betId, { ...roundOf(settings, magazine) }),
  );
  const awaySince = new Map<string, number>();
  const loading = new Set<string>();

  const settle = async (player: string, { settings }: Room, magazine: Magazine | null): Promise<void> => {
    if (!magazine) return;
    const end = endOf(settings, magazine);
    // Nothing was shot: the stake goes back as if it had never been taken.
    if (magazine.spent === 0) await studio.cancel(magazine.betId, end.detail);
    else await studio.settle(magazine.betId, end);
    streams.send(player, 'magazine', magazineView(magazine, end.payout));
  };

  const leave = async (player: string): Promise<void> => {
    const room = rooms.of(player);
    if (room) await settle(player, room, rooms.leave(player));
    awaySince.delete(player);
  };

  const advance = async (room: Room): Promise<void> => {
    await tick(room);
    for (const seat of seatedIn(room)) {
      const { magazine } = seat;
      if (magazine?.flying.size === 0 && creditOf(magazine) < room.settings.basePrice)
        await settle(seat.player, room, unload(room, seat));
    }
  };

  const kindOf = (session: PlaySession, depth: Depth) => ({ ...session, ...gameOf(session), depth });

  return {
    /** What a stopped process left: each magazine is ended by what was written down with it. */
    async restore(): Promise<void> {
      for (const bet of studio.open('fish')) {
        const end = endOfLeft(bet);
        if (end.payout === bet.stake && end.detail.valid_bet === 0) await studio.cancel(bet.id, end.detail);
        else await studio.settle(bet.id, end);
      }
    },
    offer(session: PlaySession): FishOffer {
      const { minBet, returnBp } = gameOf(session);
      const depths = DEPTHS.map((depth) => ({
        depth,
        basePrice: basePriceOf(depth, minBet),
        players: rooms.count(kindOf(session, depth)),
      }));
      return { returnBp, depths };
    },
    /** Takes a seat; who sits at another depth leaves that first. */
    async join(session: PlaySession, depth: Depth): Promise<void> {
      const current = rooms.of(session.id);
      if (current?.settings.depth !== depth) {
        await leave(session.id);
        sit(rooms.withFreeSeat(kindOf(session, depth)), session.id);
      }
      awaySince.set(session.id, now());
      this.show(session);
    },
    /** Shows a player who has just connected how everything stands. */
    show({ id }: PlaySession): void {
      const room = rooms.of(id);
      const seat = room && seatOf(room, id);
      if (seat) show(room, seat);
    },
    /** Buys a magazine; what is left of the one before is settled first. */
    async load(
      session: PlaySession,
      wish: z.infer<typeof loadSchema>,
    ): Promise<{ magazine: MagazineView; balance: number }> {
      const room = rooms.of(session.id);
      const seat = room && seatOf(room, session.id);
      if (!seat) throw new StudioRefusal(409, 'not_seated');
      const id = derivedId(session.id, wish.intent);
      if (studio.find(id) || loading.has(session.id)) throw new StudioRefusal(409, 'repeated');
      loading.add(session.id);
      try {
        await settle(session.id, room, unload(room, seat));
        const { depth, basePrice, returnBp } = room.settings;
        const stake = basePrice * wish.level * wish.shots;
        const magazine = loadedMagazine(id, stake);
        const detail = { ...roundOf(room.settings, magazine), depth, returnBp };
        const answer = await studio.bet(session, { id, round: id, stake, detail });
        if (!answer.taken) throw new StudioRefusal(402, answer.reason);
        // The player may have left while the wallet was asked.
        if (seatOf(room, session.id) !== seat) {
          await studio.cancel(id);
          throw new StudioRefusal(409, 'not_seated');
        }
        load(room, seat, magazine, wish.level);
        return { magazine: magazineView(magazine), balance: answer.balance };
      } finally {
        loading.delete(session.id);
      }
    },
    fire({ id }: PlaySession, { magazine, shots }: z.infer<typeof shotsSchema>): { refused: RefusedShot[] } {
      const room = rooms.of(id);
      const refused = room ? fire(room, id, magazine, shots) : [];
      if (!room) throw new StudioRefusal(409, 'not_seated');
      if (refused.length > 0) studio.log.warn({ session: id, magazine, refused }, 'shots refused');
      return { refused };
    },
    leave: ({ id }: PlaySession) => leave(id),
    /** Lets all shots fly on, and settles magazines that are empty. */
    async tick(): Promise<void> {
      await Promise.all([...rooms.all()].map(advance));
    },
    /** Frees the seats of players who are gone, and settles magazines that nobody uses. */
    async sweep(): Promise<void> {
      for (const room of [...rooms.all()])
        for (const seat of seatedIn(room)) {
          const { player } = seat;
          if (streams.isOpen(player)) awaySince.delete(player);
          else if (!awaySince.has(player)) awaySince.set(player, now());
          if (now() - (awaySince.get(player) ?? now()) > AWAY_MS) await leave(player);
          else if (now() - seat.usedAt > UNUSED_MS) await settle(player, room, unload(room, seat));
        }
    },
    /** Settles all magazines: the house closes. */
    async close(): Promise<void> {
      for (const room of [...rooms.all()]) for (const { player } of seatedIn(room)) await leave(player);
    },
  };
}
