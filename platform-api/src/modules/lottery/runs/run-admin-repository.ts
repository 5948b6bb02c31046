import type { LotteryRun } from '@marquee/contract/calls/lottery-run-admin';
import type { Queryable } from '../../../platform/database';
import { offsetOf } from '../../../platform/paging';

export type RunState = LotteryRun['state'];

/** Locks a run until the transaction ends. @returns null when there is none */
export async function lockRun(
  db: Queryable,
  runId: string,
): Promise<{ readonly state: RunState; readonly draw_id: bigint } | null> {
  const { rows } = await db.query<{ state: RunState; draw_id: bigint }>(
    'select state, draw_id from lottery_run where id = $1 for update',
    [runId],
  );
  return rows[0] ?? null;
}

/** Pauses or resumes a run that was locked. */
export async function setRunState(db: Queryable, runId: string, state: RunState): Promise<void> {
  await db.query('update lottery_run set state = $2 where id = $1', [runId, state]);
}

/** Chunks of a run that failed no longer wait for their next try. */
export async function retryChunksNow(db: Queryable, runId: string): Promise<void> {
  await db.query('update lottery_chunk set retry_at = null where run_id = $1 and done_at is null', [runId]);
}

/** A run with what its chunks have done. */
export interface RunRow {
  readonly runId: bigint;
  readonly drawId: bigint;
  readonly gameCode: string;
  readonly issue: string;
  readonly kind: LotteryRun['kind'];
  readonly revision: number;
  readonly state: RunState;
  readonly plannedAt: Date;
  readonly finishedAt: Date | null;
  readonly tickets: bigint;
  readonly ticketsDone: bigint;
  readonly winners: bigint;
  /** Of the last chunk; the plan before the first. */
  readonly progressAt: Date;
  readonly fault: string | null;
  readonly isStuck: boolean;
  /** Since the plan. */
  readonly elapsedSeconds: number;
}

/** Which runs; null: of any. */
export interface RunFilter {
  /** Running or paused; false: ended. */
  readonly underWay: boolean;
  readonly gameCode: string | null;
  readonly drawId: string | null;
}

/** Runs with tickets: those of draws that nobody played say nothing. */
const FILTER = `exists (select from lottery_chunk c where c.run_id = r.id) and ($1 = (r.state in ('running', 'paused')))
  and ($2::text is null or g.code = $2) and ($3::bigint is null or r.draw_id = $3)`;

const filterValues = ({ underWay, gameCode, drawId }: RunFilter) => [underWay, gameCode, drawId];

/** How many runs the filter accepts. */
export async function countRuns(db: Queryable, filter: RunFilter): Promise<number> {
  const { rows } = await db.query<{ total: bigint }>({
    name: 'count-lottery-runs',
    text: `select count(*) as total from lottery_run r join lottery_draw d on d.id = r.draw_id
           join lottery_game g on g.id = d.lottery_id where ${FILTER}`,
    values: filterValues(filter),
  });
  return Number(rows[0]?.total ?? 0);
}

/**
 * One page of the runs that the filter accepts, the latest first.
 * @param stuckAfter an interval; a running run without progress for so long is stuck
 */
export async function readRuns(
  db: Queryable,
  filter: RunFilter,
  page: { readonly pageNo: number; readonly pageSize: number },
  stuckAfter: string,
): Promise<RunRow[]> {
  const { rows } = await db.query<RunRow>({
    name: 'lottery-runs',
    text: `select r.id as "runId", r.draw_id as "drawId", g.code as "gameCode", d.issue, r.kind, r.revision, r.state,
             r.planned_at as "plannedAt", r.finished_at as "finishedAt", c.tickets, c.done as "ticketsDone", c.winners,
             greatest(c.last_done, r.planned_at) as "progressAt", c.fault,
             r.state = 'running' and (c.fault is not null or c.done < c.tickets
               and greatest(c.last_done, r.planned_at) < clock_timestamp() - $6::interval) as "isStuck",
             extract(epoch from clock_timestamp() - r.planned_at)::float as "elapsedSeconds"
           from lottery_run r join lottery_draw d on d.id = r.draw_id join lottery_game g on g.id = d.lottery_id
           cross join lateral (
             select coalesce(sum(tickets), 0)::bigint as tickets, coalesce(sum(tickets) filter (where done_at is not null), 0)::bigint as done,
                    coalesce(sum(winners), 0)::bigint as winners, max(done_at) as last_done,
                    (array_agg(fault) filter (where fault is not null and done_at is null))[1] as fault
             from lottery_chunk where run_id = r.id) c
           where ${FILTER} order by r.id desc limit $4 offset $5`,
    values: [...filterValues(filter), page.pageSize, offsetOf(page), stuckAfter],
  });
  return rows;
}

/** An amount in ledger units that a run paid in a currency. */
export interface PaidRow {
  readonly runId: bigint;
  readonly currency: string;
  readonly amount: bigint;
}

/**
 * By how much payouts rose under each run, by currency: those of a game of several currencies, or of some brands, are
 * summed one by one.
 * @param brandIds of these brands; empty: of all
 */
export async function readPaid(
  db: Queryable,
  runIds: readonly bigint[],
  brandIds: readonly number[],
): Promise<PaidRow[]> {
  const { rows } = await db.query<PaidRow>({
    name: 'lottery-runs-paid',
    text: `with run as (
             select r.id, r.draw_id, r.revision,
                    (select array_agg(distinct b.currency) from lottery_brand_game s join brand b on b.id = s.brand_id
                     where s.lottery_id = d.lottery_id) as currencies
             from lottery_run r join lottery_draw d on d.id = r.draw_id where r.id = any($1::bigint[])
           )
           select run.id as "runId", run.currencies[1] as currency, coalesce(sum(c.paid), 0)::bigint as amount
           from run join lottery_chunk c on c.run_id = run.id where cardinality(run.currencies) = 1 and cardinality($2::int[]) = 0 group by 1, 2
           union all
           select run.id, b.currency, sum(p.payout - coalesce(o.payout, 0))::bigint
           from run join lottery_payout p on p.draw_id = run.draw_id and p.revision = run.revision
           join lottery_ticket t on t.draw_id = p.draw_id and t.bet_id = p.bet_id
           join member m on m.id = t.member_id join brand b on b.id = m.brand_id
           left join lateral (select q.payout from lottery_payout q where q.draw_id = p.draw_id and q.bet_id = p.bet_id
                              and q.revision < p.revision order by q.revision desc limit 1) o on true
           where case when cardinality($2::int[]) > 0 then m.brand_id = any($2::int[]) else cardinality(run.currencies) > 1 end
           group by 1, 2
           order by 1, 2`,
    values: [runIds, brandIds],
  });
  return rows;
}
