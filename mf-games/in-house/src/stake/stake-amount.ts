import {
  acceptAmount,
  AMOUNT_PATTERN,
  type AmountFault,
  floorToCent,
  formatAmount,
  isMore,
  parseAmount,
} from '@marquee/contract/amount';

/** Bounds of a stake: decimal strings in currency units. */
export interface StakeBounds {
  readonly minStake: string;
  readonly maxStake: string;
  readonly balance: string;
}

export type StakeProblem = 'empty' | 'below' | 'above' | 'balance';

const PROBLEM_OF = { missing: 'empty', invalid: 'empty', below: 'below', above: 'above' } as const satisfies Readonly<
  Record<AmountFault, StakeProblem>
>;

/** A stake as an amount of the wire; null when nothing is entered. */
export function stakeOf(text: string): string | null {
  const accepted = acceptAmount(text);
  return accepted.fault === null ? formatAmount(accepted.units) : null;
}

export function stakeProblemOf(text: string, { minStake, maxStake, balance }: StakeBounds): StakeProblem | null {
  const { fault } = acceptAmount(text, { minimum: minStake, maximum: maxStake });
  if (fault !== null) return PROBLEM_OF[fault];
  return isMore(text, balance) ? 'balance' : null;
}

/** Half, cut to a hundredth, never under the minimum. */
export function halve(text: string, bounds: StakeBounds): string {
  return within(unitsOf(text) / 2n, bounds);
}

/** Double, never over the maximum nor over the balance. */
export function double(text: string, bounds: StakeBounds): string {
  return within(unitsOf(text) * 2n, bounds);
}

export function minStakeOf({ minStake }: StakeBounds): string {
  return tidy(parseAmount(minStake));
}

/** The maximum stake, or the balance when that is less. */
export function maxStakeOf(bounds: StakeBounds): string {
  return within(parseAmount(bounds.maxStake), bounds);
}

function within(stake: bigint, { minStake, maxStake, balance }: StakeBounds): string {
  const upper = minOf(parseAmount(maxStake), parseAmount(balance));
  const lower = parseAmount(minStake);
  const capped = minOf(stake, upper);
  return tidy(capped < lower ? lower : capped);
}

const unitsOf = (text: string): bigint => (AMOUNT_PATTERN.test(text) ? parseAmount(text) : 0n);

/** Without decimals when they are zero. */
const tidy = (units: bigint): string => formatAmount(floorToCent(units)).replace(/\.00$/, '');

const minOf = (a: bigint, b: bigint): bigint => (a < b ? a : b);
