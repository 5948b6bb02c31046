import { claimAllowance, moneyAllowance } from '../../../operators/allowance/claim-allowance';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import type { Clock } from '../../../../platform/clock';
import type { Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { BrandService } from '../../../site/brand/service';
import type { ParticipationRow } from '../participation/participation-repository';
import { readReward } from '../participation/reward-repository';

interface AllowanceParts {
  readonly platform: { readonly clock: Clock };
  readonly brands: Pick<BrandService, 'byId'>;
}

/**
 * Counts the money of a reward that an operator gives by hand, in its transaction. Its amount was confirmed by two persons, so that a
 * large one may be given by one operator who has given nothing else to this member, or in all, on this day.
 * @throws Failure `operator_allowance_used`
 */
export async function countReward(
  tx: Queryable,
  { platform, brands }: AllowanceParts,
  { operator }: Pick<OperatorCaller, 'operator'>,
  { id: key, brandId, memberId }: Pick<ParticipationRow, 'id' | 'brandId' | 'memberId'>,
): Promise<void> {
  const { amount } = await readReward(tx, key);
  if (amount === 0n) return;
  const brand = await brands.byId(brandId);
  const allowance = moneyAllowance(brand.config.safeguards);
  const claim = {
    source: 'participation',
    key,
    measure: 'money',
    operatorId: operator.id,
    memberId,
    amount,
    limit: amount > allowance ? amount : allowance,
  } as const;
  if (!(await claimAllowance(tx, brand, platform.clock.now(), claim))) throw new Failure('operator_allowance_used');
}
