import type { Score } from '../rules/leg';
import { collect, mirrored, type Pmf, sumOf } from './pmf';

/** What the final score may be: the home side's lead, and all points together. */
export interface Outlook {
  readonly lead: Pmf;
  readonly total: Pmf;
}

/** Where the final scores of the sides do not depend on each other. */
export const independentOutlook = (home: Pmf, away: Pmf): Outlook => ({
  lead: sumOf(home, mirrored(away)),
  total: sumOf(home, away),
});

export function jointOutlook(finals: readonly (readonly [score: Score, probability: number])[]): Outlook {
  return {
    lead: collect(finals.map(([{ home, away }, p]) => [home - away, p] as const)),
    total: collect(finals.map(([{ home, away }, p]) => [home + away, p] as const)),
  };
}
