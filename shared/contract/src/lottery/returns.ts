import type { LotteryKind } from './selection/kind';
import { ODDS_SCALE } from './selection/price';

/** The part of the stake that comes back on average: 0.99 of a lô at 99. @param odds thousandths */
export function returnOf({ chance, cost }: LotteryKind, odds: number): number {
  const { winning, total, pushing = 0 } = chance;
  return ((winning * odds) / ODDS_SCALE + pushing) / (total * cost);
}

/** Rounding of the computation, far below what a thousandth of the odds changes. */
const ROUNDING = 1e-12;

/** Odds at which a kind gives back more than it takes; a brand may not set them. */
export const returnsMoreThanStaked = (kind: LotteryKind, odds: number): boolean => returnOf(kind, odds) > 1 + ROUNDING;

/** The highest odds, thousandths, that return no more than is staked. */
export function highestOdds({ chance, cost }: LotteryKind): number {
  const { winning, total, pushing = 0 } = chance;
  return Math.floor((ODDS_SCALE * (total * cost - pushing)) / winning + ROUNDING);
}
