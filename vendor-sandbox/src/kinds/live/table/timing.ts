import type { DealTiming } from './deal-steps';

export interface TableTiming extends DealTiming {
  readonly bettingMs: number;
  /** Between the close of the bets and the deal: stakes that are on their way arrive. */
  readonly closingMs: number;
  /** The longest that the deal waits for stakes on their way; later ones are given back. */
  readonly patienceMs: number;
  readonly resultMs: number;
  /** A table without players is closed after so long. */
  readonly idleMs: number;
}

export const TABLE_TIMING: TableTiming = {
  bettingMs: 15_000,
  closingMs: 1_200,
  patienceMs: 4_000,
  cardMs: 900,
  thirdCardMs: 1_500,
  spinMs: 6_500,
  shakeMs: 2_600,
  resultMs: 5_500,
  idleMs: 60_000,
};
