import { type MainLines, type Market, mainLines, marketsOf } from '../model/markets';
import { type MatchEvent, NOT_BEGUN, type Script, type Standing, standingAt } from '../model/model';
import type { Score } from '../rules/leg';
import type { Fixture } from './fixture';
import { seededRandom } from './seeded-random';

/** scheduled: bets before kick-off; live: under way; ended: with a score; off: never played, bets are void. */
export type MatchState = 'scheduled' | 'live' | 'ended' | 'off';

/** A match of the server: its script is drawn at kick-off; clients see only what has happened. */
export interface Match {
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly script: Script | null;
  readonly standing: Standing;
  readonly lines: MainLines | null;
  readonly markets: readonly Market[];
  /** No bets: something has just happened. */
  readonly suspended: boolean;
}

export function scheduleMatch(fixture: Fixture): Match {
  return priceMatch({
    fixture,
    state: 'scheduled',
    script: null,
    standing: NOT_BEGUN,
    lines: null,
    markets: [],
    suspended: false,
  });
}

export const kickOff = (match: Match, seed: string): Match =>
  priceMatch({
    ...match,
    state: 'live',
    script: match.fixture.title.model.draw(match.fixture.strengths, seededRandom(seed)),
  });

export const endMatch = (match: Match, score: Score): Match => ({
  ...match,
  state: 'ended',
  standing: { ...match.standing, score },
  markets: [],
  suspended: false,
});

export const callOff = (match: Match): Match => ({ ...match, state: 'off', markets: [], suspended: false });

/** A live match after so much play, at simulation speed 1; its prices are those of before. */
export function advanceMatch(match: Match, playedMs: number): Match {
  if (!match.script) return match;
  const standing = standingAt(match.script, playedMs);
  const last = standing.happened.findLast(haltsBetting);
  const suspended = last !== undefined && standing.playedMs - last.atMs < match.fixture.title.suspendMs;
  return { ...match, standing, suspended };
}

export const isOver = ({ script, standing }: Match): boolean => script !== null && standing.playedMs >= script.endsAtMs;

/** Whether an event suspends betting; single runs and dot balls do not. */
const haltsBetting = ({ what, points }: MatchEvent): boolean => what !== 'dot' && (what !== 'runs' || points >= 4);

/** Updates the prices to the current state. */
export function priceMatch(match: Match): Match {
  const { model, offer } = match.fixture.title;
  if (match.standing.playedMs >= model.closesAtMs) return { ...match, markets: [] };
  const outlook = model.outlook(match.fixture.strengths, match.standing);
  const lines = mainLines(outlook, offer, match.lines);
  return { ...match, lines, markets: marketsOf(outlook, offer, lines, match.state === 'scheduled') };
}
