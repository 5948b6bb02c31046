import type { RoundSeeds } from './fair-bytes';
import { type FairDraw, playFairly } from './fair-draw';

export const MINES_CELLS = 25;
export const MINES_MIN = 1;
export const MINES_MAX = 24;
/** The house edge in per cent of the stake. */
export const MINES_EDGE_PERCENT = 1n;

/**
 * Cells (0 to 24, row by row) that hold a mine: the first `mines` of a Fisher-Yates shuffle.
 * @param mines 1 to 24
 */
export function minePositions(seeds: RoundSeeds, mines: number): Promise<number[]> {
  return playFairly(seeds, (draw) => placeMines(draw, mines));
}

/** The mines of `minePositions`, by any draw. */
export function placeMines(draw: FairDraw, mines: number): number[] {
  const cells = Array.from({ length: MINES_CELLS }, (_, cell) => cell);
  for (let last = MINES_CELLS - 1; last > 0; last--) {
    const index = draw(last + 1);
    [cells[last], cells[index]] = [cells[index] as number, cells[last] as number];
  }
  return cells.slice(0, mines).sort((a, b) => a - b);
}

/**
 * What a stake is worth after `picks` safe cells: stake x (1 - edge) x C(25, k) / C(25 - m, k), cut to a whole ledger unit.
 * Computed in integers, so that every unit is reproducible.
 */
export function minesPayout(stake: bigint, mines: number, picks: number): bigint {
  const [numerator, denominator] = minesOdds(mines, picks);
  return (stake * numerator) / denominator;
}

/** The multiplier of `minesPayout` in hundredths, cut off; for display. */
export function minesMultiplierHundredths(mines: number, picks: number): number {
  return Number(minesPayout(100n, mines, picks));
}

function minesOdds(mines: number, picks: number): [bigint, bigint] {
  if (picks === 0) return [1n, 1n];
  return [
    (100n - MINES_EDGE_PERCENT) * combinations(MINES_CELLS, picks),
    100n * combinations(MINES_CELLS - mines, picks),
  ];
}

function combinations(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1n; i <= BigInt(k); i++) result = (result * (BigInt(n) - BigInt(k) + i)) / i;
  return result;
}
