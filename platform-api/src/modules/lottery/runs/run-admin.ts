import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LotteryRun } from '@marquee/contract/calls/lottery-run-admin';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import { requireRight } from '../../operators/rights/rights';
import type { Audit } from '../../operators/audit/audit';
import { type AdminCaller, requireDrawAdmin } from '../draw-rights';

type RunChange = ParsedCallRequest<'lotteryRuns.pause'>;

/** Settlements by operators. */
export interface RunAdmin {
  /** @throws Failure `forbidden` without the right */
  list(caller: AdminCaller, request: ParsedCallRequest<'lotteryRuns.list'>): Promise<CallValue<'lotteryRuns.list'>>;
  /** Waits for the chunks under way. @throws Failure `forbidden`, `not_found`, `settlement_decided` unless it is running */
  pause(caller: AdminCaller, change: RunChange): Promise<void>;
  /** Failed chunks are tried again at once. @throws Failure `forbidden`, `not_found`, `settlement_decided` for a run that has ended */
  resume(caller: AdminCaller, change: RunChange): Promise<void>;
}

export function createRunAdmin(pool: pg.Pool, audit: Audit): RunAdmin {
  async function change(
    caller: AdminCaller,
    { runId, reason }: RunChange,
    { from, to, action }: { from: readonly string[]; to: string; action: string },
  ): Promise<void> {
    requireDrawAdmin(caller);
    await inTransaction(pool, async (tx) => {
      const { rows } = await tx.query<{ state: string; draw_id: bigint }>(
        'select state, draw_id from lottery_run where id = $1 for update',
        [runId],
      );
      const run = rows[0];
      if (!run) throw new Failure('not_found');
      if (!from.includes(run.state)) throw new Failure('settlement_decided');
      await tx.query('update lottery_run set state = $2 where id = $1', [runId, to]);
      if (to === 'running')
        await tx.query('update lottery_chunk set retry_at = null where run_id = $1 and done_at is null', [runId]);
      await audit.record(
        {
          actor: { kind: 'operator', id: caller.operator.id },
          action,
          subject: `lottery-draw:${run.draw_id}`,
          reason,
          details: { runId, before: run.state },
          requestId: caller.requestId,
        },
        tx,
      );
    });
  }

  return {
    async list({ operator }, request) {
      requireRight(operator, 'lotteries');
      const { rows, total } = await readRuns(pool, request);
      const paid = await readPaid(
        pool,
        rows.map(({ runId }) => runId),
        operator.brandIds,
      );
      const content = rows.map((row) =>
        presentRun(
          row,
          paid.filter(({ runId }) => runId === row.runId),
        ),
      );
      return pageOf(content, total, request);
    },
    pause: (caller, request) =>
      change(caller, request, { from: ['running'], to: 'paused', action: 'lottery-run.paused' }),
    resume: (caller, request) =>
      change(caller, request, { from: ['running', 'paused'], to: 'running', action: 'lottery-run.resumed' }),
  };
}

/** Without any progress for so long, a run is stuck. */
const STUCK_AFTER = '1 minute';

interface RunRow {
  readonly runId: bigint;
  readonly drawId: bigint;
  readonly gameCode: string;
  readonly issue: string;
  readonly kind: LotteryRun['kind'];
  readonly revision: number;
  readonly state: LotteryRun['state'];
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

/** Runs with tickets: those of draws that nobody played say nothing. */
const FILTER = `exists (select from lottery_chunk c where c.run_id = r.id) and ($1 = (r.state in ('running', 'paused')))
  and ($2::text is null or g.code = $2) and ($3::bigint is null or r.draw_id = $3)`;

async function readRuns(
  db: Queryable,
  { underWay, gameCode, drawId, ...page }: ParsedCallRequest<'lotteryRuns.list'>,
): Promise<{ rows: RunRow[]; total: number }> {
  const values = [underWay, gameCode ?? null, drawId ?? null];
  const { rows: counts } = await db.query<{ total: bigint }>({
    name: 'count-lottery-runs',
    text: `select count(*) as total from lottery_run r join lottery_draw d on d.id = r.draw_id
           join lottery_game g on g.id = d.lottery_id where ${FILTER}`,
    values,
  });
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
    values: [...values, page.pageSize, offsetOf(page), STUCK_AFTER],
  });
  return { rows, total: Number(counts[0]?.total ?? 0) };
}

interface PaidRow {
  readonly runId: bigint;
  readonly currency: string;
  readonly amount: bigint;
}

/**
 * By how much payouts rose under each run, by currency: those of a game of several currencies, or of some brands, are
 * summed one by one.
 * @param brandIds of these brands; empty: of all
 */
async function readPaid(db: Queryable, runIds: readonly bigint[], brandIds: readonly number[]): Promise<PaidRow[]> {
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

function presentRun(row: RunRow, paid: readonly PaidRow[]): LotteryRun {
  const tickets = Number(row.tickets);
  const ticketsDone = Number(row.ticketsDone);
  const secondsLeft = Math.round((row.elapsedSeconds * (tickets - ticketsDone)) / ticketsDone);
  return {
    runId: String(row.runId),
    drawId: String(row.drawId),
    gameCode: row.gameCode,
    issue: row.issue,
    kind: row.kind,
    revision: row.revision,
    state: row.state,
    plannedAt: row.plannedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    tickets,
    ticketsDone,
    winners: Number(row.winners),
    paid: paid.map(({ amount, currency }) => ({ amount: formatAmount(amount), currency })),
    secondsLeft: row.state === 'running' && ticketsDone > 0 ? secondsLeft : null,
    stuck: row.isStuck ? { since: row.progressAt.toISOString(), fault: row.fault } : null,
  };
}
