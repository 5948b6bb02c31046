import { parseAmount } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';

export type WithdrawalTerms = CallValue<'withdrawal.terms'>;
export type WithdrawalFault = 'missing' | 'invalid' | 'below' | 'above' | 'day' | 'balance';

/** The smallest step of an amount, in ledger units. */
const STEP = 1_000n;

/** What is wrong with an amount, null when nothing is. The server checks again. */
export function withdrawalFault(amount: string, terms: WithdrawalTerms): WithdrawalFault | null {
  if (amount === '') return 'missing';
  const units = unitsOf(amount);
  if (units === null || units <= 0n || units % STEP !== 0n) return 'invalid';
  if (units < parseAmount(terms.minimum)) return 'below';
  if (units > parseAmount(terms.maximum)) return 'above';
  if (units > parseAmount(terms.sumLeft)) return 'day';
  return units > parseAmount(terms.available) ? 'balance' : null;
}

/** Whether an amount is a part of the whole, in whole hundredths. */
export function isPart(amount: string, whole: string): boolean {
  const units = unitsOf(amount);
  return units !== null && units > 0n && units % STEP === 0n && units < parseAmount(whole);
}

/** As the wire wants it: `"500."` and `"500"` become `"500.00"`; what is not a number stays. */
export function wireAmount(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return unitsOf(amount) === null ? amount : `${whole}.${fraction.padEnd(2, '0')}`;
}

/** The largest amount that can leave now, in whole hundredths; null when that is below the minimum. */
export function most({ available, maximum, sumLeft, minimum }: WithdrawalTerms): string | null {
  const [least = 0n] = [available, maximum, sumLeft].map(parseAmount).sort((a, b) => (a < b ? -1 : 1));
  if (least < parseAmount(minimum)) return null;
  const hundredths = least / STEP;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function unitsOf(amount: string): bigint | null {
  try {
    return parseAmount(amount.endsWith('.') ? amount.slice(0, -1) : amount);
  } catch {
    return null;
  }
}
