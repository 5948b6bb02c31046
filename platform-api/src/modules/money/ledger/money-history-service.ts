import type { Queryable } from '../../../platform/database';
import { type HistoryRow, type MoneyFlow, readLatestMovements, readMoneyFlow } from './money-history-repository';

/** The member's money history, for reviewers. */
export interface MoneyHistory {
  since(db: Queryable, memberId: bigint, since: Date): Promise<MoneyFlow>;
  /** The latest movements of the cash balance, latest first. */
  latest(db: Queryable, memberId: bigint, limit: number): Promise<HistoryRow[]>;
}

export const moneyHistory: MoneyHistory = { since: readMoneyFlow, latest: readLatestMovements };
