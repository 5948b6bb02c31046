import { CRASH_MAX_HUNDREDTHS } from '@marquee/contract/fairness/crash';
import { AMOUNT_PATTERN, CENT, parseAmount } from '@marquee/contract/amount';

/** The minimum multiplier of an automatic cash-out. */
const LEAST_HUNDREDTHS = 101;

/**
 * A multiplier, entered like an amount, without passing through a float.
 * @param text decimal string, empty when nothing is entered, or `UNREADABLE_AMOUNT`
 * @returns hundredths, or null when it is none or out of bounds
 */
export function hundredthsOf(text: string): number | null {
  if (!AMOUNT_PATTERN.test(text)) return null;
  const hundredths = Number(parseAmount(text) / CENT);
  return hundredths >= LEAST_HUNDREDTHS && hundredths <= CRASH_MAX_HUNDREDTHS ? hundredths : null;
}
