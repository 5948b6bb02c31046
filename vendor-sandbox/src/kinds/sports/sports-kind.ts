import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { vendorsOf } from '../../game-lists/vendors';
import type { GameKind, PlaySession, Studio } from '../../studio/studio';
import { createEventStreams } from '../event-streams';
import { openStoredResults } from '../stored-results';
import type { KindParts } from '../kind-parts';
import { startPoller } from '../poller';
import { ticketOf } from './book/round-detail';
import { createTickets, KIND } from './book/tickets';
import { fixtureOf } from './match/fixture';
import { createMatchDay, type MatchEntry } from './match/match-day';
import type { Match } from './match/match';
import { type MatchView, viewOf } from './match-view';
import { type OpenBook, sportsRoutes, type TitleType } from './sports-routes';

interface SportsEvents {
  readonly board: { readonly sentAt: string; readonly matches: readonly MatchView[] };
  readonly matches: { readonly changed: readonly MatchView[]; readonly gone: readonly string[] };
  /** Something of the player's has ended. */
  readonly tickets: Record<string, never>;
}

const points = z.number().int().min(0).max(2_000);
/** `score` null: the match does not count. */
const correctionSchema = z.strictObject({
  match: z.string().max(32),
  score: z.strictObject({ home: points, away: points }).nullable(),
});

const TICK_MS = 250;
const SWEEP_MS = 2000;

const esportsVendors = new Set(vendorsOf('esports'));

/** Vendors of e-sports sell e-sports alone, the others sports alone. */
const typeOf = ({ vendor }: PlaySession): TitleType => (esportsVendors.has(vendor) ? 'esports' : 'sports');

/** Sports and e-sports: simulated matches on a clock of their own, bets at live prices, settlement by the results. */
export function sportsKind({ stateFolder, speed }: KindParts): GameKind {
  const streams = createEventStreams<SportsEvents>();
  const typeByStream = new Map<string, TitleType>();
  let parts: (OpenBook & { readonly close: () => Promise<void> }) | null = null;

  let sweptAtMs = 0;

  const open = () => {
    if (!parts) throw new Error('the book is not open');
    return parts;
  };
  const boardOf = (type: TitleType): MatchView[] =>
    open()
      .day.visibleMatches()
      .filter(({ fixture }) => fixture.title.type === type)
      .map(viewOf);

  const broadcast = (changed: readonly Match[], gone: readonly string[]) => {
    for (const [session, type] of typeByStream) {
      if (!streams.isOpen(session)) typeByStream.delete(session);
      const ownMatches = changed.filter(({ fixture }) => fixture.title.type === type).map(viewOf);
      if (ownMatches.length > 0 || gone.length > 0) streams.send(session, 'matches', { changed: ownMatches, gone });
      if (ownMatches.some(({ state }) => state === 'ended' || state === 'off')) streams.send(session, 'tickets', {});
    }
  };

  /** Settles whenever a match is decided, and regularly bets that were accepted while their match ended. */
  const tick = async () => {
    const { day, tickets } = open();
    const { changed, removedIds } = await day.tick();
    const isDecided = changed.some(({ state }) => state === 'ended' || state === 'off');
    if (isDecided || Date.now() - sweptAtMs >= SWEEP_MS) {
      sweptAtMs = Date.now();
      await tickets.settleDecided();
    }
    broadcast(changed, removedIds);
  };
  let stopPoller = () => {};

  return {
    name: KIND,
    async start(studio) {
      const { storedEntries, write, close } = await openMatchResults(studio, stateFolder);
      const day = createMatchDay({
        now: Date.now,
        speed,
        newSeed: () => randomBytes(32).toString('hex'),
        write,
        storedEntries,
      });
      parts = { studio, day, close, tickets: createTickets(studio, day, { now: Date.now, typeOf }) };
      await parts.tickets.reverseCorrected();
      await tick();
      stopPoller = startPoller(TICK_MS, tick, (err) => studio.log.error({ err }, 'a step of the matches failed'));
    },
    routes: (scope) =>
      sportsRoutes(scope, open(), {
        speed,
        typeOf,
        boardOf,
        watch(session, reply) {
          streams.open(session.id, reply);
          typeByStream.set(session.id, typeOf(session));
          const matches = boardOf(typeOf(session));
          streams.send(session.id, 'board', { sentAt: new Date().toISOString(), matches });
        },
      }),
    correct: (body) => correctResult(open(), body, (match) => broadcast([match], [])),
    async stop() {
      stopPoller();
      streams.close();
      await parts?.close();
    },
  };
}

const openMatchResults = (studio: Studio, stateFolder: string) =>
  openStoredResults<MatchEntry>({
    studio,
    kind: KIND,
    journalFile: join(stateFolder, 'matches.jsonl'),
    subjectOf: ({ id }) => id,
    subjectsOf: (bet) => ticketOf(bet).legs.map(({ match }) => match),
    atMs: (match) => fixtureOf(match)?.kickOffMs ?? null,
  });

/** Replaces a result and settles its bets again. @param broadcast sends the corrected match */
async function correctResult(
  { day, tickets }: OpenBook,
  body: unknown,
  broadcast: (match: Match) => void,
): Promise<number | null> {
  const { match, score } = correctionSchema.parse(body);
  if (!(await day.correct(match, score))) return null;
  const reversed = await tickets.reverseCorrected();
  await tickets.settleDecided();
  const currentMatch = day.match(match);
  if (currentMatch) broadcast(currentMatch);
  return reversed;
}
