import type { MatchView } from '../../src/kinds/sports/match-view';
import type { Pick } from '../../src/kinds/sports/rules/leg';

/** What the book says when it is opened. Amounts in 1/100,000 of the currency unit. */
export interface Board {
  readonly type: 'sports' | 'esports';
  readonly sentAt: string;
  readonly speed: number;
  readonly limits: {
    readonly minStake: number;
    readonly maxStake: number;
    readonly maxPayout: number;
    readonly mostLegs: number;
  };
  readonly margin: {
    readonly '1x2': number;
    readonly winner: number;
    readonly handicap: number;
    readonly total: number;
  };
  readonly matches: readonly MatchView[];
}

/** The board with what has changed since. */
export function updated(
  matches: readonly MatchView[],
  changed: readonly MatchView[],
  gone: readonly string[],
): readonly MatchView[] {
  const fresh = new Map(changed.map((match) => [match.id, match]));
  const kept = matches.filter(({ id }) => !gone.includes(id)).map((match) => fresh.get(match.id) ?? match);
  const known = new Set(kept.map(({ id }) => id));
  const added = changed.filter(({ id }) => !known.has(id));
  return added.length === 0
    ? kept
    : [...kept, ...added].sort((a, b) => Date.parse(a.kickOffAt) - Date.parse(b.kickOffAt));
}

/** The price of a selection now; null when it is not offered. */
export function priceOn(match: MatchView | undefined, kind: string, line: number | null, pick: Pick): number | null {
  const market = match?.markets.find((one) => one.kind === kind && one.line === line);
  return market?.selections.find((one) => one.pick === pick)?.price ?? null;
}
