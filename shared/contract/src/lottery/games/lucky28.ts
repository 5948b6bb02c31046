import { defineBallRules } from '../define-rules';
import { flag } from '../hits';
import { singleKind } from '../selection/define-kind';
import type { Hits, KindDefinition } from '../selection/kind';
import { unorderedBalls } from './ball-results';
import { sidesKind, sidesOf } from './sides';

const RESULTS = 1_000;
/** Ways to sum to 0, 1, ... 27. */
const SUM_WAYS = [
  1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75, 75, 73, 69, 63, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1,
];
const BIG_FROM = 14;
const EXTREME_SMALL_TO = 5;
const EXTREME_BIG_FROM = 22;
/** 9 and 0 are neighbours. */
const WRAPPED_STRAIGHTS = ['089', '019'];

/** What is priced on its own, by how many results have it. */
const FEATURES = {
  smallOdd: 269,
  smallEven: 231,
  bigOdd: 231,
  bigEven: 269,
  extremeSmall: 56,
  extremeBig: 56,
  triple: 10,
  pair: 270,
  straight: 60,
} as const;
type Feature = keyof typeof FEATURES;

const kinds: readonly KindDefinition[] = [
  ...SUM_WAYS.map((winning, sum) => singleKind(`sum${sum}`, `${sum}`, { winning, total: RESULTS })),
  sidesKind('sides', { winning: RESULTS / 2, total: RESULTS }),
  ...Object.entries(FEATURES).map(([feature, winning]) => singleKind(feature, feature, { winning, total: RESULTS })),
];

function featuresOf(digits: readonly number[], sum: number): Readonly<Record<Feature, boolean>> {
  const [isBig, isOdd] = [sum >= BIG_FROM, sum % 2 === 1];
  const different = new Set(digits).size;
  return {
    smallOdd: !isBig && isOdd,
    smallEven: !isBig && !isOdd,
    bigOdd: isBig && isOdd,
    bigEven: isBig && !isOdd,
    extremeSmall: sum <= EXTREME_SMALL_TO,
    extremeBig: sum >= EXTREME_BIG_FROM,
    triple: different === 1,
    pair: different === 2,
    straight: different === 3 && isStraight(digits),
  };
}

function isStraight(digits: readonly number[]): boolean {
  const sorted = [...digits].sort((left, right) => left - right).join('');
  return '0123456789'.includes(sorted) || WRAPPED_STRAIGHTS.includes(sorted);
}

/** Three digits; most bets are on their sum. */
export const lucky28 = defineBallRules({
  shape: 'lucky28',
  version: 1,
  form: { type: 'balls', count: 3, from: 0, to: 9, isDistinct: false },
  kinds,
  pools({ balls }) {
    const sum = balls.reduce((total, digit) => total + digit, 0);
    const features = Object.entries(featuresOf(balls, sum)).map(([feature, isHit]) => [feature, flag(isHit)] as const);
    return Object.fromEntries<Hits>([
      ...SUM_WAYS.map((_, number) => [`sum${number}`, flag(sum === number)] as const),
      ...features,
      ['sides', sidesOf(sum, BIG_FROM)],
    ]);
  },
  markets: [
    {
      pools: kinds.flatMap((kind) => kind.pools),
      results: () => unorderedBalls(3, { from: 0, to: 9 }).map((balls) => ({ balls })),
    },
  ],
});
