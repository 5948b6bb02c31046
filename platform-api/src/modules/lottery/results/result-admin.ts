import type { LotteryResult } from '@marquee/contract/lottery/result';
import { ResultError } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { Audit } from '../../operators/audit/audit';
import { byOperator } from '../../operators/audit/operator-caller';
import { type AdminCaller, requireDrawAdmin } from '../draw-rights';
import { contradictionsOf } from './compare-results';
import { closeBetting, type LockedDraw } from './draw-change-repository';
import { lockDraw } from './locked-draw';
import { insertEntry, readEntries } from './result-entry-repository';
import { insertResult, markDrawn, planRun, readResult } from './result-repository';

/** Results of official draws by operators. Every method throws `forbidden` without the right, or with some brands only. */
export interface ResultAdmin {
  /**
   * A result that is out before the time of the calendar (`isOut`) closes the betting at once.
   * @throws Failure `not_found`, `draw_not_over`, `draw_decided`, `validation_failed` naming the number at fault
   */
  enter(
    caller: AdminCaller,
    request: ParsedCallRequest<'lotteryDraws.enterResult'>,
  ): Promise<CallValue<'lotteryDraws.enterResult'>>;
  /**
   * @throws Failure `not_found`, `approved_before` for the person who entered it, `draw_decided`, `results_contradict` with
   *   the rows, `result_unchanged`, `validation_failed` for a correction without a reason
   */
  confirm(
    caller: AdminCaller,
    request: ParsedCallRequest<'lotteryDraws.confirmResult'>,
  ): Promise<CallValue<'lotteryDraws.confirmResult'>>;
}

/** @param announce a draw has a result */
export function createResultAdmin(
  pool: pg.Pool,
  audit: Audit,
  announce: (drawIds: readonly bigint[]) => Promise<void>,
): ResultAdmin {
  return {
    async enter(caller, { drawId, result, isOut }) {
      requireDrawAdmin(caller);
      const { id, wasOpen } = await inTransaction(pool, async (tx) => {
        const planned = await lockDraw(tx, BigInt(drawId));
        const wasOpen = isOut && planned.source !== 'own' && (await closeBetting(tx, planned.id));
        const draw = wasOpen ? await lockDraw(tx, planned.id) : planned;
        requireResultPossible(draw);
        const numbers = readResultOf(draw.shape, result);
        const id = await insertEntry(tx, {
          drawId: draw.id,
          by: { operatorId: caller.operator.id },
          result: numbers,
          simulated: false,
        });
        await audit.record(
          { ...entryOf(caller, 'lottery-result.entered', draw), details: { result: numbers, closedBetting: wasOpen } },
          tx,
        );
        return { id, wasOpen };
      });
      if (wasOpen) await announce([BigInt(drawId)]);
      return { entryId: String(id) };
    },

    async confirm(caller, { drawId, entryId, overrule, reason }) {
      requireDrawAdmin(caller);
      const confirmed = await inTransaction(pool, async (tx) => {
        const draw = await lockDraw(tx, BigInt(drawId));
        requireResultPossible(draw);
        const entries = await readEntries(tx, [draw.id]);
        const entry = entries.find(({ id }) => String(id) === entryId);
        if (!entry) throw new Failure('not_found');
        if (entry.operatorId === caller.operator.id) throw new Failure('approved_before');
        const contradictions = contradictionsOf(draw.shape, entries);
        if (contradictions.length > 0 && !overrule)
          throw new Failure('results_contradict', { rows: contradictions.join(', ') });
        if ((draw.revision > 0 || contradictions.length > 0) && reason === undefined)
          throw fieldFailure({ path: 'reason', messageKey: 'required' });
        const before = await readResult(tx, draw.id, draw.revision);
        if (JSON.stringify(before) === JSON.stringify(entry.result)) throw new Failure('result_unchanged');
        const revision = draw.revision + 1;
        await insertResult(tx, { drawId: draw.id, revision, entry, confirmedBy: caller.operator.id, reason });
        await markDrawn(tx, draw.id, revision);
        await planRun(tx, draw.id);
        const details = { before, after: entry.result, by: entry.by, revision, contradictions };
        const auditEntry = { ...entryOf(caller, 'lottery-result.confirmed', draw), details };
        await audit.record(reason === undefined ? auditEntry : { ...auditEntry, reason }, tx);
        return { id: draw.id, revision };
      });
      await announce([confirmed.id]);
      return { revision: confirmed.revision };
    },
  };
}

/** Official draws that are over: the first result of a closed draw, or another of a settled one. */
export function requireResultPossible({ source, state, isOver }: LockedDraw): void {
  if (source === 'own' || source === 'stations') throw new Failure('draw_decided', { state });
  if (!isOver) throw new Failure('draw_not_over');
  if (state !== 'closed' && state !== 'settled') throw new Failure('draw_decided', { state });
}

/** @throws Failure `validation_failed` naming the prize and number at fault */
export function readResultOf(shape: LotteryShape, value: unknown): LotteryResult {
  try {
    return lotteryRules(shape).readResult(value);
  } catch (error) {
    if (!(error instanceof ResultError)) throw error;
    const { code, row, index } = error;
    const path = ['result', row, index].filter((part) => part !== undefined).join('.');
    throw fieldFailure({ path, messageKey: code });
  }
}

const entryOf = (caller: AdminCaller, action: string, { id }: LockedDraw) => ({
  ...byOperator(caller),
  action,
  subject: `lottery-draw:${id}`,
});
