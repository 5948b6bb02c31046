import type { PointGood } from '@marquee/contract/calls/points';

/** Why goods cannot be redeemed now. */
export type GoodHindrance = 'soldOut' | 'limit' | 'points';

/** How many pieces one redeem may ask for. */
const MOST_PIECES = 10;

/** @param points of the member */
export function goodHindrance(good: PointGood, points: number): GoodHindrance | null {
  if (good.stock === 0) return 'soldOut';
  if (good.perMember !== null && good.redeemed >= good.perMember) return 'limit';
  return good.points > points ? 'points' : null;
}

/** The number of pieces that the member can redeem at once: as far as points, stock and limit go. */
export function mostPieces({ points: price, stock, perMember, redeemed }: PointGood, points: number): number {
  const left = perMember === null ? stock : Math.min(stock, perMember - redeemed);
  return Math.max(0, Math.min(MOST_PIECES, left, Math.floor(points / price)));
}
