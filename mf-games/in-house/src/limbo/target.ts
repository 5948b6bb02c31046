import { AMOUNT_PATTERN, CENT, parseAmount } from '@marquee/contract/amount';

/** A multiplier, entered like an amount, in hundredths; null when no number is entered. */
export function targetOf(text: string): number | null {
  return AMOUNT_PATTERN.test(text) ? Number(parseAmount(text) / CENT) : null;
}

/** Hundredths as a decimal string. */
export function targetText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
