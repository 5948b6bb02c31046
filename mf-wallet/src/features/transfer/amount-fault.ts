import { parseAmount } from '@marquee/contract/amount';

export type AmountFault = 'missing' | 'invalid' | 'below' | 'above' | 'short';

/** What a transfer of the brand may be, and what there is to send. Decimal strings. */
export interface SendBounds {
  readonly minimum: string;
  readonly maximum: string;
  readonly available: string;
}

/** What is wrong with an amount to send, null when nothing is. The server checks again. */
export function amountFault(amount: string, { minimum, maximum, available }: SendBounds): AmountFault | null {
  if (amount === '') return 'missing';
  const units = unitsOf(amount);
  if (units === null || units <= 0n) return 'invalid';
  if (units < parseAmount(minimum)) return 'below';
  if (units > parseAmount(maximum)) return 'above';
  return units > parseAmount(available) ? 'short' : null;
}

/** As the wire wants it: without the point that somebody typed last. */
export const wireAmount = (amount: string): string => amount.replace(/\.$/, '');

function unitsOf(amount: string): bigint | null {
  try {
    return parseAmount(wireAmount(amount));
  } catch {
    return null;
  }
}
