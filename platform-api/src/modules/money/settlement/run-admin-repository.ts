import type { AgentContractType } from '@marquee/contract/agent-contract';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import type { Queryable } from '../../../platform/database';

/** A run as operators read it. Amounts in ledger units. */
export interface RunRow {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: number;
  readonly type: AgentContractType;
  readonly period: ContractPeriod;
  readonly from: Date;
  readonly to: Date;
  readonly state: 'waiting' | 'approved' | 'paid';
  readonly computedAt: Date;
  readonly paidAt: Date | null;
  readonly bills: number;
  readonly due: bigint;
  readonly topDue: bigint;
  /** How often it was computed. */
  readonly computations: number;
  readonly paid: bigint;
  readonly open: bigint;
  readonly proposalId: string | null;
}

/** Of a run `r`. */
const COLUMNS = `r.id, r.public_id as "publicId", r.brand_id as "brandId", r.type, r.period, r.period_from as "from", r.period_to as "to", r.state,
  r.computed_at as "computedAt", r.paid_at as "paidAt", r.bills, r.due, r.top_due as "topDue", r.computations, s.paid, s.open,
  (select p.id from proposal p where p.kind = 'agent-run' and p.brand_id = r.brand_id and p.subject = r.public_id and p.state = 'open') as "proposalId"`;
const SUMS = `cross join lateral (
    select coalesce(sum(paid), 0)::int8 as paid, coalesce(sum(open) filter (where state not in ('due', 'held')), 0)::int8 as open from agent_bill where run_id = r.id
  ) s`;

export interface RunFilter {
  /** Null: of all brands. */
  readonly brandIds: readonly number[] | null;
  readonly type: AgentContractType | undefined;
  readonly state: RunRow['state'] | undefined;
}

/** A page of runs with bills, the latest period first, and the number of all. */
export async function readRunPage(
  db: Queryable,
  { brandIds, type, state }: RunFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: readonly RunRow[]; readonly total: number }> {
  const where = `where ($1::int[] is null or brand_id = any($1)) and ($2::text is null or type = $2) and ($3::text is null or state = $3) and bills > 0`;
  const values = [brandIds, type ?? null, state ?? null];
  const { rows: counted } = await db.query<{ total: number }>({
    name: 'settlement-run-count',
    text: `select count(*)::int as total from agent_run ${where}`,
    values,
  });
  const { rows: content } = await db.query<RunRow>({
    name: 'settlement-run-page',
    text: `with page as (select * from agent_run ${where} order by period_to desc, id desc limit $4 offset $5)
           select ${COLUMNS} from page r ${SUMS} order by r.period_to desc, r.id desc`,
    values: [...values, limit, offset],
  });
  return { content, total: counted[0]?.total ?? 0 };
}

/** A run by its public id. */
export async function readRun(db: Queryable, publicId: string): Promise<RunRow | null> {
  const { rows } = await db.query<RunRow>({
    name: 'settlement-run-by-id',
    text: `select ${COLUMNS} from agent_run r ${SUMS} where r.public_id = $1`,
    values: [publicId],
  });
  return rows[0] ?? null;
}

/** The run with bills of the period before. */
export async function readRunBefore(
  db: Queryable,
  { brandId, type, period, from }: Pick<RunRow, 'brandId' | 'type' | 'period' | 'from'>,
): Promise<RunRow | null> {
  const { rows } = await db.query<RunRow>({
    name: 'settlement-run-before',
    text: `with before as (
             select * from agent_run where brand_id = $1 and type = $2 and period = $3 and period_from < $4 and bills > 0 order by period_from desc limit 1
           )
           select ${COLUMNS} from before r ${SUMS}`,
    values: [brandId, type, period, from],
  });
  return rows[0] ?? null;
}

/** Approves a waiting run as it was computed. @returns false for one that does not wait, or was computed again */
export async function approveRun(
  tx: Queryable,
  { runId, computations }: { readonly runId: string; readonly computations: number },
  proposalId: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'settlement-run-approve',
    text: `update agent_run set state = 'approved', approved_by = $2, approved_at = $3 where public_id = $1 and state = 'waiting' and computations = $4`,
    values: [runId, proposalId, at, computations],
  });
  return rowCount === 1;
}
