import { LEDGER_SCALE } from '@marquee/contract/money';

/** Bounds of a bet, ledger units. */
export interface Limits {
  readonly minStake: bigint;
  readonly maxStake: bigint;
  /** Maximum payout of a round, as stated in the rules. */
  readonly maxPayout: bigint;
}

const limits = (min: bigint, max: bigint, payout: bigint): Limits => ({
  minStake: min * LEDGER_SCALE,
  maxStake: max * LEDGER_SCALE,
  maxPayout: payout * LEDGER_SCALE,
});

const BY_CURRENCY: Readonly<Record<string, Limits>> = {
  BDT: limits(10n, 25_000n, 2_500_000n),
  VND: limits(2_000n, 5_000_000n, 500_000_000n),
  /** Demo play. */
  XXX: limits(1n, 1_000n, 100_000n),
};

/** @throws Error for a currency that no brand has */
export function limitsOf(currency: string): Limits {
  const limits = BY_CURRENCY[currency];
  if (!limits) throw new Error(`no limits for ${currency}`);
  return limits;
}
