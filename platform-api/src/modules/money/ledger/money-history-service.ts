import type { Queryable } from '../../../platform/database';
import {
  type HistoryRow,
  type MoneyFlow,
  type MoneyStanding,
  readLatestMovements,
  readMoneyFlow,
  readMoneyStanding,
} from './money-history-repository';

export type { MoneyStanding };

/** The member's money history, for reviewers. */
export interface MoneyHistory {
  since(db: Queryable, memberId: bigint, since: Date): Promise<MoneyFlow>;
  /** Where the member's money came from, and where it stands. */
  standing(db: Queryable, memberId: bigint): Promise<MoneyStanding>;
  /** The latest movements of the cash balance, latest first. */
  latest(db: Queryable, memberId: bigint, limit: number): Promise<HistoryRow[]>;
}

export const moneyHistory: MoneyHistory = {
  since: readMoneyFlow,
  standing: readMoneyStanding,
  latest: readLatestMovements,
};
