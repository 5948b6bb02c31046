import { baccaratWinner, isPair } from './baccarat';
import { dragonTigerWinner } from './dragon-tiger';
import type { Outcome } from './outcome';
import type { RoadRound } from './roads';
import { colourOf, POCKETS } from './roulette';
import { isBig, isTriple, sumOf } from './sic-bo';

type SidedOutcome = Exclude<Outcome, { readonly game: 'roulette' }>;

/**
 * A round of two sides as its roads show it: one is the player, the dragon or small, two the banker, the tiger or big; a
 * triple of sic bo, on which both lose, stands where a tie does.
 */
export function roadRoundOf(outcome: SidedOutcome): RoadRound {
  if (outcome.game === 'sicBo') {
    if (isTriple(outcome.dice)) return { side: 'tie' };
    return { side: isBig(outcome.dice) ? 'two' : 'one' };
  }
  if (outcome.game === 'dragonTiger') {
    const winner = dragonTigerWinner(outcome);
    return { side: winner === 'tie' ? 'tie' : winner === 'dragon' ? 'one' : 'two' };
  }
  const winner = baccaratWinner(outcome);
  return {
    side: winner === 'tie' ? 'tie' : winner === 'player' ? 'one' : 'two',
    onePair: isPair(outcome.player),
    twoPair: isPair(outcome.banker),
  };
}

export interface NumberHeat {
  readonly hot: readonly number[];
  readonly cold: readonly number[];
}

/** The numbers that came most and least often; of equals the smaller number first. @param count of each */
export function heatOf(numbers: readonly number[], pockets: number, count: number): NumberHeat {
  const hits = Array.from({ length: pockets }, () => 0);
  for (const number of numbers) hits[number] = (hits[number] ?? 0) + 1;
  const order = hits.map((_, number) => number);
  const by = (sign: 1 | -1) => [...order].sort((a, b) => sign * ((hits[a] ?? 0) - (hits[b] ?? 0)) || a - b);
  return { hot: by(-1).slice(0, count), cold: by(1).slice(0, count) };
}

/** Rounds that each outside bet of roulette would have won. */
export interface RouletteCounts {
  readonly red: number;
  readonly black: number;
  readonly zero: number;
  readonly odd: number;
  readonly even: number;
  readonly low: number;
  readonly high: number;
  /** First to third. */
  readonly dozens: readonly number[];
  readonly columns: readonly number[];
  /** By number, 0 to 36. */
  readonly hits: readonly number[];
}

export function rouletteCounts(numbers: readonly number[]): RouletteCounts {
  const count = (fits: (number: number) => boolean) => numbers.filter(fits).length;
  const isOnTable = (number: number) => number > 0;
  return {
    red: count((number) => colourOf(number) === 'red'),
    black: count((number) => colourOf(number) === 'black'),
    zero: count((number) => number === 0),
    odd: count((number) => number % 2 === 1),
    even: count((number) => isOnTable(number) && number % 2 === 0),
    low: count((number) => isOnTable(number) && number <= 18),
    high: count((number) => number > 18),
    dozens: [1, 2, 3].map((dozen) => count((number) => isOnTable(number) && Math.ceil(number / 12) === dozen)),
    columns: [1, 2, 3].map((column) => count((number) => isOnTable(number) && number % 3 === column % 3)),
    hits: Array.from({ length: POCKETS }, (_, number) => count((entry) => entry === number)),
  };
}

export interface DiceCounts {
  readonly small: number;
  readonly big: number;
  readonly triple: number;
  /** Dice that showed one to six. */
  readonly faces: readonly number[];
  /** Throws with a total of 3 to 18. */
  readonly totals: readonly number[];
}

export function diceCounts(throws: readonly (readonly [number, number, number])[]): DiceCounts {
  const triple = throws.filter(isTriple).length;
  const big = throws.filter((dice) => !isTriple(dice) && isBig(dice)).length;
  const dice = throws.flat();
  return {
    triple,
    big,
    small: throws.length - triple - big,
    faces: [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length),
    totals: Array.from(
      { length: 16 },
      (_, index) => throws.filter((candidate) => sumOf(candidate) === index + 3).length,
    ),
  };
}
