import type { AgentContractType } from '@marquee/contract/agent-contract';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';
import type { RunKey } from './due-repository';

/** An adjustment that no bill carries yet, with the two that it is between. Ledger units. */
export interface OpenAdjustment {
  readonly id: bigint;
  readonly agentId: bigint;
  readonly uplineId: bigint | null;
  readonly amount: bigint;
}

/** The adjustments that the next bills of a type take, of contracts that began before the end of the period. */
export async function readOpenAdjustments(
  db: Queryable,
  { brandId, type, to }: Pick<RunKey, 'brandId' | 'type' | 'to'>,
): Promise<OpenAdjustment[]> {
  const { rows } = await db.query<OpenAdjustment>({
    name: 'settlement-adjustments',
    text: `select a.id, c.downline_id as "agentId", c.upline_id as "uplineId", a.amount
           from agent_adjustment a join agent_contract c on c.id = a.contract_id
           where a.bill_id is null and a.brand_id = $1 and c.type = $2 and c.valid_from < $3 order by a.id`,
    values: [brandId, type, to],
  });
  return rows;
}

/** An adjustment and the contract and period of the bill that carries it. */
export interface CarriedAdjustment {
  readonly adjustmentId: bigint;
  readonly contractId: bigint;
  readonly periodFrom: Date;
}

/** Books adjustments on the bills of a run. @throws where another bill has taken one of them */
export async function bookAdjustments(
  tx: Queryable,
  runId: bigint,
  carried: readonly CarriedAdjustment[],
): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'settlement-book-adjustments',
    text: `update agent_adjustment a set bill_id = b.id
           from unnest($2::bigint[], $3::bigint[], $4::timestamptz[]) as u(id, contract_id, period_from)
           join agent_bill b on b.run_id = $1 and b.contract_id = u.contract_id and b.period_from = u.period_from
           where a.id = u.id and a.bill_id is null`,
    values: [
      runId,
      carried.map(({ adjustmentId }) => adjustmentId),
      carried.map(({ contractId }) => contractId),
      carried.map(({ periodFrom }) => periodFrom),
    ],
  });
  if (rowCount !== carried.length) throw new Error('an adjustment was taken twice');
}

/** What a bill carries of adjustments. Ledger units. */
export async function readAdjustmentsOf(
  db: Queryable,
  billId: bigint,
): Promise<readonly { readonly amount: bigint; readonly reason: string; readonly at: Date }[]> {
  const { rows } = await db.query<{ amount: bigint; reason: string; at: Date }>({
    name: 'settlement-bill-adjustments',
    text: 'select amount, reason, decided_at as at from agent_adjustment where bill_id = $1 order by id',
    values: [billId],
  });
  return rows;
}

/** What adjustments that no bill carries yet will have a member pay. Ledger units. */
export async function readAdjustmentsToPay(db: Queryable, memberId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ amount: bigint }>({
    name: 'settlement-adjustments-to-pay',
    text: `select coalesce(sum(greatest(o.amount, 0)), 0)::int8 as amount
           from (select sum(a.amount) as amount from agent_contract c join agent_adjustment a on a.contract_id = c.id and a.bill_id is null
                 where c.upline_id = $1 group by c.downline_id, c.type) o`,
    values: [memberId],
  });
  return rows[0]?.amount ?? 0n;
}

/** A contract that can be adjusted: it counts or has counted. */
export interface AdjustableContract {
  readonly id: bigint;
  readonly publicId: string;
  readonly type: AgentContractType;
  readonly version: number;
  readonly agentId: bigint;
  readonly agentAccount: string;
  /** Null: the brand. */
  readonly payerId: bigint | null;
  readonly payerAccount: string | null;
}

const ADJUSTABLE = `select c.id, c.public_id as "publicId", c.type, c.version, c.downline_id as "agentId", down.account as "agentAccount",
    c.upline_id as "payerId", up.account as "payerAccount"
  from agent_contract c join member down on down.id = c.downline_id left join member up on up.id = c.upline_id
  where c.brand_id = $1 and c.public_id::text = $2`;

/** @returns null for a contract of another brand and for one that never counted by `at` */
export async function lockAdjustable(
  tx: Queryable,
  brandId: number,
  contractId: string,
  at: Date,
): Promise<AdjustableContract | null> {
  const { rows } = await tx.query<AdjustableContract>({
    name: 'adjustment-contract-lock',
    text: `${ADJUSTABLE} and c.state in ('valid', 'terminated') and c.valid_from <= $3 for share of c`,
    values: [brandId, contractId, at],
  });
  return rows[0] ?? null;
}

/** A contract of a brand, as a proposal names it. */
export async function readAdjustedContract(
  db: Queryable,
  brandId: number,
  contractId: string,
): Promise<AdjustableContract | null> {
  const { rows } = await db.query<AdjustableContract>({
    name: 'adjustment-contract',
    text: ADJUSTABLE,
    values: [brandId, contractId],
  });
  return rows[0] ?? null;
}

/** What two operators decided. Ledger units. */
export interface NewAdjustment {
  readonly brandId: number;
  readonly contractId: bigint;
  readonly amount: bigint;
  readonly reason: string;
  readonly proposalId: string;
  readonly disputeId: string | null;
  readonly at: Date;
}

export async function insertAdjustment(tx: Queryable, adjustment: NewAdjustment): Promise<void> {
  const { brandId, contractId, amount, reason, proposalId, disputeId, at } = adjustment;
  await tx.query({
    name: 'adjustment-insert',
    text: `insert into agent_adjustment (brand_id, contract_id, amount, reason, proposal_id, dispute_id, decided_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [brandId, contractId, amount, reason, proposalId, disputeId, at],
  });
}

/** An adjustment as operators read it. Ledger units. */
export interface AdjustmentRow {
  readonly publicId: string;
  readonly brandId: number;
  readonly agentAccount: string;
  readonly payerAccount: string | null;
  readonly type: AgentContractType;
  readonly version: number;
  readonly amount: bigint;
  readonly reason: string;
  readonly decidedAt: Date;
  readonly proposedBy: string;
  readonly decidedBy: string;
  readonly runId: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface AdjustmentFilter {
  /** Null: of all brands. */
  readonly brandIds: readonly number[] | null;
  readonly state: 'open' | 'booked' | undefined;
  /** As typed. */
  readonly account: string | undefined;
}

/** A page of adjustments, the latest first, and the number of all. */
export async function readAdjustments(
  db: Queryable,
  { brandIds, state, account }: AdjustmentFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: readonly AdjustmentRow[]; readonly total: number }> {
  const from = `from agent_adjustment a join agent_contract c on c.id = a.contract_id join member down on down.id = c.downline_id
    where ($1::int[] is null or a.brand_id = any($1)) and ($2::text is null or (a.bill_id is null) = ($2 = 'open'))
      and ($3::text is null or down.account_key = $3)`;
  const values = [brandIds, state ?? null, account === undefined ? null : accountKey(account)];
  const { rows: counted } = await db.query<{ total: number }>({
    name: 'adjustment-count',
    text: `select count(*)::int as total ${from}`,
    values,
  });
  const { rows: content } = await db.query<AdjustmentRow>({
    name: 'adjustment-page',
    text: `with page as (select a.*, c.type, c.version, c.upline_id, down.account as agent_account ${from} order by a.id desc limit $4 offset $5)
           select a.public_id as "publicId", a.brand_id as "brandId", a.agent_account as "agentAccount", up.account as "payerAccount", a.type, a.version,
                  a.amount, a.reason, a.decided_at as "decidedAt", o.name as "proposedBy", d.name as "decidedBy", r.public_id as "runId",
                  b.period_from as "from", b.period_to as "to"
           from page a join proposal p on p.id = a.proposal_id join operator o on o.id = p.proposed_by join operator d on d.id = p.decided_by
           left join member up on up.id = a.upline_id left join agent_bill b on b.id = a.bill_id left join agent_run r on r.id = b.run_id
           order by a.id desc`,
    values: [...values, limit, offset],
  });
  return { content, total: counted[0]?.total ?? 0 };
}
