import { LEDGER_SCALE } from './money';

/** Bounds of a bet on an in-house game, ledger units. */
export interface InHouseLimits {
  readonly minStake: bigint;
  readonly maxStake: bigint;
  /** Maximum payout of a round, as stated in the rules. */
  readonly maxPayout: bigint;
}

const limits = (min: bigint, max: bigint, payout: bigint): InHouseLimits => ({
  minStake: min * LEDGER_SCALE,
  maxStake: max * LEDGER_SCALE,
  maxPayout: payout * LEDGER_SCALE,
});

/** By currency; `XXX` is demo play. */
export const IN_HOUSE_LIMITS: Readonly<Record<string, InHouseLimits>> = {
  BDT: limits(10n, 25_000n, 2_500_000n),
  VND: limits(2_000n, 5_000_000n, 500_000_000n),
  XXX: limits(1n, 1_000n, 100_000n),
};
