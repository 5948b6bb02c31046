import type { MatchView } from '../../src/kinds/sports/match-view';
import type { Pick } from '../../src/kinds/sports/rules/leg';

/** The board as the server sends it first. Amounts in 1/100,000 of the currency unit. */
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
  const changedById = new Map(changed.map((match) => [match.id, match]));
  const remaining = matches.filter(({ id }) => !gone.includes(id)).map((match) => changedById.get(match.id) ?? match);
  const remainingIds = new Set(remaining.map(({ id }) => id));
  const added = changed.filter(({ id }) => !remainingIds.has(id));
  return added.length === 0
    ? remaining
    : [...remaining, ...added].sort((a, b) => Date.parse(a.kickOffAt) - Date.parse(b.kickOffAt));
}

/** The price of a selection now; null when it is not offered. */
export function priceOn(match: MatchView | undefined, kind: string, line: number | null, pick: Pick): number | null {
  const market = match?.markets.find((candidate) => candidate.kind === kind && candidate.line === line);
  return market?.selections.find((selection) => selection.pick === pick)?.price ?? null;
}
