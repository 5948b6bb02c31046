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

/** Where a member's money came from and where it stands; ledger units. What came from play is the rest of the sums. */
export interface MoneyStanding {
  /** From payment channels, without bonuses. */
  readonly deposited: bigint;
  /** Sent to payment channels. */
  readonly withdrawn: bigint;
  /** Bonuses and other rewards, less what went back to the brand. */
  readonly promotions: bigint;
  /** To and from other members and agents, and by correction. */
  readonly others: bigint;
  readonly cash: bigint;
  readonly held: bigint;
  readonly bonus: bigint;
  /** In wallets at vendors. */
  readonly atVendors: bigint;
  /** What the member owes. */
  readonly owed: bigint;
}

/** Adds up a member's money from its beginning. Bets are not read one by one. */
export async function readMoneyStanding(db: Queryable, memberId: bigint): Promise<MoneyStanding> {
  const { rows } = await db.query<MoneyStanding>({
    name: 'money-standing',
    text: `with own as materialized (
             select id from ledger_account
             where member_id = $1 and kind in ('cash', 'held', 'bonus', 'vendor', 'receivable')
           ),
           moved as (
             select t.kind, other.kind as of, case when c.id is null then -p.amount else p.amount end as change
             from ledger_transaction t
             join posting p on p.transaction_id = t.id
             left join own c on c.id = p.credit_account
             left join own d on d.id = p.debit_account
             join ledger_account other on other.id = case when c.id is null then p.credit_account else p.debit_account end
             where t.member_id = $1 and t.kind not in ('bet', 'win', 'rollback', 'rollback_repeat', 'tombstone')
               and (c.id is null) <> (d.id is null)
           ),
           flow as (
             select coalesce(sum(change) filter (where of = 'psp' and kind = 'deposit'), 0)::int8 as deposited,
               coalesce(-sum(change) filter (where of = 'psp' and kind <> 'deposit'), 0)::int8 as withdrawn,
               coalesce(sum(change) filter (where of = 'promotion'), 0)::int8 as promotions,
               coalesce(sum(change) filter (where of not in ('psp', 'promotion')), 0)::int8 as others
             from moved
           ),
           stands as (
             select coalesce(sum(balance) filter (where kind = 'cash'), 0)::int8 as cash,
               coalesce(sum(balance) filter (where kind = 'held'), 0)::int8 as held,
               coalesce(sum(balance) filter (where kind = 'bonus'), 0)::int8 as bonus,
               coalesce(sum(balance) filter (where kind = 'vendor'), 0)::int8 as "atVendors",
               coalesce(sum(balance) filter (where kind = 'receivable'), 0)::int8 as owed
             from wallet where member_id = $1
           )
           select * from flow, stands`,
    values: [memberId],
  });
  const [standing] = rows;
  if (!standing) throw new Error('a sum without a row');
  return standing;
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
