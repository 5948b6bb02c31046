import { formatAmount, parseAmount } from '@marquee/contract/money';

/** What bounds a stake; decimal strings in currency units. */
export interface StakeBounds {
  readonly minStake: string;
  readonly maxStake: string;
  readonly balance: string;
}

export type StakeProblem = 'empty' | 'below' | 'above' | 'balance';

/** Ledger units in a hundredth: stakes are entered with two decimals. */
const HUNDREDTH = 1_000n;

/** Digits of the scripts in which people type amounts here, in order from 0. */
const BENGALI_DIGITS = '০১২৩৪৫৬৭৮৯';

/** Keeps digits and one point with two decimals of what was typed: `"১,২৫০.505"` -> `"1250.50"`. */
export function cleanStake(typed: string): string {
  const latin = typed.replace(/[০-৯]/g, (digit) => String(BENGALI_DIGITS.indexOf(digit)));
  const [whole = '', ...rest] = latin.replace(/[^0-9.]/g, '').split('.');
  const units = whole.replace(/^0+(?=\d)/, '').slice(0, 13);
  return rest.length === 0 ? units : `${units || '0'}.${rest.join('').slice(0, 2)}`;
}

/** A stake as typed, as an amount of the wire; null when nothing is entered. */
export function stakeOf(text: string): string | null {
  const units = unitsOf(text);
  return units === 0n ? null : formatAmount(units);
}

export function stakeProblemOf(text: string, bounds: StakeBounds): StakeProblem | null {
  const stake = unitsOf(text);
  if (stake === 0n) return 'empty';
  if (stake < parseAmount(bounds.minStake)) return 'below';
  if (stake > parseAmount(bounds.maxStake)) return 'above';
  return stake > parseAmount(bounds.balance) ? 'balance' : null;
}

/** Half, cut to a hundredth, never under the minimum. */
export function halved(text: string, bounds: StakeBounds): string {
  return within(unitsOf(text) / 2n, bounds);
}

/** Double, never over the maximum nor over the balance. */
export function doubled(text: string, bounds: StakeBounds): string {
  return within(unitsOf(text) * 2n, bounds);
}

export function smallest({ minStake }: StakeBounds): string {
  return tidy(parseAmount(minStake));
}

/** All that may be staked: the maximum, or the balance where that is less. */
export function largest(bounds: StakeBounds): string {
  return within(parseAmount(bounds.maxStake), bounds);
}

function within(stake: bigint, { minStake, maxStake, balance }: StakeBounds): string {
  const upper = least(parseAmount(maxStake), parseAmount(balance));
  const lower = parseAmount(minStake);
  const capped = least(stake, upper);
  return tidy(capped < lower ? lower : capped);
}

function unitsOf(text: string): bigint {
  const whole = text.replace(/\.$/, '');
  return whole === '' ? 0n : parseAmount(whole);
}

/** As people write it: no decimals where there are none. */
function tidy(units: bigint): string {
  return formatAmount(units - (units % HUNDREDTH)).replace(/\.00$/, '');
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
