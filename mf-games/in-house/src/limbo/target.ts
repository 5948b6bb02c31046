import { parseAmount } from '@marquee/contract/money';

/** Ledger units in a hundredth: targets are typed like amounts. */
const UNITS = 1_000n;

/** A multiplier as typed, such as `"2.5"`, in hundredths; null when nothing is entered. */
export function targetOf(text: string): number | null {
  const clean = text.replace(/\.$/, '');
  return clean === '' ? null : Number(parseAmount(clean) / UNITS);
}

/** Hundredths as they are typed. */
export function targetText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
