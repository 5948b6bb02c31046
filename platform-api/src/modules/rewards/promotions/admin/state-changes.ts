import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AdminPromotionDetail } from '@marquee/contract/calls/promotion-fields';
import type { PromotionState } from '@marquee/contract/promotions/states';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { createSettlePeriods, type SettleParts } from '../settle/settle-periods';
import { createPromotionAccess, type PromotionAccessParts } from './promotion-access';
import { writePromotionState } from './version-repository';

/** From which states a change leads, and where. */
const CHANGES: Readonly<
  Record<'pause' | 'resume' | 'end', { readonly from: readonly PromotionState[]; readonly to: PromotionState }>
> = {
  pause: { from: ['published'], to: 'paused' },
  resume: { from: ['paused'], to: 'published' },
  end: { from: ['published', 'paused'], to: 'ended' },
};

interface ChangeStateParts extends PromotionAccessParts, SettleParts {
  readonly platform: SettleParts['platform'];
  readonly brands: SettleParts['brands'];
}

/**
 * Pauses, resumes and ends promotions; what closed before an end is settled first.
 * @throws Failure `forbidden` without the right `cashier`, `not_found`, `promotion_state`
 */
export function createChangeState(parts: ChangeStateParts) {
  const { pool } = parts.platform.database;
  const { detail, lockOwn, record } = createPromotionAccess(parts);
  const settlePeriods = createSettlePeriods(parts);

  return async (
    caller: OperatorCaller,
    { promotionId: id, change, reason }: ParsedCallRequest<'promotionsAdmin.changeState'>,
  ): Promise<AdminPromotionDetail> => {
    if (change === 'end') {
      const { brandId } = await inTransaction(pool, (tx) => lockOwn(tx, caller, id));
      await settlePeriods.beforeEnd(brandId, id);
    }
    await inTransaction(pool, async (tx) => {
      const { brandId, state } = await lockOwn(tx, caller, id);
      const { from, to } = CHANGES[change];
      if (!from.includes(state)) throw new Failure('promotion_state');
      await writePromotionState(tx, id, to);
      await record(tx, caller, { id, brandId, action: `promotions.${to}`, reason, details: { before: state } });
    });
    return detail(caller, id);
  };
}
