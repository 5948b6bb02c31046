import type { Random } from '@marquee/contract/seeded-random';

/** What a vendor's round is played with. Amounts in ledger units. */
export interface RoundStart {
  readonly random: Random;
  readonly stake: number;
  readonly vendorCode: string;
  /** English name of the game. */
  readonly gameName: string;
  readonly at: Date;
}

/** A round with its result, in the form in which the vendor of that kind of game reports it. */
export interface VendorRound {
  /** Snapshot of odds and rules with the stake. */
  readonly terms: Readonly<Record<string, unknown>> | null;
  readonly payout: number;
  /** What counts as turnover. */
  readonly validBet: number;
  readonly detail: Readonly<Record<string, unknown>>;
  /** How long the result takes, minutes. */
  readonly minutes: number;
}

/** Money is counted to 1/100 of the currency unit. */
const MINOR_UNIT = 1_000;

export const times = (stake: number, factor: number): number => Math.floor((stake * factor) / MINOR_UNIT) * MINOR_UNIT;
