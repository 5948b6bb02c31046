import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { vendorsOf } from '../../game-lists/vendors';
import type { GameKind, PlaySession, Studio } from '../../studio/studio';
import { createEventStreams } from '../event-streams';
import { openStoredResults } from '../stored-results';
import type { KindParts } from '../kind-parts';
import { startPoller } from '../poller';
import { cockfightRoutes } from './cockfight-routes';
import { fightClock } from './fight';
import { type FightView, fightView } from './fight-view';
import { limitsOf } from './limits';
import { drawWinner, SIDES } from './pool';
import type { FightEntry } from './fight-book';
import { createRings, type Rings } from './ring';
import { KIND } from './ring-parts';
import { fightBetOf } from './round-detail';

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
  const sessionsByStream = new Map<string, PlaySession>();
  let parts: { studio: Studio; rings: Rings; close: () => Promise<void> } | null = null;
  let pricesAtMs = 0;

  const open = () => {
    if (!parts) throw new Error('the rings are not open');
    return parts;
  };
  const view = (session: PlaySession) => fightView(open().rings, session, Date.now());

  const tick = async () => {
    const changed = await open().rings.tick(vendors);
    const isPricesDue = Date.now() - pricesAtMs >= PRICES_EVERY_MS;
    if (isPricesDue) pricesAtMs = Date.now();
    for (const [id, session] of sessionsByStream) {
      if (!streams.isOpen(id)) sessionsByStream.delete(id);
      else if (isPricesDue || changed.includes(session.vendor)) streams.send(id, 'fight', view(session));
    }
  };
  let stopPoller = () => {};

  return {
    name: KIND,
    async start(studio) {
      const clock = fightClock(speed);
      const { storedEntries, write, close } = await openStoredResults<FightEntry>({
        studio,
        kind: KIND,
        journalFile: join(stateFolder, 'fights.jsonl'),
        subjectOf: ({ fight }) => fight,
        subjectsOf: (bet) => [fightBetOf(bet).fight],
        atMs: clock.endOf,
      });
      const rings = createRings({
        studio,
        storedEntries,
        now: Date.now,
        clock,
        draw: () => drawWinner(randomInt),
        write,
        houseStakeOf: (currency) => limitsOf(currency).houseStake,
      });
      parts = { studio, rings, close };
      await rings.reverseCorrected();
      await tick();
      stopPoller = startPoller(TICK_MS, tick, (err) => studio.log.error({ err }, 'a step of the fights failed'));
    },
    routes: (scope) =>
      cockfightRoutes(scope, open(), view, (session, reply) => {
        streams.open(session.id, reply);
        sessionsByStream.set(session.id, session);
        streams.send(session.id, 'fight', view(session));
      }),
    async correct(body) {
      const { fight, winner } = correctionSchema.parse(body);
      return open().rings.correct(fight, winner);
    },
    async stop() {
      stopPoller();
      streams.close();
      await parts?.close();
    },
  };
}
