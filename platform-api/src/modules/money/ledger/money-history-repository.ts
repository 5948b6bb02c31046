import type { Queryable } from '../../../platform/database';

/** A member's money flow since a moment. Ledger units. */
export interface MoneyFlow {
  readonly deposited: bigint;
  /** Withdrawn or held for withdrawal, minus returns. */
  readonly withdrawn: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  readonly valid_bet: bigint;
}

/** A movement of the cash balance; ledger units. */
export interface HistoryRow {
  readonly created_at: Date;
  readonly kind: string;
  readonly cash_change: bigint;
  readonly balance_after: bigint;
}

/** What a member's money did since a moment. */
export async function readMoneyFlow(db: Queryable, memberId: bigint, since: Date): Promise<MoneyFlow> {
  const { rows } = await db.query<MoneyFlow>({
    name: 'money-flow',
    text: `select
             coalesce(sum(cash_change) filter (where kind = 'deposit'), 0)::int8 as deposited,
             coalesce(-sum(cash_change) filter (where kind in ('withdrawal', 'withdrawal_return')), 0)::int8 as withdrawn,
             coalesce(-sum(cash_change) filter (where kind = 'bet'), 0)::int8 as staked,
             coalesce(sum(cash_change) filter (where kind = 'win'), 0)::int8 as won,
             (select coalesce(sum(b.valid_bet), 0)::int8 from bet b where b.member_id = $1 and b.placed_at >= $2) as valid_bet
           from ledger_transaction where member_id = $1 and created_at >= $2`,
    values: [memberId, since],
  });
  const flow = rows[0];
  if (!flow) throw new Error('a sum without a row');
  return flow;
}

/** The latest movements of a member's cash balance, latest first. */
export async function readLatestMovements(db: Queryable, memberId: bigint, limit: number): Promise<HistoryRow[]> {
  const { rows } = await db.query<HistoryRow>({
    name: 'money-latest',
    text: `select created_at, kind, cash_change, balance_after from ledger_transaction
           where member_id = $1 and cash_change <> 0 and wallet_vendor is null order by created_at desc, id desc limit $2`,
    values: [memberId, limit],
  });
  return rows;
}
