/** Ledger units in one currency unit: the scale of the wallet protocol. */
export const LEDGER_SCALE = 100_000n;

/** Ledger units in a hundredth of the currency unit: the smallest step of money that people and operators enter. */
export const CENT = LEDGER_SCALE / 100n;

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
  const decimals = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${magnitude / LEDGER_SCALE}.${decimals}`;
}

/** Whole hundredths of the currency unit, rounded down. @param units ledger units, not negative */
export const floorToCent = (units: bigint): bigint => units - (units % CENT);

/** Why an entered amount is not accepted. */
export type AmountFault = 'missing' | 'invalid' | 'below' | 'above';

/** The error code with which a call refuses each fault. */
export const AMOUNT_FAULT_CODES = {
  missing: 'amount_invalid',
  invalid: 'amount_invalid',
  below: 'amount_below_minimum',
  above: 'amount_above_maximum',
} as const satisfies Readonly<Record<AmountFault, string>>;

/** What an entered amount may be. Decimal strings in currency units, both inclusive. */
export interface AmountBounds {
  readonly minimum?: string | undefined;
  readonly maximum?: string | undefined;
}

export type AcceptedAmount =
  | { readonly fault: null /** Ledger units. */; readonly units: bigint }
  | { readonly fault: AmountFault };

/**
 * The one rule for money that a person enters, on every page and in every call: above zero, in whole hundredths of the
 * currency unit, within the bounds.
 * @param text decimal string in currency units, empty when nothing was entered
 */
export function acceptAmount(text: string, { minimum, maximum }: AmountBounds = {}): AcceptedAmount {
  if (text === '') return { fault: 'missing' };
  if (!AMOUNT_PATTERN.test(text)) return { fault: 'invalid' };
  const units = parseAmount(text);
  if (units <= 0n || units % CENT !== 0n) return { fault: 'invalid' };
  if (minimum !== undefined && units < parseAmount(minimum)) return { fault: 'below' };
  if (maximum !== undefined && units > parseAmount(maximum)) return { fault: 'above' };
  return { fault: null, units };
}

/** The fault of an entered amount, null when valid; see `acceptAmount`. */
export const amountFault = (text: string, bounds?: AmountBounds): AmountFault | null =>
  acceptAmount(text, bounds).fault;

/** The fault that an error code names; null for codes that are not about the amount itself. */
export function amountFaultOfCode(code: string): AmountFault | null {
  const faults = ['invalid', 'below', 'above'] as const;
  return faults.find((fault) => AMOUNT_FAULT_CODES[fault] === code) ?? null;
}

/** Whether a text is an amount above zero. */
export const isPositive = (amount: string): boolean => AMOUNT_PATTERN.test(amount) && parseAmount(amount) > 0n;

/**
 * Whether an amount is more than another; false where one of them is not an amount. Decimal strings in currency units.
 */
export const isMore = (amount: string, other: string): boolean =>
  AMOUNT_PATTERN.test(amount) && AMOUNT_PATTERN.test(other) && parseAmount(amount) > parseAmount(other);
