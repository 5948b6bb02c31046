import { choose } from '../../choose';
import { defineBallRules, type MarketDefinition } from '../define-rules';
import type { BallResult } from '../result';
import { countHits, flag } from '../hits';
import { columnsKind, combinationKind, groupKind, listKind, singleKind } from '../selection/define-kind';
import type { GroupKind, Hits, KindDefinition } from '../selection/kind';
import { digitNumbers, namedOutcomes } from '../selection/outcomes';
import { orderedBalls, placeBalls, unorderedBalls } from './ball-results';
import { SIDES, sidesKind, sidesOf } from './sides';

const DIGITS = digitNumbers(1);
const SIZE = 5;
const POSITIONS = [1, 2, 3, 4, 5].map((position) => `p${position}`);

/** Digits of a unit by how often they are drawn, the more frequent first. */
type Pattern = readonly (readonly [times: number, take: number])[];

/** Groups by the number of orders in which their digits can be drawn. */
const GROUPS: Readonly<Record<number, Readonly<Record<number, Pattern>>>> = {
  5: {
    120: [[1, 5]],
    60: [
      [2, 1],
      [1, 3],
    ],
    30: [
      [2, 2],
      [1, 1],
    ],
    20: [
      [3, 1],
      [1, 2],
    ],
    10: [
      [3, 1],
      [2, 1],
    ],
    5: [
      [4, 1],
      [1, 1],
    ],
  },
  4: {
    24: [[1, 4]],
    12: [
      [2, 1],
      [1, 2],
    ],
    6: [[2, 2]],
    4: [
      [3, 1],
      [1, 1],
    ],
  },
  3: {
    6: [[1, 3]],
    3: [
      [2, 1],
      [1, 1],
    ],
  },
};

/** A run of positions that is bet on as one: the last three. */
interface Section {
  readonly code: string;
  readonly from: number;
  readonly size: number;
}
const SECTIONS: readonly Section[] = [
  { code: 'all5', from: 0, size: 5 },
  { code: 'first4', from: 0, size: 4 },
  { code: 'last4', from: 1, size: 4 },
  { code: 'first3', from: 0, size: 3 },
  { code: 'middle3', from: 1, size: 3 },
  { code: 'last3', from: 2, size: 3 },
  { code: 'first2', from: 0, size: 2 },
  { code: 'last2', from: 3, size: 2 },
];

/** The pool of a section counts its digits. */
function sectionKinds({ code, from, size }: Section): readonly KindDefinition[] {
  const total = 10 ** size;
  const groups = Object.entries(GROUPS[size] ?? {}).map(([orders, pattern]) =>
    groupKind(`${code}Group${orders}`, {
      pool: code,
      outcomes: DIGITS,
      pattern: pattern.map(([times, take]): GroupKind['pattern'][number] => ({ times, take })),
      chance: { winning: Number(orders), total },
    }),
  );
  const direct = columnsKind(code, {
    pools: POSITIONS.slice(from, from + size),
    outcomes: DIGITS,
    chance: { winning: 1, total },
  });
  return [direct, ...groups, ...(size === 3 ? unfixedKinds(code) : []), ...(size === 2 ? [pairSides(code, from)] : [])];
}

/** One digit, or two, that come anywhere among three. */
const unfixedKinds = (code: string): readonly KindDefinition[] =>
  [271, 54].map((winning, at) =>
    combinationKind(`${code}Any${at + 1}`, {
      family: 'all',
      pool: code,
      outcomes: DIGITS,
      k: at + 1,
      drawn: 3,
      chance: { winning, total: 1_000 },
    }),
  );

/** A side of each of two positions; a digit has two sides. */
const pairSides = (code: string, from: number): KindDefinition =>
  columnsKind(`${code}Sides`, {
    pools: POSITIONS.slice(from, from + 2).map((position) => `${position}Sides`),
    outcomes: SIDES,
    most: { each: 1, together: 2 },
    chance: { winning: 25, total: 100 },
  });

const TIMES = [1, 2, 3, 4];

/** A digit that comes at least so often among the five. */
const atLeastKinds: readonly KindDefinition[] = TIMES.map((times) =>
  listKind(`atLeast${times}`, {
    pools: `atLeast${times}`,
    outcomes: DIGITS,
    most: { each: 1, together: Math.floor(SIZE / times) },
    chance: { winning: drawnAtLeast(times), total: 10 ** SIZE },
  }),
);

/** Results of five digits in which a given one comes at least so often: 40,951, 8,146, 856, 46. */
function drawnAtLeast(times: number): number {
  let results = 0;
  for (let drawn = times; drawn <= SIZE; drawn++) results += choose(SIZE, drawn) * 9 ** (SIZE - drawn);
  return results;
}

/** The first digit against the last: a tie loses in official mode and gives the stake back in credit mode. */
const DRAGON_TIGER = namedOutcomes(['dragon', 'tiger']);
const dragonKinds: readonly KindDefinition[] = [
  listKind('dragonTiger', {
    pools: 'dragonTiger',
    outcomes: DRAGON_TIGER,
    chance: { winning: 45, total: 100 },
    modes: ['LOTT'],
  }),
  listKind('dragonTigerPush', {
    pools: 'dragonTiger',
    outcomes: DRAGON_TIGER,
    push: 'tie',
    chance: { winning: 45, total: 100, pushing: 10 },
    modes: ['ZY'],
  }),
  singleKind('tie', 'tie', { winning: 10, total: 100 }),
];

const HALF = { winning: 50, total: 100 };

const kinds: readonly KindDefinition[] = [
  ...SECTIONS.flatMap(sectionKinds),
  ...POSITIONS.map((pool) => listKind(pool, { pools: pool, outcomes: DIGITS, chance: { winning: 1, total: 10 } })),
  ...atLeastKinds,
  ...dragonKinds,
  ...POSITIONS.map((position) => sidesKind(`${position}Sides`, HALF)),
  sidesKind('sumSides', HALF),
];

const digits = { from: 0, to: 9, count: SIZE } as const;
const positionPools = (from: number, size: number) =>
  POSITIONS.slice(from, from + size).flatMap((position) => [position, `${position}Sides`]);

/** Runs of positions whose digits are asked for in their order. */
const ordered = [
  { from: 0, size: 2 },
  { from: 3, size: 2 },
  { from: 2, size: 1 },
].map(({ from, size }) => ({
  pools: positionPools(from, size),
  results: () => placeBalls(orderedBalls(size, digits), { ...digits, at: from }),
}));

/** Runs of positions of which only counts of digits are asked for. */
const counted = SECTIONS.filter(({ size }) => size > 2).map(({ code, from, size }) => ({
  pools: code === 'all5' ? [code, 'sumSides', ...TIMES.map((times) => `atLeast${times}`)] : [code],
  results: () => placeBalls(unorderedBalls(size, digits), { ...digits, at: from }),
}));

/** First above last, below and equal to it. */
const duel: MarketDefinition<BallResult> = {
  pools: ['dragonTiger', 'tie'],
  results: () =>
    [
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0],
    ].map((balls) => ({ balls })),
};
const markets: readonly MarketDefinition<BallResult>[] = [...ordered, ...counted, duel];

const BIG_DIGIT_FROM = 5;
/** Half of all sums of five digits reach it. */
const BIG_SUM_FROM = 23;

function pools(balls: readonly number[]): Record<string, Hits> {
  const [first = 0] = balls;
  const last = balls.at(-1) ?? 0;
  const counts = countHits(10, balls) as Uint8Array;
  const digitsOf = (times: number) => [...counts.keys()].filter((digit) => (counts[digit] ?? 0) >= times);
  return Object.fromEntries<Hits>([
    ...SECTIONS.map(({ code, from, size }) => [code, countHits(10, balls.slice(from, from + size))] as const),
    ...POSITIONS.map((position, at) => [position, countHits(10, balls.slice(at, at + 1))] as const),
    ...POSITIONS.map((position, at) => [`${position}Sides`, sidesOf(balls[at] ?? 0, BIG_DIGIT_FROM)] as const),
    ...TIMES.map((times) => [`atLeast${times}`, countHits(10, digitsOf(times))] as const),
    ['dragonTiger', countHits(2, first > last ? [0] : first < last ? [1] : [])],
    ['tie', flag(first === last)],
    [
      'sumSides',
      sidesOf(
        balls.reduce((sum, digit) => sum + digit, 0),
        BIG_SUM_FROM,
      ),
    ],
  ]);
}

/** Five digits, each 0 to 9, drawn on their own. */
export const fiveDigit = defineBallRules({
  shape: 'five-digit',
  version: 1,
  form: { type: 'balls', count: SIZE, from: 0, to: 9, isDistinct: false },
  kinds,
  pools: ({ balls }) => pools(balls),
  markets,
});
