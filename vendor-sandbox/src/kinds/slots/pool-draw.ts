import type { Draw } from './round';

/** Share of a stake that goes to the pool, in 1/100 of a per cent. */
export const POOL_SHARE_BP = 100;
/** On average the pool is won once in stakes of so many times its seed. */
const SEEDS_STAKED_PER_HIT = 200;

export const contributionOf = (stake: number): number => Math.floor((stake * POOL_SHARE_BP) / 10_000);

/** One paid spin in so many wins the pool: a larger stake has a proportionally larger chance. */
export const poolOdds = (seed: number, stake: number): number =>
  Math.max(1, Math.round((seed / stake) * SEEDS_STAKED_PER_HIT));

/** The shared jackpot as a client shows it. */
export interface PoolTerms {
  readonly amount: number;
  readonly shareBp: number;
  /** A paid spin of the smallest stake wins once in so many. */
  readonly oddsOfSmallest: number;
}

/** Whether a paid spin wins the pool; a draw of its own, apart from the reels. */
export const winsPool = (seed: number, stake: number, draw: Draw): boolean => draw(poolOdds(seed, stake)) === 0;
