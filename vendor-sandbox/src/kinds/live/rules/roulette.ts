import type { RouletteOutcome, Spot } from './outcome';
import type { RandomInt } from './shoe';

export const POCKETS = 37;

/** The pockets of a European wheel, clockwise. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type PocketColour = 'green' | 'red' | 'black';

export const colourOf = (number: number): PocketColour => (number === 0 ? 'green' : RED.has(number) ? 'red' : 'black');

export interface RouletteSpot extends Spot {
  /** Numbers that it wins on. */
  readonly covers: readonly number[];
}

const ALL = Array.from({ length: POCKETS - 1 }, (_, index) => index + 1);
const numbersWhere = (test: (number: number) => boolean): number[] => ALL.filter(test);

/** Every spot pays as if there were no zero: 36 for one number, divided among those it covers. */
const spot = (id: string, covers: readonly number[]): RouletteSpot => ({
  id,
  covers,
  topFactor: 3_600 / covers.length,
});

const inside = (): RouletteSpot[] => [
  ...[0, ...ALL].map((number) => spot(`straight-${number}`, [number])),
  ...[1, 2, 3].map((number) => spot(`split-0-${number}`, [0, number])),
  ...numbersWhere((number) => number % 3 !== 0).map((number) =>
    spot(`split-${number}-${number + 1}`, [number, number + 1]),
  ),
  ...numbersWhere((number) => number <= 33).map((number) =>
    spot(`split-${number}-${number + 3}`, [number, number + 3]),
  ),
  spot('trio-0-1-2', [0, 1, 2]),
  spot('trio-0-2-3', [0, 2, 3]),
  spot('firstFour', [0, 1, 2, 3]),
  ...numbersWhere((number) => number % 3 === 1).map((number) =>
    spot(`street-${number}`, [number, number + 1, number + 2]),
  ),
  ...numbersWhere((number) => number % 3 !== 0 && number < 33).map((number) =>
    spot(`corner-${number}`, [number, number + 1, number + 3, number + 4]),
  ),
  ...numbersWhere((number) => number % 3 === 1 && number < 34).map((number) =>
    spot(
      `six-${number}`,
      [0, 1, 2, 3, 4, 5].map((step) => number + step),
    ),
  ),
];

const outside = (): RouletteSpot[] => [
  ...[1, 2, 3].map((dozen) =>
    spot(
      `dozen-${dozen}`,
      numbersWhere((number) => Math.ceil(number / 12) === dozen),
    ),
  ),
  ...[1, 2, 3].map((column) =>
    spot(
      `column-${column}`,
      numbersWhere((number) => number % 3 === column % 3),
    ),
  ),
  spot(
    'low',
    numbersWhere((number) => number <= 18),
  ),
  spot(
    'high',
    numbersWhere((number) => number > 18),
  ),
  spot(
    'even',
    numbersWhere((number) => number % 2 === 0),
  ),
  spot(
    'odd',
    numbersWhere((number) => number % 2 === 1),
  ),
  spot(
    'red',
    numbersWhere((number) => RED.has(number)),
  ),
  spot(
    'black',
    numbersWhere((number) => !RED.has(number)),
  ),
];

export const ROULETTE_SPOTS: readonly RouletteSpot[] = [...inside(), ...outside()];

const byId = new Map(ROULETTE_SPOTS.map((entry) => [entry.id, entry]));

/** @returns undefined for what is no spot of the table */
export const rouletteSpot = (id: string): RouletteSpot | undefined => byId.get(id);

export const spinRoulette = (random: RandomInt): RouletteOutcome => ({ game: 'roulette', number: random(POCKETS) });

export function payRoulette(id: string, { number }: RouletteOutcome): number {
  const spot = byId.get(id);
  return spot?.covers.includes(number) ? spot.topFactor : 0;
}
