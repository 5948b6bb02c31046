/** Bounds of a ticket, in the wallet protocol's integers. */
export interface Limits {
  readonly minStake: number;
  readonly maxStake: number;
  readonly maxPayout: number;
}

const UNIT = 100_000;
const limits = (min: number, max: number, payout: number): Limits => ({
  minStake: min * UNIT,
  maxStake: max * UNIT,
  maxPayout: payout * UNIT,
});

const BY_CURRENCY: Readonly<Record<string, Limits>> = {
  BDT: limits(10, 25_000, 2_500_000),
  VND: limits(2_000, 5_000_000, 500_000_000),
};
const OTHERS = limits(1, 1_000, 100_000);

export const limitsOf = (currency: string): Limits => BY_CURRENCY[currency] ?? OTHERS;

/** Legs of one parlay. */
export const MOST_LEGS = 8;
