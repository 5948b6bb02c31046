import { MEMBER_TYPE } from '@marquee/contract/constants';
import type { Queryable } from '../../../platform/database';
import type { OpenBill } from './pay-down';

/** The top of a line with bills of a run that nobody has tried to pay. */
export interface LineToPay {
  readonly runId: bigint;
  readonly brandId: number;
  readonly topId: bigint;
}

/** Lines with bills of approved runs that were not tried, the oldest run first. */
export async function readLinesToPay(db: Queryable, limit: number): Promise<LineToPay[]> {
  const { rows } = await db.query<LineToPay>({
    name: 'settlement-lines-to-pay',
    text: `select r.id as "runId", r.brand_id as "brandId", b.top_id as "topId"
           from agent_run r join agent_bill b on b.run_id = r.id and b.state = 'due'
           where r.state = 'approved' group by r.id, b.top_id order by r.id, b.top_id limit $1`,
    values: [limit],
  });
  return rows;
}

/** Closes approved runs of which every bill was tried. */
export async function closePaidRuns(db: Queryable, at: Date): Promise<void> {
  await db.query({
    name: 'settlement-runs-paid',
    text: `update agent_run r set state = 'paid', paid_at = $1 where r.state = 'approved'
             and not exists (select from agent_bill b where b.run_id = r.id and b.state = 'due')`,
    values: [at],
  });
}

/** Members who owe commissions and have something in the float; or in the cash where they are no agents any more, and have no page to pay on. */
export async function readDebtorsWithFloat(
  db: Queryable,
  limit: number,
): Promise<readonly { readonly memberId: bigint; readonly brandId: number; readonly fromCash: boolean }[]> {
  const { rows } = await db.query<{ memberId: bigint; brandId: number; fromCash: boolean }>({
    name: 'settlement-debtors',
    text: `select d.member_id as "memberId", d.brand_id as "brandId", e.ended as "fromCash"
           from agent_debt d join member m on m.id = d.member_id
           cross join lateral (select m.type = $2 and exists (
             select from proposal p where p.kind = 'agent-end' and p.brand_id = m.brand_id and p.subject = m.public_id and p.state = 'approved') as ended) e
           where exists (
             select from wallet w where w.member_id = d.member_id and w.balance > 0
               and (w.kind = 'agent' or w.kind = 'cash' and e.ended and not is_cash_bound(d.member_id)))
           order by 1 limit $1`,
    values: [limit, MEMBER_TYPE],
  });
  return rows;
}

/** Where a payment begins: with the bills of a line of a run, with what a member owes, or with what was held back from a member. */
export type PaymentScope =
  | Pick<LineToPay, 'runId' | 'topId'>
  /** Also from the cash: the member asks for it. */
  | { readonly debtorId: bigint; readonly fromCash: boolean }
  /** Whose payments were on hold. */
  | { readonly payeeId: bigint };

type ScopeKey = 'runId' | 'topId' | 'debtorId' | 'payeeId';

/** The bills of a scope, and what those who are paid by them owe in turn. */
export async function readBillIds(db: Queryable, scope: PaymentScope): Promise<bigint[]> {
  const {
    runId = null,
    topId = null,
    debtorId = null,
    payeeId = null,
  }: Partial<Record<ScopeKey, bigint | null>> = scope;
  const { rows } = await db.query<{ id: bigint }>({
    name: 'settlement-bill-ids',
    text: `with recursive reached as (
             select id, agent_id from agent_bill where run_id = $1 and top_id = $2 and state = 'due'
             union
             select id, agent_id from agent_bill where upline_id = $3 and open > 0 and state <> 'due'
             union
             select id, agent_id from agent_bill where agent_id = $4 and state = 'held'
             union
             select b.id, b.agent_id from reached r join agent_bill b on b.upline_id = r.agent_id and b.open > 0 and b.state <> 'due'
           )
           select id from reached`,
    values: [runId, topId, debtorId, payeeId],
  });
  return rows.map(({ id }) => id);
}

/** A member's accounts, locked. Balances in ledger units. */
export interface PayerWallet {
  readonly memberId: bigint;
  readonly floatAccount: bigint;
  readonly cashAccount: bigint;
  readonly float: bigint;
  readonly cash: bigint;
  /** Of the cash, what a debt may take: none while it is bound by wagering or by a bonus. */
  readonly freeCash: bigint;
}

/** Opens the accounts of those who pay and are paid, and locks all their money in the ledger's order. */
export async function lockPayers(tx: Queryable, billIds: readonly bigint[]): Promise<Map<bigint, PayerWallet>> {
  await tx.query({
    name: 'settlement-open-accounts',
    text: `select open_member_accounts(m.id)
           from (select agent_id as id from agent_bill where id = any($1) union select upline_id from agent_bill where id = any($1) and upline_id is not null) m
           where not exists (select from wallet w where w.member_id = m.id and w.kind = 'agent')`,
    values: [billIds],
  });
  const { rows } = await tx.query<{
    memberId: bigint;
    kind: string;
    accountId: bigint;
    balance: bigint;
  }>({
    name: 'settlement-lock-wallets',
    text: `select member_id as "memberId", kind::text, account_id as "accountId", balance
           from wallet
           where kind in ('cash', 'agent') and member_id in (
             select agent_id from agent_bill where id = any($1) union select upline_id from agent_bill where id = any($1))
           order by account_id for update`,
    values: [billIds],
  });
  // A statement of its own: it sees what was promised to a member while the one before waited for the lock.
  const { rows: boundRows } = await tx.query<{ memberId: bigint }>({
    name: 'settlement-bound-cash',
    text: `select m.id as "memberId" from unnest($1::bigint[]) as m(id) where is_cash_bound(m.id)`,
    values: [rows.flatMap(({ memberId, kind, balance }) => (kind === 'cash' && balance > 0n ? [memberId] : []))],
  });
  const bound = new Set(boundRows.map(({ memberId }) => memberId));
  const wallets = new Map<bigint, PayerWallet>();
  for (const { memberId, kind, accountId, balance } of rows) {
    const known = wallets.get(memberId) ?? {
      memberId,
      floatAccount: 0n,
      cashAccount: 0n,
      float: 0n,
      cash: 0n,
      freeCash: 0n,
    };
    const part =
      kind === 'cash'
        ? { cashAccount: accountId, cash: balance, freeCash: bound.has(memberId) ? 0n : balance }
        : { floatAccount: accountId, float: balance };
    wallets.set(memberId, { ...known, ...part });
  }
  return wallets;
}

/** An open bill, with what its messages and movements say. */
export interface BillToPay extends OpenBill {
  readonly publicId: string;
  readonly runId: bigint;
  readonly type: string;
  readonly state: 'due' | 'held' | 'part' | 'insufficient' | 'paid';
  /** Payments to the payee are on hold. */
  readonly isHeld: boolean;
  readonly payments: number;
  /** Ledger units: what is open without what the brand paid. */
  readonly total: bigint;
}

/** The bills that are open now, those of the oldest period first, locked. The brand pays what an upline cannot where it did so when the run was made. */
export async function lockBills(tx: Queryable, billIds: readonly bigint[]): Promise<BillToPay[]> {
  const { rows } = await tx.query<BillToPay>({
    name: 'settlement-lock-bills',
    text: `select b.id, b.public_id as "publicId", b.run_id as "runId", b.type, b.state, b.payments, b.upline_id as "payerId", b.agent_id as "payeeId",
                  b.depth, b.due - b.paid as due, b.guaranteed - b.repaid as "owedToBrand", b.due as total,
                  (r.rule ->> 'isGuaranteed')::boolean and b.upline_id is not null as "isGuaranteed",
                  b.due > b.paid and exists (select from agent_hold h where h.agent_id = b.agent_id and h.released_at is null) as "isHeld"
           from agent_bill b join agent_run r on r.id = b.run_id
           where b.id = any($1) and b.open > 0
             and (b.state <> 'due' or r.state = 'approved')
           order by b.period_to, b.id for update of b`,
    values: [billIds],
  });
  return rows;
}

/** A payment as the ledger books it. Amounts in ledger units. */
export interface PostedPayment {
  readonly billId: bigint;
  readonly n: number;
  readonly kind: 'upline' | 'brand' | 'repayment';
  readonly amount: bigint;
}

/** A movement of a payment: one line. Amounts in ledger units. */
export interface PaymentMovement {
  readonly key: string;
  /** Whose record shows it. */
  readonly memberId: bigint;
  /** Null: the brand's house account. */
  readonly fromAccount: bigint | null;
  readonly toAccount: bigint | null;
  readonly amount: bigint;
  /** Of the member's cash. */
  readonly cashChange: bigint;
  readonly cashAfter: bigint;
  /** As JSON. */
  readonly detail: string;
  /** The payment that it makes; null: it fills the payer's float from the cash. */
  readonly payment: PostedPayment | null;
}

/** Books movements in their order: headers, postings, the rows of the cash feed, payments. Balances are the caller's. */
export async function postPayments(
  tx: Queryable,
  brandId: number,
  movements: readonly PaymentMovement[],
  at: Date,
): Promise<void> {
  const column = <Value>(read: (movement: PaymentMovement) => Value): Value[] => movements.map(read);
  await tx.query({
    name: 'settlement-post',
    text: `with m as materialized (
             select u.*, nextval('ledger_transaction_id_seq') as id
             from (select * from unnest($3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::jsonb[],
                     $11::bigint[], $12::smallint[], $13::text[]) with ordinality
                     as u(key, member_id, from_account, to_account, amount, cash_change, cash_after, detail, bill_id, n, kind, ord) order by ord) u
           ), header as (
             insert into ledger_transaction (id, source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, detail)
             overriding system value
             select id, 'commission', key, substring(sha256(convert_to(key || ' ' || amount, 'UTF8')) for 16), 'commission', $1, member_id, cash_change,
                    cash_after, detail from m
           ), posted as (
             insert into posting (transaction_id, line, debit_account, credit_account, amount)
             select id, 1, coalesce(from_account, brand_account($1::smallint, 'house')), coalesce(to_account, brand_account($1::smallint, 'house')), amount from m
           ), paid as (
             insert into agent_bill_payment (bill_id, n, kind, amount, transaction_id, at)
             select bill_id, n, kind, amount, id, $2 from m where bill_id is not null
           )
           select id from m order by ord`,
    values: [
      brandId,
      at,
      column(({ key }) => key),
      column(({ memberId }) => memberId),
      column(({ fromAccount }) => fromAccount),
      column(({ toAccount }) => toAccount),
      column(({ amount }) => amount),
      column(({ cashChange }) => cashChange),
      column(({ cashAfter }) => cashAfter),
      column(({ detail }) => detail),
      column(({ payment }) => payment?.billId ?? null),
      column(({ payment }) => payment?.n ?? null),
      column(({ payment }) => payment?.kind ?? null),
    ],
  });
  await tx.query({
    name: 'settlement-feed',
    text: `select append_cash(array(select id from ledger_transaction where source = 'commission' and key = any($1)))`,
    values: [column(({ key }) => key)],
  });
}

/** Moves the balances of locked wallets. */
export async function moveBalances(
  tx: Queryable,
  changes: readonly { readonly accountId: bigint; readonly change: bigint }[],
): Promise<void> {
  await tx.query({
    name: 'settlement-balances',
    text: `update wallet w set balance = w.balance + c.change from unnest($1::bigint[], $2::bigint[]) as c(account_id, change)
           where w.account_id = c.account_id`,
    values: [changes.map(({ accountId }) => accountId), changes.map(({ change }) => change)],
  });
}

/** What the payments of a transaction did to a bill. Amounts in ledger units. */
export interface BillChange {
  readonly billId: bigint;
  readonly paid: bigint;
  readonly guaranteed: bigint;
  readonly repaid: bigint;
  readonly payments: number;
}

/** Adds payments to bills; those that were tried and not paid are short from then on. */
export async function recordPaid(tx: Queryable, changes: readonly BillChange[]): Promise<void> {
  await tx.query({
    name: 'settlement-record',
    text: `update agent_bill b
           set paid = b.paid + c.paid, guaranteed = b.guaranteed + c.guaranteed, repaid = b.repaid + c.repaid, payments = b.payments + c.payments,
               state = case when b.paid + c.paid = b.due then 'paid' when b.paid + c.paid > 0 then 'part' else 'insufficient' end
           from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::integer[]) as c(id, paid, guaranteed, repaid, payments)
           where b.id = c.id`,
    values: [
      changes.map(({ billId }) => billId),
      changes.map(({ paid }) => paid),
      changes.map(({ guaranteed }) => guaranteed),
      changes.map(({ repaid }) => repaid),
      changes.map(({ payments }) => payments),
    ],
  });
}

/** Says of payers whether they may bet: while they owe nothing. */
export async function refreshDebtors(tx: Queryable, memberIds: readonly bigint[], at: Date): Promise<void> {
  await tx.query({
    name: 'settlement-refresh-debtors',
    text: `select refresh_limited(w.member_id, $2) from wallet w
           where w.member_id = any($1) and w.kind = 'cash'
             and (w.limited or exists (select from agent_debt d where d.member_id = w.member_id))`,
    values: [memberIds, at],
  });
}

/** Whether a debt may not take a member's cash, because wagering or a bonus binds it. */
export async function isCashBound(db: Queryable, memberId: bigint): Promise<boolean> {
  const { rows } = await db.query<{ bound: boolean }>({
    name: 'settlement-cash-bound',
    text: 'select is_cash_bound($1) as bound',
    values: [memberId],
  });
  return rows[0]?.bound === true;
}

/** What a member owes; 0 without debts. Ledger units. */
export async function readDebt(db: Queryable, memberId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ amount: bigint }>({
    name: 'settlement-debt',
    text: 'select coalesce(sum(amount), 0)::int8 as amount from agent_debt where member_id = $1',
    values: [memberId],
  });
  return rows[0]?.amount ?? 0n;
}
