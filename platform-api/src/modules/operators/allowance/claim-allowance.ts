import { parseAmount } from '@marquee/contract/money';
import type { Safeguards } from '@marquee/contract/safeguards';
import { dayOf } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import type { Brand } from '../../site/brand/brand';
import { insertCredit, lockCredits, type OperatorCredit } from './credit-repository';

export type AllowanceClaim = Pick<
  OperatorCredit,
  'source' | 'key' | 'measure' | 'operatorId' | 'memberId' | 'amount'
> & {
  /** The part that nothing but the operator's word stands for; all of it when absent. */
  readonly granted?: bigint;
  /** What one operator may give alone on a day: to one account, and in all. */
  readonly limit: bigint;
};

/**
 * Counts what an operator is about to give, or take, against what one operator may do alone on a day of the brand: for the account,
 * whoever gave it, and for the operator, whoever got it. In the transaction that gives it; locks until that ends. A claim that was
 * counted before, by source and key, is not counted again.
 * @returns whether it is within the limit; if not, nothing is counted, and it takes a second operator
 */
export async function claimAllowance(
  tx: Queryable,
  { id: brandId, offsetMinutes }: Pick<Brand, 'id' | 'offsetMinutes'>,
  at: Date,
  { limit, granted, ...claim }: AllowanceClaim,
): Promise<boolean> {
  await lockCredits(tx, { brandId, measure: claim.measure });
  const credit = { ...claim, brandId, day: dayOf(at, offsetMinutes), granted: granted ?? claim.amount };
  return insertCredit(tx, credit, limit);
}

/** The most money that one operator may give alone on a day, ledger units. */
export const moneyAllowance = ({ creditTwoOperatorsFrom }: Pick<Safeguards, 'creditTwoOperatorsFrom'>): bigint =>
  parseAmount(creditTwoOperatorsFrom) - 1n;
