import type { DisputeState } from '@marquee/contract/agent-bills';
import type { AgentContractType } from '@marquee/contract/agent-contract';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import type { ProposalState } from '@marquee/contract/proposals';
import type { Queryable } from '../../../platform/database';

/** An agent's objection to a bill. */
export interface DisputeRow {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: number;
  readonly agentId: bigint;
  readonly account: string;
  readonly billPublicId: string;
  readonly contractPublicId: string;
  readonly type: AgentContractType;
  readonly period: ContractPeriod;
  readonly from: Date;
  readonly to: Date;
  /** Ledger units. */
  readonly due: bigint;
  /** Null: erased. */
  readonly text: string | null;
  readonly state: DisputeState;
  readonly createdAt: Date;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly proposalId: string | null;
  readonly proposalState: ProposalState | null;
  readonly revision: number;
}

const DISPUTES = `select d.id, d.public_id as "publicId", d.brand_id as "brandId", d.agent_id as "agentId", m.account, b.public_id as "billPublicId",
    c.public_id::text as "contractPublicId", b.type, r.period, b.period_from as "from", b.period_to as "to", b.due, d.text, d.state, d.created_at as "createdAt", d.answer,
    o.name as "answeredBy", d.answered_at as "answeredAt", p.id as "proposalId", p.state as "proposalState", d.revision
  from agent_dispute d join agent_bill b on b.id = d.bill_id join agent_run r on r.id = b.run_id join agent_contract c on c.id = b.contract_id
  join member m on m.id = d.agent_id
  left join operator o on o.id = d.answered_by left join proposal p on p.id = d.proposal_id`;

/** The objections to a bill, the latest first. */
export async function readDisputesOf(db: Queryable, billId: bigint): Promise<DisputeRow[]> {
  const { rows } = await db.query<DisputeRow>({
    name: 'settlement-disputes-of',
    text: `${DISPUTES} where d.bill_id = $1 order by d.id desc`,
    values: [billId],
  });
  return rows;
}

export async function readDispute(db: Queryable, publicId: string): Promise<DisputeRow | null> {
  const { rows } = await db.query<DisputeRow>({
    name: 'settlement-dispute',
    text: `${DISPUTES} where d.public_id = $1`,
    values: [publicId],
  });
  return rows[0] ?? null;
}

export interface DisputeFilter {
  /** Null: of all brands. */
  readonly brandIds: readonly number[] | null;
  readonly state: DisputeState | undefined;
}

/** A page of objections, open ones first and of those the oldest, and the number of all. */
export async function readDisputePage(
  db: Queryable,
  { brandIds, state }: DisputeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: readonly DisputeRow[]; readonly total: number }> {
  const where = `where ($1::int[] is null or d.brand_id = any($1)) and ($2::text is null or d.state = $2)`;
  const values = [brandIds, state ?? null];
  const { rows } = await db.query<{ total: number }>({
    name: 'settlement-dispute-count',
    text: `select count(*)::int as total from agent_dispute d ${where}`,
    values,
  });
  const { rows: content } = await db.query<DisputeRow>({
    name: 'settlement-dispute-page',
    text: `${DISPUTES} ${where} order by d.state <> 'open', case d.state when 'open' then d.id else -d.id end limit $3 offset $4`,
    values: [...values, limit, offset],
  });
  return { content, total: rows[0]?.total ?? 0 };
}

/** @returns its public id */
export async function insertDispute(
  db: Queryable,
  dispute: {
    readonly brandId: number;
    readonly billId: bigint;
    readonly agentId: bigint;
    readonly text: string;
    readonly at: Date;
  },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>({
    name: 'settlement-dispute-insert',
    text: `insert into agent_dispute (brand_id, bill_id, agent_id, text, created_at) values ($1, $2, $3, $4, $5) returning public_id as id`,
    values: [dispute.brandId, dispute.billId, dispute.agentId, dispute.text, dispute.at],
  });
  if (!rows[0]) throw new Error('the objection was not stored');
  return rows[0].id;
}

/** An open objection that no second operator decides about. */
const OPEN = `state = 'open' and not exists (select from proposal p where p.id = proposal_id and p.state = 'open')`;

/** @returns false for one that is not open, or of another revision */
export async function withdrawDispute(
  db: Queryable,
  { id, revision }: Pick<DisputeRow, 'id' | 'revision'>,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'settlement-dispute-withdraw',
    text: `update agent_dispute set state = 'withdrawn', revision = revision + 1 where id = $1 and revision = $2 and ${OPEN}`,
    values: [id, revision],
  });
  return rowCount === 1;
}

/** @returns false for one that is not open, or of another revision */
export async function rejectDispute(
  tx: Queryable,
  { id, revision, answer, answeredBy, at }: DisputeAnswer,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'settlement-dispute-reject',
    text: `update agent_dispute set state = 'rejected', answer = $3, answered_by = $4, answered_at = $5, revision = revision + 1
           where id = $1 and revision = $2 and ${OPEN}`,
    values: [id, revision, answer, answeredBy, at],
  });
  return rowCount === 1;
}

/** Keeps the answer by which an objection is upheld once its adjustment is approved. @returns as `rejectDispute` */
export async function proposeUpheld(
  tx: Queryable,
  { id, revision, answer, answeredBy, at, proposalId }: DisputeAnswer & { readonly proposalId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'settlement-dispute-propose',
    text: `update agent_dispute set answer = $3, answered_by = $4, answered_at = $5, proposal_id = $6, revision = revision + 1
           where id = $1 and revision = $2 and ${OPEN}`,
    values: [id, revision, answer, answeredBy, at, proposalId],
  });
  return rowCount === 1;
}

/** Upholds the open objection that a proposal answers; null: there is none. */
export async function closeUpheld(
  tx: Queryable,
  { proposalId, at }: { readonly proposalId: string; readonly at: Date },
): Promise<Pick<DisputeRow, 'publicId' | 'agentId' | 'billPublicId'> | null> {
  const { rows } = await tx.query<Pick<DisputeRow, 'publicId' | 'agentId' | 'billPublicId'>>({
    name: 'settlement-dispute-uphold',
    text: `update agent_dispute d set state = 'upheld', answered_at = $2, revision = revision + 1 from agent_bill b
           where d.proposal_id = $1 and d.state = 'open' and b.id = d.bill_id
           returning d.public_id as "publicId", d.agent_id as "agentId", b.public_id as "billPublicId"`,
    values: [proposalId, at],
  });
  return rows[0] ?? null;
}

export interface DisputeAnswer {
  readonly id: bigint;
  readonly revision: number;
  readonly answer: string;
  readonly answeredBy: number;
  readonly at: Date;
}
