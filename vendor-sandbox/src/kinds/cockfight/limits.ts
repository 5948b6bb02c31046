/** Amounts in the wallet protocol's integers. */
export interface Limits {
  readonly minStake: number;
  readonly maxStake: number;
  readonly maxDrawStake: number;
  /** What the house declares on each side of every fight. */
  readonly houseStake: number;
}

const UNIT = 100_000;
const limits = (min: number, max: number, draw: number, house: number): Limits => ({
  minStake: min * UNIT,
  maxStake: max * UNIT,
  maxDrawStake: draw * UNIT,
  houseStake: house * UNIT,
});

const BY_CURRENCY: Readonly<Record<string, Limits>> = {
  BDT: limits(10, 20_000, 2_000, 5_000),
  VND: limits(2_000, 4_000_000, 400_000, 1_000_000),
};
const OTHERS = limits(1, 1_000, 100, 500);

export const limitsOf = (currency: string): Limits => BY_CURRENCY[currency] ?? OTHERS;
