/** Ledger units in one currency unit: the scale of the wallet protocol. */
export const LEDGER_SCALE = 100_000n;

const FRACTION_DIGITS = 5;
/** How an amount is written on the wire. */
export const AMOUNT_PATTERN = /^(-?)(\d{1,13})(?:\.(\d{1,5}))?$/;

/**
 * Reads an amount of our own calls.
 * @param text decimal string in currency units with at most 5 fraction digits, such as `"1250.50"`
 * @returns ledger units (1/100,000 of the currency unit)
 * @throws RangeError when the text is not such a number
 */
export function parseAmount(text: string): bigint {
  const match = AMOUNT_PATTERN.exec(text);
  if (!match) throw new RangeError(`not an amount: ${text.slice(0, 40)}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const units = BigInt(whole) * LEDGER_SCALE + BigInt(fraction.padEnd(FRACTION_DIGITS, '0'));
  return sign ? -units : units;
}

/**
 * Writes ledger units as the decimal string of our calls: at least 2 and at most 5 fraction digits, exact.
 * @param units ledger units
 */
export function formatAmount(units: bigint): string {
  const magnitude = units < 0n ? -units : units;
  const fraction = String(magnitude % LEDGER_SCALE).padStart(FRACTION_DIGITS, '0');
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${magnitude / LEDGER_SCALE}.${shown}`;
}
