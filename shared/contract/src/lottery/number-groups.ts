/**
 * Groups that people pick numbers by, for boards and number pads. Numbers of two digits are 0 to 99.
 */

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ALL = Array.from({ length: 100 }, (_, number) => number);

const tensOf = (number: number): number => Math.floor(number / 10);
const unitsOf = (number: number): number => number % 10;

/** Numbers that begin with a digit: a run of its tens. */
export const headNumbers = (digit: number): number[] => ALL.filter((number) => tensOf(number) === digit);

/** Numbers that end in a digit. */
export const tailNumbers = (digit: number): number[] => ALL.filter((number) => unitsOf(number) === digit);

/** Numbers whose digits add up to one that ends in a digit: 7 is 07, 16, 25 and also 89. */
export const sumNumbers = (digit: number): number[] =>
  ALL.filter((number) => (tensOf(number) + unitsOf(number)) % 10 === digit);

/** The nineteen numbers that hold a digit: 19 gates. */
export const gateNumbers = (digit: number): number[] =>
  ALL.filter((number) => tensOf(number) === digit || unitsOf(number) === digit);

/** The twelve animals in the order of the years, the rat first. */
export const ZODIAC = [
  'rat',
  'ox',
  'tiger',
  'cat',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type ZodiacAnimal = (typeof ZODIAC)[number];

/** Numbers of an animal: every twelfth from its place on, the rat's from 00. */
export const zodiacNumbers = (animal: ZodiacAnimal): number[] =>
  ALL.filter((number) => ZODIAC[number % ZODIAC.length] === animal);

/** 12 and 21; 33 is its own. */
export const mirroredNumber = (number: number): number => 10 * unitsOf(number) + tensOf(number);

/** Numbers and those with their digits exchanged, each once. */
export const withMirrored = (numbers: readonly number[]): number[] => [
  ...new Set(numbers.flatMap((number) => [number, mirroredNumber(number)])),
];

/** Kép bằng: 00, 11, ... 99. */
export const doubleNumbers = (): number[] => TEN.map((digit) => 11 * digit);

/** Kép lệch: a digit and its shadow, five away: 05, 16, ... 94. */
export const shadowDoubleNumbers = (): number[] => TEN.map((digit) => 10 * digit + ((digit + 5) % 10));

/** Sides of the board of a hundred. */
export const sideNumbers = {
  big: () => ALL.filter((number) => number >= 50),
  small: () => ALL.filter((number) => number < 50),
  odd: () => ALL.filter((number) => number % 2 === 1),
  even: () => ALL.filter((number) => number % 2 === 0),
} as const;

/** All orders of a number's digits, each once, ascending: the swap of a number pad. */
export function digitOrders(number: string): string[] {
  if (number.length <= 1) return [number];
  const orders = [...number].flatMap((first, at) =>
    digitOrders(number.slice(0, at) + number.slice(at + 1)).map((rest) => first + rest),
  );
  return [...new Set(orders)].sort();
}

/** Outcomes of a row of a board: all, the upper and the lower half, every second one. */
export const rowSelections = {
  all: (numbers: readonly number[]) => [...numbers],
  big: (numbers: readonly number[]) => numbers.slice(Math.floor(numbers.length / 2)),
  small: (numbers: readonly number[]) => numbers.slice(0, Math.floor(numbers.length / 2)),
  odd: (numbers: readonly number[]) => numbers.filter((number) => number % 2 === 1),
  even: (numbers: readonly number[]) => numbers.filter((number) => number % 2 === 0),
} as const;
