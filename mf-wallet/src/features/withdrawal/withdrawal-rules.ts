import {
  type AmountFault,
  amountFault,
  floorToCent,
  formatAmount,
  isMore,
  parseAmount,
} from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';

export type WithdrawalTerms = CallValue<'withdrawal.terms'>;
export type WithdrawalFault = AmountFault | 'day' | 'identity' | 'balance';

/** What is wrong with an amount, null when nothing is. The server checks again. */
export function withdrawalFault(amount: string, terms: WithdrawalTerms): WithdrawalFault | null {
  const fault = amountFault(amount, terms);
  if (fault !== null) return fault;
  if (isMore(amount, terms.sumLeft)) return 'day';
  if (terms.identity && isMore(amount, terms.identity.left)) return 'identity';
  return isMore(amount, terms.available) ? 'balance' : null;
}

/** Whether an entered amount is a part of the whole. */
export function isPart(amount: string, total: string): boolean {
  return amountFault(amount) === null && isMore(total, amount);
}

/** The largest amount that can be withdrawn now, in whole hundredths; null when that is below the minimum. */
export function largestAmount({ available, maximum, sumLeft, minimum, identity }: WithdrawalTerms): string | null {
  const bounds = [available, maximum, sumLeft, ...(identity ? [identity.left] : [])];
  const [least = 0n] = bounds.map(parseAmount).sort((a, b) => (a < b ? -1 : 1));
  return least < parseAmount(minimum) ? null : formatAmount(floorToCent(least));
}
