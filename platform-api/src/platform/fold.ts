import type { Queryable } from './database';

/**
 * A figure that is the sum of changes of play: the SQL function `fold_<name>(limit)` adds the next rows of the feed to the
 * fold's table and moves its cursor, `rebuild_<name>()` empties the table and fills it from the bets. A migration adds the
 * row of `fold_cursor`.
 *
 * The order of a member's rows is not promised (a transaction with a lower id may write later), so a fold only adds: no last
 * value wins, no check that a sum is not negative. What happens once, such as a completion, is decided from the sums.
 */
export interface Fold {
  readonly name: string;
  /** What follows from new figures, in the transaction of the fold. */
  after?(tx: Queryable, members: readonly bigint[]): Promise<void>;
  /** Tells pages of new figures, after the commit. */
  announce?(members: readonly bigint[]): void;
}
