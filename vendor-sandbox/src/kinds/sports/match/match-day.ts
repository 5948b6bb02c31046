import type { Score } from '../rules/leg';
import { fixtureOf, fixturesAround } from './fixture';
import { advanceMatch, callOff, endMatch, isOver, kickOff, type Match, priceMatch, scheduleMatch } from './match';

/** What is stored of matches; everything else follows from the clock. */
export type MatchEntry =
  | { readonly do: 'kick-off'; readonly id: string; readonly seed: string }
  | { readonly do: 'end'; readonly id: string; readonly score: Score }
  | { readonly do: 'off'; readonly id: string }
  /** A result that was wrong; null: the match does not count. */
  | { readonly do: 'corrected'; readonly id: string; readonly score: Score | null };

export interface MatchDayParts {
  readonly now: () => number;
  /** How much faster than the plan matches are played. */
  readonly speed: number;
  /** An unpredictable seed. */
  readonly newSeed: () => string;
  /** On the disk when it returns. */
  readonly write: (entry: MatchEntry) => Promise<void>;
  /** What was written before, oldest first. */
  readonly storedEntries: readonly MatchEntry[];
}

/** `undefined`: not over yet; null: never played, bets are void. */
export type Result = Score | null | undefined;

/** All matches, from their first price to their result. */
export interface MatchDay {
  /** Advances the matches to now. @returns changed matches, and ids of those that are no longer listed */
  tick(): Promise<{ readonly changed: readonly Match[]; readonly removedIds: readonly string[] }>;
  /** Listed matches by kick-off. */
  visibleMatches(): Match[];
  match(id: string): Match | undefined;
  result(id: string): Result;
  /** Replaces a result. @returns false when the match has none yet */
  correct(id: string, score: Score | null): Promise<boolean>;
  /** Matches whose result was replaced. */
  corrected(): ReadonlySet<string>;
}

/** Final scores as stored; a later one replaces an earlier. */
function createResults(write: MatchDayParts['write'], storedEntries: readonly MatchEntry[]) {
  const scores = new Map<string, Score | null>();
  const corrected = new Set<string>();
  const apply = (entry: MatchEntry) => {
    if (entry.do !== 'kick-off') scores.set(entry.id, entry.do === 'off' ? null : entry.score);
    if (entry.do === 'corrected') corrected.add(entry.id);
  };
  storedEntries.forEach(apply);
  return {
    async record(entry: MatchEntry) {
      await write(entry);
      apply(entry);
    },
    has: (id: string) => scores.has(id),
    get: (id: string) => scores.get(id),
    corrected: () => corrected,
  };
}

/** Matches that were running when the process stopped. */
function resumedMatches(storedEntries: readonly MatchEntry[], hasResult: (id: string) => boolean): Map<string, Match> {
  const matches = new Map<string, Match>();
  for (const entry of storedEntries) {
    const fixture = entry.do === 'kick-off' && !hasResult(entry.id) ? fixtureOf(entry.id) : null;
    if (entry.do === 'kick-off' && fixture) matches.set(entry.id, kickOff(scheduleMatch(fixture), entry.seed));
  }
  return matches;
}

/** A match whose kick-off was missed by more is called off. */
const KICK_OFF_GRACE_MS = 8000;
const REPRICE_MS = 1000;
/** How long a result stays on the board, at simulation speed 1. */
const RESULT_DISPLAYED_MS = 120_000;

export function createMatchDay({ now, speed, newSeed, write, storedEntries }: MatchDayParts): MatchDay {
  const results = createResults(write, storedEntries);
  const matches = resumedMatches(storedEntries, results.has);
  const pricedAtMs = new Map<string, number>();

  const finish = async (match: Match, score: Score | null) => {
    const { id } = match.fixture;
    await results.record(score ? { do: 'end', id, score } : { do: 'off', id });
    return score ? endMatch(match, score) : callOff(match);
  };

  const updateMatch = async (match: Match): Promise<Match> => {
    const { id, kickOffMs } = match.fixture;
    const sinceMs = now() - kickOffMs;
    if (match.state === 'scheduled' && sinceMs >= 0) {
      if (sinceMs > KICK_OFF_GRACE_MS) return finish(match, null);
      const seed = newSeed();
      await write({ do: 'kick-off', id, seed });
      return kickOff(match, seed);
    }
    if (match.state !== 'live') return match;
    const happened = match.standing.happened.length;
    const next = advanceMatch(match, sinceMs * speed);
    if (isOver(next)) return finish(next, next.standing.score);
    const isRepricingDue = now() - (pricedAtMs.get(id) ?? 0) >= REPRICE_MS;
    if (!isRepricingDue && next.standing.happened.length === happened && next.suspended === match.suspended)
      return match;
    pricedAtMs.set(id, now());
    return priceMatch(next);
  };

  const isStale = ({ state, fixture, script }: Match): boolean =>
    (state === 'ended' || state === 'off') &&
    now() > fixture.kickOffMs + ((script?.endsAtMs ?? 0) + RESULT_DISPLAYED_MS) / speed;

  return {
    async tick() {
      const changed: Match[] = [];
      for (const fixture of fixturesAround(now(), speed)) {
        if (matches.has(fixture.id) || results.has(fixture.id)) continue;
        const match = scheduleMatch(fixture);
        matches.set(fixture.id, match);
        changed.push(match);
      }
      const removedIds: string[] = [];
      for (const [id, match] of matches) {
        const next = await updateMatch(match);
        if (next !== match) changed.push(next);
        matches.set(id, next);
        if (!isStale(next)) continue;
        matches.delete(id);
        pricedAtMs.delete(id);
        removedIds.push(id);
      }
      return { changed, removedIds };
    },
    visibleMatches: () => [...matches.values()].sort((a, b) => a.fixture.kickOffMs - b.fixture.kickOffMs),
    match: (id) => matches.get(id),
    result(id) {
      if (results.has(id)) return results.get(id);
      const fixture = fixtureOf(id);
      // A past kick-off without an entry: the process was down at that time.
      const isMissed = !matches.has(id) && (!fixture || now() > fixture.kickOffMs + KICK_OFF_GRACE_MS);
      return isMissed ? null : undefined;
    },
    async correct(id, score) {
      if (!results.has(id)) return false;
      await results.record({ do: 'corrected', id, score });
      const visibleMatches = matches.get(id);
      if (visibleMatches) matches.set(id, score ? endMatch(visibleMatches, score) : callOff(visibleMatches));
      return true;
    },
    corrected: results.corrected,
  };
}
