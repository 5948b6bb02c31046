import { defineBallRules, type MarketDefinition } from '../define-rules';
import type { BallResult } from '../result';
import { countHits, flag } from '../hits';
import { columnsKind, listKind, singleKind } from '../selection/define-kind';
import type { Hits, KindDefinition } from '../selection/kind';
import { ballNumbers, namedOutcomes } from '../selection/outcomes';
import { orderedBalls, placeBalls } from './ball-results';
import { sidesKind, sidesOf } from './sides';

const SIZE = 10;
const CARS = ballNumbers(1, SIZE);
const CAR_NUMBERS = Array.from({ length: SIZE }, (_, at) => at + 1);
const RANKS = Array.from({ length: SIZE }, (_, at) => `r${at + 1}`);
const DRAGON_TIGER = namedOutcomes(['dragon', 'tiger']);
/** First against tenth, second against ninth, and so on. */
const DUELS = [1, 2, 3, 4, 5];

/** Champion and runner-up in order: ways to sum to 3, 4, ... 19. */
const SUM_WAYS = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
const SUM_FROM = 3;
const ORDERED_PAIRS = 90;
const BIG_CAR_FROM = 6;
const BIG_SUM_FROM = 12;

const HALF = { winning: 1, total: 2 };

const sumSides = { big: 40, small: 50, odd: 50, even: 40 } as const;
const sumSideCode = (side: string) => `sum${side.charAt(0).toUpperCase()}${side.slice(1)}`;

/** The first so many cars in their order, each column another car. */
const orderedKinds = [2, 3, 4, 5].map((size) =>
  columnsKind(`first${size}`, {
    pools: RANKS.slice(0, size),
    outcomes: CARS,
    isDistinct: true,
    chance: { winning: 1, total: Array.from({ length: size }, (_, at) => SIZE - at).reduce((ways, n) => ways * n, 1) },
  }),
);

const kinds: readonly KindDefinition[] = [
  ...RANKS.map((pool) => listKind(pool, { pools: pool, outcomes: CARS, chance: { winning: 1, total: SIZE } })),
  ...orderedKinds,
  ...SUM_WAYS.map((winning, at) =>
    singleKind(`sum${SUM_FROM + at}`, `${SUM_FROM + at}`, { winning, total: ORDERED_PAIRS }),
  ),
  ...Object.entries(sumSides).map(([side, winning]) =>
    singleKind(sumSideCode(side), side, { winning, total: ORDERED_PAIRS }),
  ),
  ...RANKS.map((rank) => sidesKind(`${rank}Sides`, HALF)),
  ...DUELS.map((duel) =>
    listKind(`dragonTiger${duel}`, { pools: `dragonTiger${duel}`, outcomes: DRAGON_TIGER, chance: HALF }),
  ),
];

const ranksFrom = (at: number, size: number) => RANKS.slice(at, at + size).flatMap((rank) => [rank, `${rank}Sides`]);
const sumPools = [...SUM_WAYS.map((_, at) => `sum${SUM_FROM + at}`), ...Object.keys(sumSides).map(sumSideCode)];
const cars = { from: 1, to: SIZE, count: SIZE, isDistinct: true } as const;

/** The first two cars with their sum, each other rank, and each duel. */
const markets: readonly MarketDefinition<BallResult>[] = [
  {
    pools: [...ranksFrom(0, 2), ...sumPools],
    results: () => placeBalls(orderedBalls(2, cars), { ...cars, at: 0 }),
  },
  ...RANKS.slice(2).map((_, at) => ({
    pools: ranksFrom(at + 2, 1),
    results: () => placeBalls(orderedBalls(1, cars), { ...cars, at: at + 2 }),
  })),
  ...DUELS.map((duel) => ({
    pools: [`dragonTiger${duel}`],
    results: () => [{ balls: CAR_NUMBERS }, { balls: CAR_NUMBERS.toReversed() }],
  })),
];

function pools(balls: readonly number[]): Record<string, Hits> {
  const car = (rank: number) => balls[rank] ?? 0;
  const sum = car(0) + car(1);
  const isBig = sum >= BIG_SUM_FROM;
  const isOdd = sum % 2 === 1;
  const sumHits = { big: isBig, small: !isBig, odd: isOdd, even: !isOdd };
  return Object.fromEntries<Hits>([
    ...RANKS.map((rank, at) => [rank, countHits(SIZE, [car(at) - 1])] as const),
    ...RANKS.map((rank, at) => [`${rank}Sides`, sidesOf(car(at), BIG_CAR_FROM)] as const),
    ...SUM_WAYS.map((_, at) => [`sum${SUM_FROM + at}`, flag(sum === SUM_FROM + at)] as const),
    ...Object.entries(sumHits).map(([side, isHit]) => [sumSideCode(side), flag(isHit)] as const),
    ...DUELS.map((duel) => {
      const tiger = car(duel - 1) < car(SIZE - duel);
      return [`dragonTiger${duel}`, countHits(2, [tiger ? 1 : 0])] as const;
    }),
  ]);
}

/** Ten cars in the order in which they arrive. */
export const pk10 = defineBallRules({
  shape: 'pk10',
  version: 1,
  form: { type: 'balls', count: SIZE, from: 1, to: SIZE, isDistinct: true },
  kinds,
  pools: ({ balls }) => pools(balls),
  markets,
});
