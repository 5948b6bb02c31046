import type { AgentContractType, ContractTier } from '@marquee/contract/agent-contract';
import type { BillState, DisputeState } from '@marquee/contract/agent-bills';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import type { Queryable } from '../../../platform/database';
import { type StoredTier, TIER_COLUMNS, tierOf } from '../../people/contract/tier-statements';

/** A bill as agents and operators read it. Amounts in ledger units. */
export interface BillRow {
  readonly id: bigint;
  readonly brandId: number;
  readonly publicId: string;
  readonly contractId: bigint;
  readonly runId: bigint;
  readonly agentId: bigint;
  readonly type: AgentContractType;
  readonly period: ContractPeriod;
  readonly from: Date;
  readonly to: Date;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly payerAccount: string | null;
  readonly payerNickname: string | null;
  readonly payeeAccount: string;
  readonly payeeNickname: string;
  readonly validBet: bigint;
  readonly result: bigint;
  readonly reductions: bigint;
  readonly activeMembers: number;
  readonly carriedIn: bigint;
  readonly tier: number | null;
  readonly rate: number;
  readonly gross: bigint;
  readonly adjustment: bigint;
  readonly restIn: bigint;
  readonly due: bigint;
  readonly paid: bigint;
  readonly below: bigint;
  readonly state: BillState;
  readonly settledAt: Date;
  /** Since when its two sides can read it; null: its run waits. */
  readonly approvedAt: Date | null;
  /** Of the payee's last objection. */
  readonly dispute: DisputeState | null;
  /** Kinds of the cash feed that reduced the base of dividends. */
  readonly reducedBy: readonly string[];
}

/** Which bills: those that pay a member, those that a member pays, or those of a run. */
export interface BillFilter {
  readonly brandId: number;
  readonly agentId?: bigint;
  readonly payerId?: bigint;
  readonly runId?: bigint;
  readonly start?: Date;
  readonly end?: Date;
  readonly type?: AgentContractType | undefined;
  readonly state?: BillState | undefined;
}

const COLUMNS = `b.id, b.brand_id as "brandId", b.public_id as "publicId", b.contract_id as "contractId", b.run_id as "runId", b.agent_id as "agentId", b.type, r.period,
  b.period_from as "from", b.period_to as "to", b.first_day::text as "firstDay", b.last_day::text as "lastDay",
  p.account as "payerAccount", p.nickname as "payerNickname", a.account as "payeeAccount", a.nickname as "payeeNickname",
  b.valid_bet as "validBet", b.result, b.reductions, b.active_members as "activeMembers", b.carried_in as "carriedIn", b.tier, b.rate, b.gross, b.adjustment,
  b.rest_in as "restIn", b.due, b.paid, b.below, b.state, r.computed_at as "settledAt", r.approved_at as "approvedAt",
  (select d.state from agent_dispute d where d.bill_id = b.id order by d.id desc limit 1) as dispute, r.rule -> 'reducedBy' as "reducedBy"`;
const FROM = `from agent_bill b join agent_run r on r.id = b.run_id join member a on a.id = b.agent_id left join member p on p.id = b.upline_id`;
/** What agents read is approved; operators read a run's bills before. */
const WHERE = `where b.brand_id = $1 and ($2::bigint is null or b.agent_id = $2) and ($3::bigint is null or b.upline_id = $3)
  and ($4::bigint is null or b.run_id = $4) and ($4 is not null or r.state <> 'waiting')
  and ($5::timestamptz is null or b.period_to > $5) and ($6::timestamptz is null or b.period_from < $6)
  and ($7::text is null or b.type = $7) and ($8::text is null or b.state = $8)`;

const valuesOf = ({ brandId, agentId, payerId, runId, start, end, type, state }: BillFilter) => [
  brandId,
  agentId ?? null,
  payerId ?? null,
  runId ?? null,
  start ?? null,
  end ?? null,
  type ?? null,
  state ?? null,
];

/** A page of bills: those of the latest period first, within one those further up and of more money. */
export async function readBills(
  db: Queryable,
  filter: BillFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BillRow[]> {
  const { rows } = await db.query<BillRow>({
    name: 'settlement-bill-page',
    text: `select ${COLUMNS} ${FROM} ${WHERE} order by b.period_from desc, b.depth, b.due desc, b.id limit $9 offset $10`,
    values: [...valuesOf(filter), limit, offset],
  });
  return rows;
}

/** Sums over all pages, in ledger units, and the number of bills. */
export interface BillTotals {
  readonly bills: number;
  readonly gross: bigint;
  readonly due: bigint;
  readonly paid: bigint;
  readonly below: bigint;
}

const SUMS = `count(*)::int as bills, coalesce(sum(b.gross), 0)::int8 as gross, coalesce(sum(b.due), 0)::int8 as due,
  coalesce(sum(b.paid), 0)::int8 as paid, coalesce(sum(b.below), 0)::int8 as below`;

export async function readBillTotals(db: Queryable, filter: BillFilter): Promise<BillTotals> {
  const { rows } = await db.query<BillTotals>({
    name: 'settlement-bill-totals',
    text: `select ${SUMS} from agent_bill b join agent_run r on r.id = b.run_id ${WHERE}`,
    values: valuesOf(filter),
  });
  return rows[0] ?? { bills: 0, gross: 0n, due: 0n, paid: 0n, below: 0n };
}

/** The sums by type, of types with bills. */
export async function readTotalsByType(
  db: Queryable,
  filter: BillFilter,
): Promise<readonly (BillTotals & { readonly type: AgentContractType })[]> {
  const { rows } = await db.query<BillTotals & { readonly type: AgentContractType }>({
    name: 'settlement-type-totals',
    text: `select b.type, ${SUMS} from agent_bill b join agent_run r on r.id = b.run_id ${WHERE} group by b.type order by b.type`,
    values: valuesOf(filter),
  });
  return rows;
}

/** How many runs with bills of an agent wait. */
export async function readWaitingRuns(
  db: Queryable,
  filter: { readonly brandId: number; readonly agentId: bigint; readonly start: Date; readonly end: Date },
): Promise<number> {
  const { rows } = await db.query<{ runs: number }>({
    name: 'settlement-waiting-runs',
    text: `select count(distinct b.run_id)::int as runs from agent_bill b join agent_run r on r.id = b.run_id
           where b.brand_id = $1 and b.agent_id = $2 and b.period_to > $3 and b.period_from < $4 and r.state = 'waiting'`,
    values: [filter.brandId, filter.agentId, filter.start, filter.end],
  });
  return rows[0]?.runs ?? 0;
}

/** One approved bill that pays a member or that the member pays; null: there is none for them. */
export async function readBill(
  db: Queryable,
  brandId: number,
  memberId: bigint,
  publicId: string,
): Promise<BillRow | null> {
  const { rows } = await db.query<BillRow>({
    name: 'settlement-bill',
    text: `select ${COLUMNS} ${FROM}
           where b.brand_id = $1 and (b.agent_id = $2 or b.upline_id = $2) and b.public_id = $3 and r.state <> 'waiting'`,
    values: [brandId, memberId, publicId],
  });
  return rows[0] ?? null;
}

/** The tiers of a contract, the lowest first. */
export async function readTiers(db: Queryable, contractId: bigint): Promise<readonly ContractTier[]> {
  const { rows } = await db.query<StoredTier>({
    name: 'settlement-tiers',
    text: `select ${TIER_COLUMNS} from agent_contract_tier t where t.contract_id = $1 order by t.place`,
    values: [contractId],
  });
  return rows.map(tierOf);
}

/** What a line did on a business day, in ledger units. */
export interface BillDay {
  readonly day: string;
  readonly validBet: bigint;
  readonly result: bigint;
  readonly reductions: bigint;
}

/** The days behind a bill that have figures, as they are now. @param kinds of the cash feed that reduce it */
export async function readBillDays(
  db: Queryable,
  { agentId, firstDay, lastDay }: Pick<BillRow, 'agentId' | 'firstDay' | 'lastDay'>,
  kinds: readonly string[],
): Promise<BillDay[]> {
  const { rows } = await db.query<BillDay>({
    name: 'settlement-bill-days',
    text: `with d as (
             select day, counted_bet, counted_result, 0::int8 as reduced from line_daily where member_id = $1 and day between $2 and $3
             union all
             select day, 0, 0, amount from line_cash_daily where member_id = $1 and day between $2 and $3 and kind = any($4)
           )
           select day::text, sum(counted_bet)::int8 as "validBet", sum(counted_result)::int8 as result, sum(reduced)::int8 as reductions
           from d group by day order by day`,
    values: [agentId, firstDay, lastDay, kinds],
  });
  return rows;
}

/** What a bill corrects of closed periods. Amounts in ledger units. */
export async function readCorrections(
  db: Queryable,
  billId: bigint,
): Promise<readonly { readonly from: Date; readonly to: Date; readonly amount: bigint }[]> {
  const { rows } = await db.query<{ from: Date; to: Date; amount: bigint }>({
    name: 'settlement-bill-corrections',
    text: `select o.period_from as "from", o.period_to as "to", k.amount from agent_bill_correction k join agent_bill o on o.id = k.of_bill_id
           where k.bill_id = $1 and k.amount <> 0 order by o.period_from, o.id`,
    values: [billId],
  });
  return rows;
}

/** What was paid of a bill, in ledger units. */
export async function readPayments(
  db: Queryable,
  billId: bigint,
): Promise<readonly { readonly at: Date; readonly kind: 'upline' | 'brand' | 'repayment'; readonly amount: bigint }[]> {
  const { rows } = await db.query<{ at: Date; kind: 'upline' | 'brand' | 'repayment'; amount: bigint }>({
    name: 'settlement-bill-payments',
    text: 'select at, kind, amount from agent_bill_payment where bill_id = $1 order by n',
    values: [billId],
  });
  return rows;
}

/** What a member owes, and how many bills it is of. */
export async function readDebts(
  db: Queryable,
  memberId: bigint,
): Promise<{ readonly open: bigint; readonly bills: number }> {
  const { rows } = await db.query<{ open: bigint; bills: number }>({
    name: 'settlement-debts',
    text: 'select coalesce(sum(amount), 0)::int8 as open, coalesce(sum(bills), 0)::int as bills from agent_debt where member_id = $1',
    values: [memberId],
  });
  return rows[0] ?? { open: 0n, bills: 0 };
}
