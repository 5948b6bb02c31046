import { parseAmount } from '@marquee/contract/money';
import type { Clock } from '../../../../platform/clock';
import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { BrandService } from '../../../site/brand/service';
import type { DepositRow } from '../repository';
import { insertApproval, readApprovals } from './deposit-approval-repository';

/**
 * Whether an operator's approval lets the credit be booked: below the brand's bound at once, above it when another
 * operator has named the same amount before. Otherwise this approval is stored as the first.
 * @param received ledger units
 * @throws Failure `approved_before`
 */
export type CreditApproval = (
  tx: Queryable,
  deposit: DepositRow,
  operatorId: number,
  received: bigint,
) => Promise<boolean>;

export function createCreditApproval(brands: Pick<BrandService, 'byId'>, clock: Clock): CreditApproval {
  return async (tx, { id, brand_id: brandId }, operatorId, received) => {
    const { creditTwoOperatorsFrom } = (await brands.byId(brandId)).config.safeguards;
    if (received < parseAmount(creditTwoOperatorsFrom)) return true;
    const same = (await readApprovals(tx, id)).filter((approval) => approval.received === received);
    if (same.some((approval) => approval.operatorId === operatorId)) throw new Failure('approved_before');
    if (same.length > 0) return true;
    await insertApproval(tx, id, operatorId, received, clock.now());
    return false;
  };
}
