import { choose } from '../../choose';
import { definePrizeRules, type MarketDefinition } from '../define-rules';
import type { DrawnNumbers, NumberReading } from '../number-reading';
import { countHits, endHits } from '../hits';
import type { PrizeResult, PrizeRow } from '../result';
import { combinationKind, listKind } from '../selection/define-kind';
import type { KindDefinition } from '../selection/kind';
import { digitNumbers } from '../selection/outcomes';

/** What differs between the North and the stations of the Centre and the South; odds in thousandths. */
interface Region {
  /** Prizes by count and digits, the special prize first. */
  readonly prizes: readonly (readonly [count: number, digits: number])[];
  /** Lots with at least 2, 3, 4 digits: what a lô costs, and how often it can hit. */
  readonly lots: readonly [two: number, three: number, four: number];
  /** Numbers of the last prize row, whose two digits are the head. */
  readonly heads: number;
  /** Odds by how many numbers must all appear, or must all stay away. */
  readonly together: Readonly<Record<number, number>>;
  readonly absent: Readonly<Record<number, number>>;
}

const NORTH: Region = {
  prizes: [
    [1, 5],
    [1, 5],
    [2, 5],
    [6, 5],
    [4, 4],
    [6, 4],
    [3, 3],
    [4, 2],
  ],
  lots: [27, 23, 20],
  heads: 4,
  together: { 2: 17_000, 3: 65_000, 4: 250_000 },
  absent: { 4: 2_500, 8: 8_000, 10: 12_000 },
};
const SOUTH: Region = {
  prizes: [
    [1, 6],
    [1, 5],
    [1, 5],
    [2, 5],
    [7, 5],
    [1, 4],
    [3, 4],
    [1, 3],
    [1, 2],
  ],
  lots: [18, 17, 16],
  heads: 1,
  together: { 2: 35_000, 3: 205_000, 4: 1_200_000 },
  absent: { 4: 1_740, 8: 3_780, 10: 5_660 },
};

const [ONE, TWO, THREE, FOUR] = [digitNumbers(1), digitNumbers(2), digitNumbers(3), digitNumbers(4)];

/** That each of k numbers appears among so many lots of two digits. */
const allAppear = (k: number, lots: number): number =>
  Array.from({ length: k + 1 }, (_, absent) => (-1) ** absent * choose(k, absent) * (1 - absent / 100) ** lots).reduce(
    (sum, term) => sum + term,
    0,
  );

const noneAppears = (k: number, lots: number): number => (1 - k / 100) ** lots;

/** A chance that is no ratio of small numbers. */
const chanceOf = (winning: number) => ({ winning, total: 1 });

function kindsOf({ lots, heads, together, absent }: Region): readonly KindDefinition[] {
  const [two, three, four] = lots;
  const lot = (count: number, total: number) => ({
    cost: count,
    most: { each: count, together: count },
    chance: { winning: count, total },
  });
  const single = (total: number) => ({ chance: { winning: 1, total } });
  const numbers = { pool: 'two', outcomes: TWO, drawn: two };
  const combinations = (code: string, family: 'all' | 'none', odds: Readonly<Record<number, number>>) =>
    Object.entries(odds).map(([size, odds]) => {
      const k = Number(size);
      const chance = chanceOf(family === 'all' ? allAppear(k, two) : noneAppears(k, two));
      return combinationKind(`${code}${k}`, { ...numbers, family, k, odds, chance });
    });
  return [
    listKind('lo2', { pools: 'two', outcomes: TWO, odds: 99_000, ...lot(two, 100) }),
    listKind('lo3', { pools: 'three', outcomes: THREE, odds: 960_000, ...lot(three, 1_000) }),
    listKind('lo4', { pools: 'four', outcomes: FOUR, odds: 8_880_000, ...lot(four, 10_000) }),
    listKind('de', { pools: 'special2', outcomes: TWO, odds: 99_000, ...single(100) }),
    listKind('head', { pools: 'head', outcomes: TWO, odds: 99_000, ...lot(heads, 100) }),
    listKind('g1', { pools: 'first2', outcomes: TWO, odds: 99_000, ...single(100) }),
    listKind('db3', { pools: 'special3', outcomes: THREE, odds: 960_000, ...single(1_000) }),
    listKind('db4', { pools: 'special4', outcomes: FOUR, odds: 8_880_000, ...single(10_000) }),
    listKind('tens', { pools: 'tens', outcomes: ONE, odds: 9_500, ...single(10) }),
    listKind('units', { pools: 'units', outcomes: ONE, odds: 9_500, ...single(10) }),
    ...combinations('x', 'all', together),
    ...combinations('t', 'none', absent),
  ];
}

/** Kinds that only the stations of the Centre and the South have. */
const SOUTHERN_KINDS: readonly KindDefinition[] = [
  // Đá: both numbers of a pair among the 18 lots of a station, once; a unit is 2 x 18 points.
  combinationKind('da2', {
    family: 'all',
    pool: 'two',
    outcomes: TWO,
    k: 2,
    drawn: 18,
    cost: 36,
    odds: 750_000,
    chance: chanceOf(allAppear(2, 18)),
  }),
  // Xỉu chủ of the head: the seventh prize is the only one of three digits.
  listKind('head3', { pools: 'head3', outcomes: THREE, odds: 960_000, chance: { winning: 1, total: 1_000 } }),
];

function pools({ prizes }: PrizeResult) {
  const lots = prizes.flat();
  const [[special = ''] = [], [first = ''] = []] = prizes;
  return {
    two: endHits(2, lots),
    three: endHits(3, lots),
    four: endHits(4, lots),
    special2: endHits(2, [special]),
    special3: endHits(3, [special]),
    special4: endHits(4, [special]),
    first2: endHits(2, [first]),
    head: endHits(2, prizes.at(-1) ?? []),
    tens: countHits(10, [Number(special.at(-2))]),
    units: countHits(10, [Number(special.at(-1))]),
  };
}

/** The last digits of the special prize, on which several bets look: heads and numbers can cover each other. */
const specialMarket = ({ prizes }: Region): MarketDefinition<PrizeResult> => ({
  pools: ['special2', 'special3', 'tens', 'units'],
  results: () =>
    Array.from({ length: THREE.size }, (_, number) => ({
      prizes: prizes.map(([count, digits]) =>
        Array.from({ length: count }, () => String(number).padStart(digits, '0').slice(-digits)),
      ),
    })),
});

/** What looks at all numbers that are long enough. */
const LOT_READINGS = Object.entries<NumberReading>({ two: { width: 2 }, three: { width: 3 }, four: { width: 4 } });
const SPECIAL_READINGS: Readonly<Record<string, NumberReading>> = {
  special2: { width: 2 },
  special3: { width: 3 },
  special4: { width: 4 },
  tens: { width: 2, names: ([tens = '']) => [tens] },
  units: { width: 1 },
};

/** Each prize row: what looks at it alone, and what looks at all lots. */
const drawnNumbers = ({ prizes }: Region, ownPools: readonly (readonly [row: number, pool: string, width: number])[]) =>
  prizes.map(
    ([count, digits], row): DrawnNumbers => ({
      count,
      pools: {
        ...Object.fromEntries(LOT_READINGS.filter(([, { width }]) => width <= digits)),
        ...(row === 0 && SPECIAL_READINGS),
        ...Object.fromEntries(
          ownPools.filter(([own]) => own === row).map(([, pool, width]) => [pool, { width }] as const),
        ),
      },
    }),
  );

const rowsOf = ({ prizes }: Region): readonly PrizeRow[] =>
  prizes.map(([count, digits], row) => ({ code: row === 0 ? 'special' : `prize${row}`, count, digits }));

export const vietnamNorth = definePrizeRules({
  shape: 'vn-north',
  version: 1,
  form: { type: 'prizes', rows: rowsOf(NORTH) },
  kinds: kindsOf(NORTH),
  pools,
  markets: [specialMarket(NORTH)],
  numbers: drawnNumbers(NORTH, [
    [1, 'first2', 2],
    [NORTH.prizes.length - 1, 'head', 2],
  ]),
});

/** Stations of the Centre and the South. */
export const vietnamSouth = definePrizeRules({
  shape: 'vn-south',
  version: 1,
  form: { type: 'prizes', rows: rowsOf(SOUTH) },
  kinds: [...kindsOf(SOUTH), ...SOUTHERN_KINDS],
  pools: (result) => ({ ...pools(result), head3: endHits(3, result.prizes.at(-2) ?? []) }),
  markets: [specialMarket(SOUTH)],
  numbers: drawnNumbers(SOUTH, [
    [1, 'first2', 2],
    [SOUTH.prizes.length - 2, 'head3', 3],
    [SOUTH.prizes.length - 1, 'head', 2],
  ]),
});

/** Two stations of the Centre or of the South together: each prize row holds the numbers of the first, then those of the second. */
const STATIONS = 2;
const PAIR_LOTS = STATIONS * SOUTH.lots[0];

/** Đá xiên: both numbers of a pair among the 36 lots of two stations, once; a unit is 2 x 36 points. */
export const vietnamPair = definePrizeRules({
  shape: 'vn-pair',
  version: 1,
  form: { type: 'prizes', rows: rowsOf(SOUTH).map((row) => ({ ...row, count: STATIONS * row.count })) },
  kinds: [
    combinationKind('dax2', {
      family: 'all',
      pool: 'two',
      outcomes: TWO,
      k: 2,
      drawn: PAIR_LOTS,
      cost: 2 * PAIR_LOTS,
      odds: 550_000,
      chance: chanceOf(allAppear(2, PAIR_LOTS)),
    }),
  ],
  pools: ({ prizes }) => ({ two: endHits(2, prizes.flat()) }),
});
