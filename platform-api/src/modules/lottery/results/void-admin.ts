import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Audit } from '../../operators/audit/audit';
import { type AdminCaller, requireDrawAdmin } from '../draw-rights';
import { lockDraw } from './locked-draw';

/**
 * Voids a draw by two persons: the first asks, the second confirms with a call of their own; the first's reason is public.
 * @throws Failure `forbidden`, `not_found`, `approved_before` for the first person, `draw_decided` for a void draw
 */
export type VoidDraw = (
  caller: AdminCaller,
  request: ParsedCallRequest<'lotteryDraws.void'>,
) => Promise<CallValue<'lotteryDraws.void'>>;

export function createVoidDraw(
  pool: pg.Pool,
  audit: Audit,
  announce: (drawIds: readonly bigint[]) => Promise<void>,
): VoidDraw {
  return async (caller, { drawId, reason }) => {
    requireDrawAdmin(caller);
    const { id: operatorId } = caller.operator;
    const isVoid = await inTransaction(pool, async (tx) => {
      const draw = await lockDraw(tx, BigInt(drawId));
      if (draw.state === 'void') throw new Failure('draw_decided', { state: draw.state });
      const { rows } = await tx.query<{ requested_by: number; reason: string }>(
        'select requested_by, reason from lottery_void where draw_id = $1',
        [draw.id],
      );
      const request = rows[0];
      if (request?.requested_by === operatorId) throw new Failure('approved_before');
      if (request)
        await tx.query('select void_draw($1, $2, $3, $4)', [draw.id, request.reason, request.requested_by, operatorId]);
      else
        await tx.query('insert into lottery_void (draw_id, reason, requested_by) values ($1, $2, $3)', [
          draw.id,
          reason,
          operatorId,
        ]);
      await audit.record(
        {
          actor: { kind: 'operator', id: operatorId },
          action: request ? 'lottery-draw.voided' : 'lottery-void.requested',
          subject: `lottery-draw:${draw.id}`,
          reason,
          details: { before: draw.state },
          requestId: caller.requestId,
        },
        tx,
      );
      return request !== undefined;
    });
    if (isVoid) await announce([BigInt(drawId)]);
    return { isVoid };
  };
}
