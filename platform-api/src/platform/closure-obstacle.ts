import type { ClosureObstacle } from '@marquee/contract/calls/account-closure';
import type { Queryable } from './database';

/** An account that its member wants to close. */
export interface AccountToClose {
  readonly memberId: bigint;
  /** The least that the member can withdraw, in ledger units: less than it does not hold a closure up. */
  readonly leastWithdrawal: bigint;
}

/** What a module still has to do with an account; in the transaction that closes it, and when its member looks. */
export type FindClosureObstacles = (tx: Queryable, account: AccountToClose) => Promise<readonly ClosureObstacle[]>;
