import { describe, expect, test } from 'vitest';
import { atRisk } from './at-risk';
import { readLines, settleLines, stakeOfLines } from './line';
import { lotteryRules } from './rules';
import type { LotteryShape } from './shape';
import { largestTicketPayout } from './ticket-payout';

const UNIT = 100_000n;
const TEN = '01.02.03.04.05.06.07.08.09.10';
/** Two digits each. */
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String(from + at).padStart(2, '0')).join('.');
const ENDING_IN_7_8_9 = numbers(0, 100)
  .split('.')
  .filter((number) => number.endsWith('7') || number.endsWith('8') || number.endsWith('9'))
  .join('.');
/** All numbers of three digits whose last two are below 50. */
const THREE_DIGITS_BELOW_50 = Array.from({ length: 10 }, (_, digit) =>
  numbers(0, 50).replaceAll(/\d\d/g, (number) => `${digit}${number}`),
).join('.');
const linesOf = (shape: LotteryShape, ...texts: readonly string[]) => readLines(lotteryRules(shape), texts.join(';'));
/** @param texts `kind selection units`, at the odds of the rules */
const riskOf = (shape: LotteryShape, ...texts: readonly string[]) => {
  const rules = lotteryRules(shape);
  const lines = linesOf(
    shape,
    ...texts.map((text) => {
      const [code = '', selection = '', units = '1'] = text.split(' ');
      return `${code} ${selection} ${BigInt(units) * UNIT} ${rules.kind(code)?.odds ?? 0}`;
    }),
  );
  return { risk: atRisk(rules, lines), stake: stakeOfLines(lines), lines, rules };
};

describe('what counts as valid bet', () => {
  test.each<[string, LotteryShape, readonly string[], bigint]>([
    ['all digits in two lines', 'five-digit', ['p1 0.1.2.3.4', 'p1 5.6.7.8.9'], 0n],
    ['big and small of a position', 'five-digit', ['p2Sides big.small'], 4_000n],
    ['big and small as two lines', 'five-digit', ['p2Sides big', 'p2Sides small'], 4_000n],
    ['big of a position and its small digits', 'five-digit', ['p1Sides big 5', 'p1 0.1.2.3.4 1'], 20_000n],
    [
      'dragon, tiger and tie, of which the tie may lose',
      'five-digit',
      ['dragonTigerPush dragon', 'dragonTigerPush tiger', 'tie tie'],
      UNIT,
    ],
    ['big and small of a sum', 'five-digit', ['sumSides big.small'], 4_000n],
    ['all triples in their columns', 'pk10', [`first3 ${TEN}/${TEN}/${TEN}`], 0n],
    ['big and small of the first two', 'pk10', ['sumBig big', 'sumSmall small'], 23_600n],
    ['dragon and tiger', 'pk10', ['dragonTiger2 dragon', 'dragonTiger2 tiger'], 0n],
    ['big, small and the sums between', 'k3', ['sides big.small'], 4_000n],
    [
      'four features that leave nothing out',
      'lucky28',
      ['smallOdd smallOdd', 'smallEven smallEven', 'bigOdd bigOdd', 'bigEven bigEven'],
      35_700n,
    ],
    ['most numbers of a ball', 'eleven-five', ['p1 01.02.03.04.05.06.07.08'], 0n],
    ['half of the two digits', 'vn-north', [`de ${numbers(0, 50)}`], 50n * UNIT],
    ['heads and the numbers of all others', 'vn-south', ['tens 0.1.2.3.4 10', `de ${numbers(50, 100)}`], 5n * UNIT],
    ['tails and the numbers of all others', 'vn-north', ['units 0.1.2.3.4.5.6 10', `de ${ENDING_IN_7_8_9}`], 5n * UNIT],
    [
      'three digits and the numbers of all others',
      'vn-north',
      [`db3 ${THREE_DIGITS_BELOW_50}`, `de ${numbers(50, 100)} 10`],
      40n * UNIT,
    ],
    ['all of the two digits in two lines', 'vn-north', [`de ${numbers(0, 50)}`, `de ${numbers(50, 100)}`], 0n],
  ])('%s', (_, shape, texts, expected) => {
    expect(riskOf(shape, ...texts).risk).toBe(expected);
  });

  test('is the whole stake of bets that may all lose', () => {
    const { risk, stake } = riskOf(
      'five-digit',
      'p1 0.1',
      'p2Sides big',
      'first2 1.2/3',
      'all5 1/2/3/4/5',
      'last3Group6 1.2.3.4',
    );
    expect(risk).toBe(stake);
  });

  test.each<[LotteryShape, readonly string[]]>([
    ['k3', ['sides big', 'sum9 9', 'oneFace 1.2', 'pair 3', 'anyTriple triple']],
    ['lucky28', ['sides big.odd', 'smallEven smallEven 2', 'extremeSmall extremeSmall', 'pair pair']],
    ['lucky28', ['sides small', 'bigOdd bigOdd', 'bigEven bigEven', 'sum14 14']],
  ])('is the largest loss over every result of %s', (shape, texts) => {
    const { risk, stake, lines, rules } = riskOf(shape, ...texts);
    const [from, to] = shape === 'k3' ? [1, 6] : [0, 9];
    const balls = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const losses = balls.flatMap((a) =>
      balls.flatMap((b) => balls.map((c) => stake - settleLines(lines, rules.compile({ balls: [a, b, c] })).payout)),
    );
    expect(risk).toBe(losses.reduce((most, loss) => (loss > most ? loss : most)));
  });

  test('is never below the largest loss where markets are weighed one by one', () => {
    const { risk, stake, lines, rules } = riskOf(
      'pk10',
      'r1 01.02.03.04.05.06',
      'r2 01.02.03',
      'sumSmall small 3',
      'r3Sides big.small 2',
      'dragonTiger1 dragon',
    );
    let worst = 0n;
    for (let seed = 0; seed < 2_000; seed++) {
      const balls = shuffled(seed);
      const loss = stake - settleLines(lines, rules.compile({ balls })).payout;
      if (loss > worst) worst = loss;
    }
    expect(risk).toBeGreaterThanOrEqual(worst);
    expect(risk).toBeLessThan(stake);
  });
});

describe('the largest payout', () => {
  test.each<[string, LotteryShape, readonly string[], bigint]>([
    ['of lines that exclude each other', 'five-digit', ['p1 1', 'p1 2', 'p1 3'], 980_000n],
    ['of a digit and its sides', 'five-digit', ['p1 7', 'p1Sides big.odd', 'p1Sides small 5'], 1_372_000n],
    ['of numbers of one prize', 'vn-north', ['de 05.06.07', 'de 07 2'], 29_700_000n],
    ['of lines of two prizes', 'vn-north', ['de 05', 'g1 05'], 19_800_000n],
    ['of lines that are counted as a whole', 'vn-north', ['lo2 05'], 267_300_000n],
  ])('%s', (_, shape, texts, expected) => {
    const { rules, lines } = riskOf(shape, ...texts);
    expect(largestTicketPayout(rules, lines)).toBe(expected);
  });
});

/** The cars in an order of the number. */
function shuffled(seed: number): number[] {
  const rest = Array.from({ length: 10 }, (_, at) => at + 1);
  const order: number[] = [];
  for (let state = seed * 7_919 + 13; rest.length > 0; state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
    order.push(...rest.splice(state % rest.length, 1));
  return order;
}
