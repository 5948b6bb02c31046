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

/** What a move of a line below an upline does to the groups in it; null: to the top. */
export interface MovedGroups {
  /** Keeps the groups of a brand as they are until the transaction ends. */
  lock(tx: Queryable, brandId: number): Promise<void>;
  changes(db: Queryable, brandId: number, memberId: bigint, uplineId: bigint | null): Promise<GroupChanges>;
  /** Lowers those that are too large. @returns how many sank */
  sink(tx: Queryable, brandId: number, memberId: bigint, uplineId: bigint | null): Promise<number>;
}

interface GroupChange {
  readonly from: number;
  readonly to: number;
}

export interface GroupChanges {
  /** Accounts whose own group is larger than the new upline's. */
  readonly sinking: readonly (GroupChange & { readonly memberId: bigint })[];
  /** What the member, and those below who follow it, have from the upline; null: it has its own, or nothing changes. */
  readonly inherited: GroupChange | null;
}
