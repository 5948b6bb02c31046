import { typedDigits } from '@marquee/contract/latin-digits';
import { LEDGER_SCALE, parseAmount } from '@marquee/contract/amount';

/** Official units: two of the currency, a tenth and a hundredth of it. Ledger units. */
const OFFICIAL_UNITS = [1n, 10n, 100n].map((part) => (2n * LEDGER_SCALE) / part);
const STEPS = [1n, 10n, 100n];

/**
 * The units that a game takes; where its least stake is above all of them, they begin there.
 * @param leastStake amount of the wire
 * @returns ledger units, the largest first
 */
export function unitStakes(leastStake: string): readonly bigint[] {
  const least = parseAmount(leastStake);
  const units = OFFICIAL_UNITS.filter((unit) => unit >= least);
  return units.length > 0 ? units : STEPS.map((step) => step * least).toReversed();
}

export const MAX_MULTIPLE = 9_999;

/** A whole multiple within its bounds; the present one where the text is no number. */
export const multipleOf = (text: string, present: number): number => {
  const digits = typedDigits(text, String(MAX_MULTIPLE).length);
  return digits === null ? present : Math.max(1, Number(digits));
};
