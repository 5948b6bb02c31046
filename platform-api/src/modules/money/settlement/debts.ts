import { formatAmount } from '@marquee/contract/money';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { readDebt } from './payment-repository';

/**
 * Keeps money with a member who owes commissions: checked wherever money leaves the member, under the lock of the member's money. The
 * ledger's SQL function `withhold_bets` checks bets.
 * @throws Failure `commission_debt` with `details.amount`
 */
export async function refuseDebtor(db: Queryable, memberId: bigint): Promise<void> {
  const amount = await readDebt(db, memberId);
  if (amount > 0n) throw new Failure('commission_debt', { amount: formatAmount(amount) });
}
