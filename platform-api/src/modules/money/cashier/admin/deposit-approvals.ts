import { claimAllowance, moneyAllowance } from '../../../operators/allowance/claim-allowance';
import type { Clock } from '../../../../platform/clock';
import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { BrandService } from '../../../site/brand/service';
import type { DepositRow } from '../repository';
import { insertApproval, readApprovals } from './deposit-approval-repository';

/**
 * Whether an operator's approval lets the credit be booked: when another operator has named the same amount before, or within what
 * one operator gives alone, and not above what the member declared by more than the brand's tolerance. Otherwise this approval is
 * stored as the first.
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
  return async (tx, { id, brand_id: brandId, member_id: memberId, amount: declared }, operatorId, received) => {
    const approvals = await readApprovals(tx, id);
    const same = approvals.filter((approval) => approval.received === received);
    if (same.some((approval) => approval.operatorId === operatorId)) throw new Failure('approved_before');
    if (same.length > 0) return true;
    const brand = await brands.byId(brandId);
    const { safeguards } = brand.config;
    const above = received > declared ? received - declared : 0n;
    if (above * 100n <= declared * BigInt(safeguards.creditTolerance)) {
      const credit = { source: 'deposit', key: id, measure: 'money', operatorId, memberId, amount: received } as const;
      const claim = { ...credit, granted: above, limit: moneyAllowance(safeguards) };
      if (await claimAllowance(tx, brand, clock.now(), claim)) return true;
    }
    await insertApproval(tx, id, operatorId, received, clock.now());
    return false;
  };
}
