import { CRASH_MAX_HUNDREDTHS } from '@marquee/contract/fairness/crash';
import { cleanStake } from '../stake/stake-amount';

/** The least multiplier at which a bet can end by itself. */
const LEAST_HUNDREDTHS = 101;

/** Reads a typed multiplier without passing through a float. @returns hundredths, or null when it is none or out of bounds */
export function hundredthsOf(typed: string): number | null {
  const text = cleanStake(typed);
  const [whole = '', fraction = ''] = text.split('.');
  if (!/^\d{1,6}$/.test(whole)) return null;
  const hundredths = Number(whole + fraction.padEnd(2, '0'));
  return hundredths >= LEAST_HUNDREDTHS && hundredths <= CRASH_MAX_HUNDREDTHS ? hundredths : null;
}
