import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LotteryRun } from '@marquee/contract/calls/lottery-run-admin';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { pageOf } from '../../../platform/paging';
import { requireRight } from '../../operators/rights/rights';
import type { Audit } from '../../operators/audit/audit';
import { byOperator } from '../../operators/audit/operator-caller';
import { type AdminCaller, requireDrawAdmin } from '../draw-rights';
import {
  countRuns,
  lockRun,
  type PaidRow,
  readPaid,
  readRuns,
  retryChunksNow,
  type RunRow,
  type RunState,
  setRunState,
} from './run-admin-repository';

/** Without any progress for so long, a run is stuck. */
const STUCK_AFTER = '1 minute';

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
    { from, to, action }: { from: readonly RunState[]; to: RunState; action: string },
  ): Promise<void> {
    requireDrawAdmin(caller);
    await inTransaction(pool, async (tx) => {
      const run = await lockRun(tx, runId);
      if (!run) throw new Failure('not_found');
      if (!from.includes(run.state)) throw new Failure('settlement_decided');
      await setRunState(tx, runId, to);
      if (to === 'running') await retryChunksNow(tx, runId);
      await audit.record(
        {
          ...byOperator(caller),
          action,
          subject: `lottery-draw:${run.draw_id}`,
          reason,
          details: { runId, before: run.state },
        },
        tx,
      );
    });
  }

  return {
    async list({ operator }, request) {
      requireRight(operator, 'lotteries');
      const { underWay, gameCode = null, drawId = null } = request;
      const filter = { underWay, gameCode, drawId };
      const total = await countRuns(pool, filter);
      const rows = await readRuns(pool, filter, request, STUCK_AFTER);
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
