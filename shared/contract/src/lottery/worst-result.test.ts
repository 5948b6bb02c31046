import { describe, expect, test } from 'vitest';
import { atRisk, atRiskOfPair } from './at-risk';
import { orderedBalls } from './games/ball-results';
import { type LotteryLine, readLines, settleLines, stakeOfLines } from './line';
import { randomPick } from './random-pick';
import { lotteryRules } from './rules';
import { LOTTERY_SHAPES, type LotteryShape } from './shape';
import { leastFound } from './worst-result';

const UNIT = 100_000n;

/** @param texts `kind selection units`, at the odds of the rules */
function linesOf(shape: LotteryShape, texts: readonly string[]): readonly LotteryLine[] {
  const rules = lotteryRules(shape);
  return texts.flatMap((text) => {
    const [code = '', selection = '', units = '1'] = text.split(' ');
    return readLines(rules, `${code} ${selection} ${BigInt(units) * UNIT} ${rules.kind(code)?.odds ?? 0}`);
  });
}
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String(from + at).padStart(2, '0')).join('.');

/** Hundredths of the stake that come back at the worst result. */
const cannotBeLost: readonly (readonly [string, LotteryShape, readonly string[], bigint])[] = [
  ['four numbers that stay away or come', 'vn-south', ['t4 12.34.56.78 57', 'lo2 12.34.56.78'], 76n],
  ['four numbers that stay away or come', 'vn-north', ['t4 12.34.56.78 40', 'lo2 12.34.56.78'], 66n],
  [
    'numbers that stay away or come, alone or together',
    'vn-south',
    ['t4 12.34.56.78 57', 'lo2 12.34.56.78', 'x2 12.34'],
    76n,
  ],
  [
    'four numbers and eight, and all of them',
    'vn-south',
    ['t4 12.34.56.78 57', 't8 11.22.33.44.55.66.77.88 26', 'lo2 12.34.56.78.11.22.33.44.55.66.77.88'],
    65n,
  ],
  ['most numbers, of which only 18 can come', 'vn-south', [`t4 ${numbers(0, 91)}`], 70n],
  [
    'five balls that stay away or come',
    'mark-six',
    ['absent5 01.02.03.04.05 363', 'main1 01.02.03.04.05 100', 'special 01.02.03.04.05 17'],
    84n,
  ],
  [
    'ten balls that stay away or come',
    'mark-six',
    [`absent10 ${numbers(1, 11)} 10`, `main1 ${numbers(1, 11)} 8`, `special ${numbers(1, 11)}`],
    48n,
  ],
  ['low balls and a big sum', 'mark-six', [`main1 ${numbers(1, 22)}`, 'sumBig big 4'], 31n],
  ['seven of eleven balls, of which five are drawn', 'eleven-five', ['any1 01.02.03.04.05.06.07'], 30n],
];

describe('lines that look at one result in different ways', () => {
  test.each(cannotBeLost)('%s in %s: %s', (_, shape, texts, hundredths) => {
    const lines = linesOf(shape, texts);
    const stake = stakeOfLines(lines);
    expect((100n * (stake - atRisk(lotteryRules(shape), lines))) / stake).toBe(hundredths);
  });
});

describe('bets that cover nothing', () => {
  test.each(LOTTERY_SHAPES)('count in full, one unit of each kind of %s alone and with its neighbour', (shape) => {
    const rules = lotteryRules(shape);
    const next = generator(5);
    // A list of one outcome has its opposite in another kind; those are weighed above.
    const lines = rules.kinds
      .filter(({ outcomes }) => outcomes.size > 4)
      .map((kind) => ({ kind, pick: randomPick(kind, next), unitStake: UNIT, odds: kind.odds }));
    for (const [at, line] of lines.entries()) {
      expect([line.kind.code, atRisk(rules, [line])]).toEqual([line.kind.code, stakeOfLines([line])]);
      const two = lines.slice(at, at + 2);
      expect([line.kind.code, atRisk(rules, two)]).toEqual([line.kind.code, stakeOfLines(two)]);
    }
  });

  test.each<[LotteryShape, string]>([
    ['mark-six', `main1 ${numbers(1, 35)}`],
    ['mark-six', `main2 ${numbers(1, 42)}`],
    ['mark-six', `absent5 ${numbers(1, 10)}`],
    ['vn-south', `x2 ${numbers(0, 83)}`],
    ['vn-south', `t4 ${numbers(0, 20)}`],
    ['vn-north', `t10 ${numbers(40, 55)}`],
    ['vn-pair', `dax2 ${numbers(0, 83)}`],
    ['eleven-five', 'any2 01.02.03.04.05.06'],
  ])('count in full, as many as a kind allows: %s %s', (shape, text) => {
    const lines = linesOf(shape, [text]);
    expect(atRisk(lotteryRules(shape), lines)).toBe(stakeOfLines(lines));
  });
});

test.each([
  ['any1 01.02.03.04', 'any2 02.03.05', 'p1 01.02.03', 'p2 07.08'],
  ['any1 01.02.03.04.05.06', 'any3 07.08.09.10 3', 'p1 07.08.09.10.11'],
  ['any5 01.02.03.04.05.06', 'any6 05.06.07.08.09.10.11 2', 'p3 01.02.03.04.05.06.07'],
])('is the largest loss over the 55,440 results of 11-5: %s, %s, %s', (...texts) => {
  const rules = lotteryRules('eleven-five');
  const lines = linesOf('eleven-five', texts);
  const stake = stakeOfLines(lines);
  const losses = orderedBalls(5, { from: 1, to: 11, isDistinct: true }).map(
    (balls) => stake - settleLines(lines, rules.compile({ balls })).payout,
  );
  expect(atRisk(rules, lines)).toBe(losses.reduce((most, loss) => (loss > most ? loss : most)));
});

test('what covers a kind counts nothing, and what it pays where others lose is taken off', () => {
  const rules = lotteryRules('five-digit');
  // The small digits lose 11 where the sides win, the big ones win where the sides lose.
  const lines = linesOf('five-digit', ['p1 0.1.2.3.4 5', 'p1 5.6.7.8.9', 'p1Sides big 30']);
  expect(atRisk(rules, lines)).toBe(11n * UNIT);
});

describe('a pair beside its stations', () => {
  const draws = (pair: readonly string[], first: readonly string[], second: readonly string[]) =>
    [
      { rules: lotteryRules('vn-pair'), lines: linesOf('vn-pair', pair) },
      [first, second].map((texts) => ({ rules: lotteryRules('vn-south'), lines: linesOf('vn-south', texts) })),
    ] as const;
  const FOUR = ['12', '34', '56', '78'];
  const OTHERS = ['11', '33', '55', '77'];
  const crossed = FOUR.flatMap((number) => OTHERS.map((other) => `dax2 ${[number, other].toSorted().join('.')}`));

  test('counts what it can lose beside numbers that stay away', () => {
    // Where both stations draw one of their four numbers, a pair of the two wins.
    const [pair, stations] = draws(crossed, [`t4 ${FOUR.join('.')} 316`], [`t4 ${OTHERS.join('.')} 316`]);
    const stake = 16n * 72n * UNIT + 2n * 316n * UNIT;
    // 316 at 1.74 where a station draws none of its numbers.
    expect(atRiskOfPair(pair, stations)).toBe(stake - (316n * 174n * UNIT) / 100n - 2n * 316n * UNIT);
  });

  test('counts in full beside bets that do not cover it, and alone', () => {
    const [pair, stations] = draws(['dax2 12.34'], ['lo2 12.34', 't4 01.02.03.04'], ['de 56', 'x2 12.34']);
    expect(atRiskOfPair(pair, stations)).toBe(72n * UNIT);
    expect(atRiskOfPair(pair, draws([], [], [])[1])).toBe(72n * UNIT);
  });
});

test('a search settles no more results than it may, and finds the same again', () => {
  const rules = lotteryRules('vn-north');
  const lines = linesOf('vn-north', ['t4 12.34.56.78 40', 'lo2 12.34.56.78']);
  const search = (limit: number) => {
    let settled = 0;
    const paidAt = (result: Parameters<typeof rules.compile>[0]) => {
      settled += 1;
      return settleLines(lines, rules.compile(result)).payout;
    };
    return [leastFound({ form: rules.form, paidAt, floor: 0n, limit }), settled] as const;
  };
  for (const limit of [1, 20, 500]) {
    const [found, settled] = search(limit);
    expect(settled).toBeLessThanOrEqual(limit);
    expect(search(limit)).toEqual([found, settled]);
  }
});

/** Whole numbers below a limit, the same for the same seed. */
function generator(seed: number): (limit: number) => number {
  let state = seed * 7_919 + 13;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
