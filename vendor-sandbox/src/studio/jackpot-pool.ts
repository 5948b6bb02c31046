import type { LaunchedPool } from '@marquee/contract/vendor-protocol';

/** A site's jackpot pool as its vendor counts it: never more than what the site's own account of it holds. */
export interface JackpotPool extends LaunchedPool {
  /** The bet whose hit the wallet has not accepted yet: meanwhile nothing else is won. */
  readonly hitBet: string | null;
}
