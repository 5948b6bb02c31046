import { formatAmount } from '@marquee/contract/money';
import { Failure } from '../../../platform/failure';
import { limitsOf } from './limits';

/** @throws Failure `amount_below_minimum`, `amount_above_maximum` with the bound */
export function assertStake(stake: bigint, currency: string): void {
  const { minStake, maxStake } = limitsOf(currency);
  if (stake < minStake) throw new Failure('amount_below_minimum', { minimum: formatAmount(minStake) });
  if (stake > maxStake) throw new Failure('amount_above_maximum', { maximum: formatAmount(maxStake) });
}
