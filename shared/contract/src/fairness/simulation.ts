import { fairDrawFrom, type FairDraw } from './fair-draw';
import type { Odds } from './instant';

/** A game, or one way to play it, whose return can be checked by playing it very often. */
export interface SimulatedGame {
  /** Game and choices, such as `PLINKO 16 rows, high`. */
  readonly name: string;
  /** What one round returns by theory, as a part of the stake; a deviation that cannot be counted is null and taken from the rounds. */
  readonly theory: { readonly mean: number; readonly deviation: number | null };
  /** Plays a round. @returns payout over stake */
  play(draw: FairDraw): number;
}

export interface Simulation {
  readonly name: string;
  readonly rounds: number;
  /** Payouts over stakes of all rounds. */
  readonly returned: number;
  readonly expected: number;
  /** Half the width of the band that holds 99 of 100 such simulations. */
  readonly band: number;
  readonly isWithin: boolean;
}

/** Two-sided 99 % of the normal distribution. */
const Z = 2.575_829;

/** Totals of simulated rounds; sums of several parts. */
export interface RoundTotals {
  readonly rounds: number;
  /** Of payouts over stakes. */
  readonly sum: number;
  readonly squares: number;
}

/** Plays a game many times with a repeatable draw and compares the result with the theory. */
export const simulate = (game: SimulatedGame, rounds: number, seed: number): Simulation =>
  compareWithTheory(game, playRounds(game, rounds, seed));

/** Plays a game many times by a repeatable draw. Other seeds play other rounds. */
export function playRounds(game: SimulatedGame, rounds: number, seed: number): RoundTotals {
  const draw = fairDrawFrom(xoshiro128(seed));
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const factor = game.play(draw);
    sum += factor;
    squares += factor * factor;
  }
  return { rounds, sum, squares };
}

/** Compares what rounds of a game came to with its theory. */
export function compareWithTheory({ name, theory }: SimulatedGame, { rounds, sum, squares }: RoundTotals): Simulation {
  const returned = sum / rounds;
  const deviation = theory.deviation ?? Math.sqrt(Math.max(0, squares / rounds - returned ** 2));
  const band = (Z * deviation) / Math.sqrt(rounds);
  return {
    name,
    rounds,
    returned,
    expected: theory.mean,
    band,
    isWithin: Math.abs(returned - theory.mean) <= band,
  };
}

/** Mean and standard deviation of a round whose results are all known. */
export function theoreticalReturn(odds: readonly Odds[]): { readonly mean: number; readonly deviation: number } {
  const mean = odds.reduce((sum, { chance, factor }) => sum + chance * factor, 0);
  const square = odds.reduce((sum, { chance, factor }) => sum + chance * factor ** 2, 0);
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean ** 2)) };
}

/** xoshiro128** 1.1 (Blackman, Vigna), seeded by splitmix32: quick, long, and repeatable; for simulations alone. */
function xoshiro128(seed: number): () => number {
  let state = seed;
  const splitmix = () => {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return mixed ^ (mixed >>> 15);
  };
  let [a, b, c, d] = [splitmix(), splitmix(), splitmix(), splitmix()];
  return () => {
    const scrambled = Math.imul(b, 5);
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return word;
  };
}
