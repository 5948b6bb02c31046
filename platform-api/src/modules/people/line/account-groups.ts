import type { Queryable } from '../../../platform/database';
import type { GiveGroup } from '../member/registration-links';

/** The prize groups of accounts, which the lotteries' floor keeps. */
export interface AccountGroups {
  /** The largest group of an account in the brand's official lotteries, and the lowest that any of them has; null: there are none. */
  rangeOf(db: Queryable, brandId: number, memberId: bigint): Promise<{ lowest: number; own: number } | null>;
  /**
   * Sets the group of an account.
   * @param revision of the group that the change was made from, 0: there was none of its own
   * @throws Failure `prize_group_refused` above the upline's or below that of a downline, `conflict`
   */
  put(tx: Queryable, memberId: bigint, group: number, revision: number): Promise<void>;
  readonly give: GiveGroup;
  /** Each account's group of today, by id; accounts without official lotteries are left out. */
  ofAccounts(db: Queryable, brandId: number, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, AccountGroup>>;
}

export interface AccountGroup {
  readonly group: number;
  /** 0: the account has none of its own, and follows its upline. */
  readonly revision: number;
  /** The smallest that it can have: the largest of a downline, or the lotteries' lowest. */
  readonly least: number;
  /** The largest that it can have: the upline's, at the top the brand's. */
  readonly most: number;
}

/** What a move of a line does to the groups in it. */
export interface MovedGroups {
  /** Accounts whose group is larger than the new upline's. @param uplineId null: to the top */
  sinking(
    db: Queryable,
    brandId: number,
    memberId: bigint,
    uplineId: bigint | null,
  ): Promise<readonly { readonly account: string; readonly group: number; readonly bound: number }[]>;
  /** Lowers them to it. @returns how many sank */
  sink(tx: Queryable, brandId: number, memberId: bigint, uplineId: bigint | null): Promise<number>;
}
