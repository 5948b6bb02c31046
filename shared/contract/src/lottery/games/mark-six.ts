import { choose } from '../../choose';
import { defineBallRules, type MarketDefinition } from '../define-rules';
import { countHits, flag } from '../hits';
import type { BallResult } from '../result';
import { combinationKind, listKind, singleKind } from '../selection/define-kind';
import type { Hits, KindDefinition } from '../selection/kind';
import { ballNumbers, namedOutcomes } from '../selection/outcomes';
import { placeBalls } from './ball-results';
import { SIDES, sidesOf } from './sides';

const LAST_BALL = 49;
/** Six numbers, then the special one. */
const MAIN = 6;
const DRAWN = 7;
const BALLS = ballNumbers(1, LAST_BALL);

/** Big from 25; the 49 is no side: neither big nor odd. */
const BIG_FROM = 25;
/** Sides of the special number that win: 24 of each. */
const SIDE_BALLS = 24;

const COLOURS = ['red', 'blue', 'green'] as const;
export type MarkSixColour = (typeof COLOURS)[number];
const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

/** The colour wave of a ball. */
export function markSixColour(ball: number): MarkSixColour {
  if (RED.includes(ball)) return 'red';
  return BLUE.includes(ball) ? 'blue' : 'green';
}
const COLOUR_BALLS = { red: RED.length, blue: BLUE.length, green: LAST_BALL - RED.length - BLUE.length } as const;
const colourCode = (colour: MarkSixColour) => `special${colour.charAt(0).toUpperCase()}${colour.slice(1)}`;

/**
 * An animal has every twelfth ball; which one is a matter of the lunar year, so an outcome is named by its first ball: the animal of the
 * year has 01, 13, 25, 37 and 49, each other one four balls.
 */
const ANIMALS = 12;
const animalName = (place: number) => `z${String(place + 1).padStart(2, '0')}`;
const OTHER_ANIMALS = namedOutcomes(Array.from({ length: ANIMALS - 1 }, (_, at) => animalName(at + 1)));

/** Balls of an animal by the name of its outcome, ascending: `z02` is 2, 14, 26 and 38. Null for other names. */
export function ballsOfAnimal(name: string): readonly number[] | null {
  const first = Number(/^z(\d\d)$/.exec(name)?.[1] ?? 0);
  if (first === 0) return null;
  return Array.from({ length: Math.ceil((LAST_BALL - first + 1) / ANIMALS) }, (_, at) => first + at * ANIMALS);
}

/** The sum of all seven: 28 to 322. */
const BIG_SUM_FROM = 175;
/** Sets of seven balls by the side of their sum; a test counts them. */
const SUM_SETS = { sumBig: 43_428_958, sumSmall: 42_471_626, sumOdd: 42_949_280, sumEven: 42_951_304 } as const;
const SUM_SIDES = { sumBig: 'big', sumSmall: 'small', sumOdd: 'odd', sumEven: 'even' } as const;
type SumKind = keyof typeof SUM_SETS;
const SUM_KINDS = Object.keys(SUM_SETS) as SumKind[];

const sides = { pools: 'specialSides', outcomes: SIDES, most: { each: 1, together: 2 } };

const specialKinds: readonly KindDefinition[] = [
  listKind('special', { pools: 'special', outcomes: BALLS, chance: { winning: 1, total: LAST_BALL } }),
  listKind('specialSides', { ...sides, chance: { winning: SIDE_BALLS, total: LAST_BALL }, modes: ['LOTT'] }),
  listKind('specialSidesPush', {
    ...sides,
    push: 'special49',
    chance: { winning: SIDE_BALLS, total: LAST_BALL, pushing: 1 },
    modes: ['ZY'],
  }),
  ...COLOURS.map((colour) =>
    singleKind(colourCode(colour), colour, { winning: COLOUR_BALLS[colour], total: LAST_BALL }),
  ),
  singleKind('specialYear', animalName(0), { winning: 5, total: LAST_BALL }),
  listKind('specialAnimal', {
    pools: 'specialAnimal',
    outcomes: OTHER_ANIMALS,
    chance: { winning: 4, total: LAST_BALL },
  }),
];

const main = { pool: 'main', outcomes: BALLS, drawn: MAIN } as const;
const absent = { pool: 'drawn', outcomes: BALLS, drawn: DRAWN, family: 'none' } as const;

const kinds: readonly KindDefinition[] = [
  ...specialKinds,
  listKind('main1', {
    pools: 'main',
    outcomes: BALLS,
    most: { each: 1, together: MAIN },
    chance: { winning: MAIN, total: LAST_BALL },
  }),
  ...[2, 3].map((k) =>
    combinationKind(`main${k}`, {
      ...main,
      family: 'all',
      k,
      chance: { winning: choose(MAIN, k), total: choose(LAST_BALL, k) },
    }),
  ),
  ...SUM_KINDS.map((code) =>
    singleKind(code, SUM_SIDES[code], { winning: SUM_SETS[code], total: choose(LAST_BALL, DRAWN) }),
  ),
  ...[5, 6, 7, 8, 9, 10].map((k) =>
    combinationKind(`absent${k}`, {
      ...absent,
      k,
      chance: { winning: choose(LAST_BALL - DRAWN, k), total: choose(LAST_BALL, k) },
    }),
  ),
];

function specialPools(ball: number): Record<string, Hits> {
  const isNoSide = ball === LAST_BALL;
  const animal = (ball - 1) % ANIMALS;
  return {
    special: countHits(LAST_BALL, [ball - 1]),
    special49: flag(isNoSide),
    specialSides: isNoSide ? countHits(SIDES.size, []) : sidesOf(ball, BIG_FROM),
    ...Object.fromEntries(COLOURS.map((colour) => [colourCode(colour), flag(markSixColour(ball) === colour)])),
    specialYear: flag(animal === 0),
    specialAnimal: countHits(OTHER_ANIMALS.size, animal === 0 ? [] : [animal - 1]),
  };
}

function sumPools(balls: readonly number[]): Record<SumKind, Hits> {
  const sum = balls.reduce((total, ball) => total + ball, 0);
  const [isBig, isOdd] = [sum >= BIG_SUM_FROM, sum % 2 === 1];
  return { sumBig: flag(isBig), sumSmall: flag(!isBig), sumOdd: flag(isOdd), sumEven: flag(!isOdd) };
}

const balls = { from: 1, to: LAST_BALL, count: DRAWN, isDistinct: true } as const;

/** Sets whose sums are small and even, small and odd, big and even, big and odd. */
const SUMS = [
  [1, 2, 3, 4, 5, 6, 7],
  [1, 2, 3, 4, 5, 6, 8],
  [43, 44, 45, 46, 47, 48, 49],
  [42, 44, 45, 46, 47, 48, 49],
];

/** The special number with all that follows from it, and the sum. */
const markets: readonly MarketDefinition<BallResult>[] = [
  {
    pools: Object.keys(specialPools(1)),
    results: () =>
      placeBalls(
        Array.from({ length: LAST_BALL }, (_, at) => [at + 1]),
        { ...balls, at: MAIN },
      ),
  },
  { pools: SUM_KINDS, results: () => SUMS.map((set) => ({ balls: set })) },
];

/** Six balls out of 49 and a special one. */
export const markSix = defineBallRules({
  shape: 'mark-six',
  version: 1,
  form: { type: 'balls', count: DRAWN, from: 1, to: LAST_BALL, isDistinct: true },
  kinds,
  pools: ({ balls: drawn }) => ({
    ...specialPools(drawn[MAIN] ?? 0),
    ...sumPools(drawn),
    main: countHits(
      LAST_BALL,
      drawn.slice(0, MAIN).map((ball) => ball - 1),
    ),
    drawn: countHits(
      LAST_BALL,
      drawn.map((ball) => ball - 1),
    ),
  }),
  markets,
});
