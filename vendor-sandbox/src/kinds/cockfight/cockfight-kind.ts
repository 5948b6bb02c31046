import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { vendorsOf } from '../../game-lists/vendors';
import type { GameKind, PlaySession, Studio } from '../../studio/studio';
import { createEventStreams } from '../event-streams';
import { openKeptResults } from '../kept-results';
import type { KindParts } from '../kind-parts';
import { createTurns } from '../turns';
import { cockfightRoutes } from './cockfight-routes';
import { fightClock } from './fight';
import { type FightView, fightView } from './fight-view';
import { limitsOf } from './limits';
import { drawWinner, SIDES } from './pool';
import type { FightEntry } from './fight-book';
import { createRings, type Rings } from './ring';
import { type FightBet, KIND } from './ring-parts';

interface CockfightEvents {
  readonly fight: FightView;
}

/** `winner` null: the fight does not count. */
const correctionSchema = z.strictObject({ fight: z.string().max(40), winner: z.enum(SIDES).nullable() });

const TICK_MS = 250;
const PRICES_EVERY_MS = 1000;
const vendors = vendorsOf('cockfight');

/** Cockfights with pools: timed fights on each vendor's ring, live prices, results drawn by the server. */
export function cockfightKind({ stateFolder, speed }: KindParts): GameKind {
  const streams = createEventStreams<CockfightEvents>();
  const watching = new Map<string, PlaySession>();
  let parts: { studio: Studio; rings: Rings; close: () => Promise<void> } | null = null;
  let pricesAtMs = 0;

  const running = () => {
    if (!parts) throw new Error('the rings are not open');
    return parts;
  };
  const view = (session: PlaySession) => fightView(running().rings, session, Date.now());

  const tick = async () => {
    const changed = await running().rings.tick(vendors);
    const isPricesDue = Date.now() - pricesAtMs >= PRICES_EVERY_MS;
    if (isPricesDue) pricesAtMs = Date.now();
    for (const [id, session] of watching) {
      if (!streams.isOpen(id)) watching.delete(id);
      else if (isPricesDue || changed.includes(session.vendor)) streams.send(id, 'fight', view(session));
    }
  };
  const turns = createTurns(TICK_MS, tick, (err) => running().studio.log.error({ err }, 'the fights did not go on'));

  return {
    name: KIND,
    async start(studio) {
      const clock = fightClock(speed);
      const { written, write, close } = await openKeptResults<FightEntry>({
        studio,
        kind: KIND,
        journalFile: join(stateFolder, 'fights.jsonl'),
        subjectOf: ({ fight }) => fight,
        subjectsOf: ({ detail }) => [(detail as FightBet).fight],
        atMs: clock.endOf,
      });
      const rings = createRings({
        studio,
        written,
        now: Date.now,
        clock,
        draw: () => drawWinner(randomInt),
        write,
        houseStakeOf: (currency) => limitsOf(currency).houseStake,
      });
      parts = { studio, rings, close };
      await rings.takeBackCorrected();
      await tick();
      turns.start();
    },
    routes: (scope) =>
      cockfightRoutes(scope, running(), view, (session, reply) => {
        streams.open(session.id, reply);
        watching.set(session.id, session);
        streams.send(session.id, 'fight', view(session));
      }),
    async correct(body) {
      const { fight, winner } = correctionSchema.parse(body);
      return running().rings.correct(fight, winner);
    },
    async stop() {
      turns.stop();
      streams.close();
      await parts?.close();
    },
  };
}
