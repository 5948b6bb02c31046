import type { Queryable } from '../../../platform/database';
import type { RunKey } from './due-repository';
import type { StoredRule } from './settlement-rule';

/** A run that may be computed again. */
export interface RunToRemake extends Pick<RunKey, 'type' | 'period' | 'from' | 'to'> {
  readonly id: bigint;
  readonly state: 'waiting' | 'approved' | 'paid';
  readonly rule: StoredRule;
  /** No money has moved by it, and nobody has objected to what it came to. */
  readonly canRecompute: boolean;
}

const RUNS_FROM = `from agent_run o join agent_run r on r.brand_id = o.brand_id and r.type = o.type and r.id >= o.id
  where o.id = $1 and (r.id = o.id or r.bills > 0) order by r.id`;

/** A run and those of its brand and type that were made after it, in their order, locked. */
export async function readRunsFrom(tx: Queryable, runId: bigint): Promise<RunToRemake[]> {
  // Objections that were being made are seen once the lock is held, by a statement that begins then.
  await tx.query({
    name: 'settlement-runs-from-lock',
    text: `select r.id ${RUNS_FROM} for update of r`,
    values: [runId],
  });
  const { rows } = await tx.query<RunToRemake>({
    name: 'settlement-runs-from',
    text: `select r.id, r.type, r.period, r.period_from as "from", r.period_to as "to", r.state, r.rule,
             can_recompute_run(r.id) and not exists (
               select from agent_dispute d join agent_bill b on b.id = d.bill_id where b.run_id = r.id
             ) as "canRecompute"
           ${RUNS_FROM}`,
    values: [runId],
  });
  return rows;
}

/** Removes the bills of a run, and gives back what they took: marks of closed bills, adjustments, and slots. */
export async function removeBills(tx: Queryable, runId: bigint): Promise<void> {
  const remove = (name: string, text: string) => tx.query({ name: `settlement-remove-${name}`, text, values: [runId] });
  await remove(
    'marks',
    `insert into agent_bill_stale (bill_id)
     select distinct k.of_bill_id from agent_bill_correction k join agent_bill b on b.id = k.bill_id where b.run_id = $1 on conflict do nothing`,
  );
  await remove(
    'slots',
    `update contract_slot s set is_billed = false from agent_bill b
     where b.run_id = $1 and b.last_day >= b.first_day and s.is_billed and s.contract_id = b.contract_id and s.slot = b.period_from`,
  );
  await remove(
    'corrections',
    'delete from agent_bill_correction k using agent_bill b where b.run_id = $1 and k.bill_id = b.id',
  );
  await remove(
    'adjustments',
    'update agent_adjustment a set bill_id = null from agent_bill b where b.run_id = $1 and a.bill_id = b.id',
  );
  await remove('stale', 'delete from agent_bill_stale s using agent_bill b where b.run_id = $1 and s.bill_id = b.id');
  await remove('bills', 'delete from agent_bill where run_id = $1');
}

/** Stores what a run comes to now. Amounts in ledger units. */
export async function updateRun(
  tx: Queryable,
  run: {
    readonly id: bigint;
    readonly state: 'waiting' | 'paid';
    readonly at: Date;
    readonly bills: number;
    readonly due: bigint;
    readonly topDue: bigint;
  },
): Promise<void> {
  await tx.query({
    name: 'settlement-run-update',
    text: `update agent_run set state = $2, computed_at = $3, bills = $4, due = $5, top_due = $6, computations = computations + 1,
             approved_at = case when $2 = 'paid' then $3::timestamptz end, paid_at = case when $2 = 'paid' then $3::timestamptz end
           where id = $1`,
    values: [run.id, run.state, run.at, run.bills, run.due, run.topDue],
  });
}
