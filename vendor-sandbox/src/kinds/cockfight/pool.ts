export const SIDES = ['meron', 'wala', 'draw'] as const;
export type Pick = (typeof SIDES)[number];

/** Stakes by pick, in the wallet protocol's integers. */
export type Pools = Readonly<Record<Pick, number>>;

/** The house's share of the pools of meron and wala, percent. */
export const TAKE_PERCENT = 5;
/** A draw is paid by the house, at a fixed price in hundredths. */
export const DRAW_PRICE = 900;
/** Out of a hundred fights; the rest is even between meron and wala. */
export const DRAWS_OF_100 = 10;
/** Of the small stakes on a side: 45 wins at 0.95 x 2, and 10 draws that give the stake back. */
export const SIDE_RETURN_BP = 9550;
export const DRAW_RETURN_BP = DRAWS_OF_100 * DRAW_PRICE;

export type Winner = Pick;

/** @param below an unpredictable number from 0 to the limit, excluded */
export const drawWinner = (below: (limit: number) => number): Winner => {
  const at = below(200);
  return at < 2 * DRAWS_OF_100 ? 'draw' : at < 100 + DRAWS_OF_100 ? 'meron' : 'wala';
};

/** Price of a side in hundredths, stake included: T (1 - take) / pool of the side (design/game-rules.md). Null for an empty pool. */
export function priceOf(side: 'meron' | 'wala', { meron, wala }: Pools): number | null {
  const pool = side === 'meron' ? meron : wala;
  if (pool === 0) return null;
  return Number((BigInt(meron + wala) * BigInt(100 - TAKE_PERCENT)) / BigInt(pool));
}

/** The fight does not count: a pool is empty, or a price under 1. */
export function isCancelled(pools: Pools): boolean {
  const prices = [priceOf('meron', pools), priceOf('wala', pools)];
  return prices.some((price) => price === null || price < 100);
}

export type BetResult =
  | { readonly kind: 'refund' }
  | { readonly kind: 'settled'; readonly payout: number; readonly validBet: number; readonly price: number };

/** The result of a bet. On a draw, stakes on a side are returned and do not count as turnover. */
export function resultOf(pick: Pick, stake: number, pools: Pools, winner: Winner): BetResult {
  if (isCancelled(pools)) return { kind: 'refund' };
  const price = pick === 'draw' ? DRAW_PRICE : (priceOf(pick, pools) ?? 100);
  if (pick === winner) return { kind: 'settled', payout: payoutAt(stake, price), validBet: stake, price };
  if (winner === 'draw') return { kind: 'settled', payout: stake, validBet: 0, price };
  return { kind: 'settled', payout: 0, validBet: stake, price };
}

const MINOR_UNIT = 1000n;

const payoutAt = (stake: number, price: number): number =>
  Number(((BigInt(stake) * BigInt(price)) / (100n * MINOR_UNIT)) * MINOR_UNIT);
