import { choose } from '../../choose';
import { defineBallRules, type MarketDefinition } from '../define-rules';
import type { BallResult } from '../result';
import { countHits } from '../hits';
import { columnsKind, combinationKind, listKind } from '../selection/define-kind';
import type { Hits, KindDefinition } from '../selection/kind';
import { ballNumbers } from '../selection/outcomes';
import { orderedBalls, placeBalls, unorderedBalls } from './ball-results';

const BALLS = 11;
const DRAWN = 5;
const OUTCOMES = ballNumbers(1, BALLS);
const POSITIONS = ['p1', 'p2', 'p3', 'p4', 'p5'];

/** Up to five: all of them are drawn. More: all that is drawn is among them. */
const anyKinds = [1, 2, 3, 4, 5, 6, 7, 8].map((k) =>
  combinationKind(`any${k}`, {
    family: k <= DRAWN ? 'all' : 'cover',
    pool: 'drawn',
    outcomes: OUTCOMES,
    k,
    drawn: DRAWN,
    chance:
      k <= DRAWN
        ? { winning: choose(DRAWN, k), total: choose(BALLS, k) }
        : { winning: choose(BALLS - DRAWN, k - DRAWN), total: choose(BALLS, k) },
  }),
);

/** The first two or three, in their order and in any. */
const firstKinds = [2, 3].flatMap((size) => {
  const pools = POSITIONS.slice(0, size);
  const orders = size === 2 ? BALLS * (BALLS - 1) : BALLS * (BALLS - 1) * (BALLS - 2);
  return [
    columnsKind(`first${size}`, { pools, outcomes: OUTCOMES, isDistinct: true, chance: { winning: 1, total: orders } }),
    combinationKind(`first${size}Group`, {
      family: 'all',
      pool: `first${size}`,
      outcomes: OUTCOMES,
      k: size,
      drawn: size,
      chance: { winning: 1, total: choose(BALLS, size) },
    }),
  ];
});

const kinds: readonly KindDefinition[] = [
  ...anyKinds,
  ...firstKinds,
  ...POSITIONS.map((pool) => listKind(pool, { pools: pool, outcomes: OUTCOMES, chance: { winning: 1, total: BALLS } })),
];

const balls = { from: 1, to: BALLS, count: DRAWN, isDistinct: true } as const;

/** The first three in their order, each other position, and what is drawn at all. */
const markets: readonly MarketDefinition<BallResult>[] = [
  {
    pools: [...POSITIONS.slice(0, 3), 'first2', 'first3'],
    results: () => placeBalls(orderedBalls(3, balls), { ...balls, at: 0 }),
  },
  ...[3, 4].map((at) => ({
    pools: POSITIONS.slice(at, at + 1),
    results: () => placeBalls(orderedBalls(1, balls), { ...balls, at }),
  })),
  { pools: ['drawn'], results: () => unorderedBalls(DRAWN, balls).map((drawn) => ({ balls: drawn })) },
];

/** Five of eleven balls, in the order drawn. */
export const elevenFive = defineBallRules({
  shape: 'eleven-five',
  version: 1,
  form: { type: 'balls', count: DRAWN, from: 1, to: BALLS, isDistinct: true },
  kinds,
  pools({ balls }) {
    const outcomes = balls.map((ball) => ball - 1);
    const hits = (from: number, to: number) => countHits(BALLS, outcomes.slice(from, to));
    return Object.fromEntries<Hits>([
      ['drawn', hits(0, DRAWN)],
      ['first2', hits(0, 2)],
      ['first3', hits(0, 3)],
      ...POSITIONS.map((position, at) => [position, hits(at, at + 1)] as const),
    ]);
  },
  markets,
});
