import { CENT, parseAmount } from '@marquee/contract/amount';

/** A multiplier, entered like an amount, in hundredths; null when nothing is entered. */
export function targetOf(text: string): number | null {
  return text === '' ? null : Number(parseAmount(text) / CENT);
}

/** Hundredths as a decimal string. */
export function targetText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
