import { expect, describe, test } from 'vitest';
import { atRisk } from './at-risk';
import type { LotteryRules } from './define-rules';
import { type LotteryLine, readLines, settleLines, stakeOfLines } from './line';
import { lotteryRules } from './rules';
import { namesOf } from './selection/outcomes';
import type { LotteryShape } from './shape';

const UNIT = 100_000n;

/** @param texts `kind selection units`, at the odds of the rules */
function linesOf(rules: LotteryRules, texts: readonly string[]): readonly LotteryLine[] {
  const lines = texts.map((text) => {
    const [code = '', selection = '', units = '1'] = text.split(' ');
    return `${code} ${selection} ${BigInt(units) * UNIT} ${rules.kind(code)?.odds ?? 0}`;
  });
  return lines.flatMap((line) => readLines(rules, line));
}

const numbers = (width: number, isIn: (digits: string) => boolean) =>
  Array.from({ length: 10 ** width }, (_, number) => String(number).padStart(width, '0'))
    .filter(isIn)
    .join('.');
const endsBelow = (limit: number) => (digits: string) => Number(digits.slice(-2)) < limit;
const endsFrom = (limit: number) => (digits: string) => Number(digits.slice(-2)) >= limit;

/** Hundredths of the stake that cannot be lost: what the worst result pays. */
const cannotBeLost: readonly (readonly [string, LotteryShape, readonly string[], bigint])[] = [
  [
    'two digits and the three of all others',
    'thai',
    [`top2 ${numbers(2, endsBelow(60))} 10`, `top3 ${numbers(3, endsFrom(60))}`],
    90n,
  ],
  [
    'three digits and their orders',
    'thai',
    [
      `tod3 ${numbers(3, (digits) => digits === [...digits].sort().join('') && new Set(digits).size === 3 && digits < '256')} 6`,
      `top3 ${numbers(3, (digits) => new Set(digits).size < 3 || [...digits].sort().join('') >= '256')}`,
    ],
    90n,
  ],
  [
    'two bottom digits and runs',
    'thai',
    ['runBottom 0.1.2.3.4.5.6 30', `bottom2 ${numbers(2, (digits) => [...digits].every((digit) => digit > '6'))}`],
    41n,
  ],
  [
    'three digits and the four of all others',
    'lao',
    [`top3 ${numbers(3, endsBelow(60))} 10`, `top4 ${numbers(4, endsFrom(60))}`],
    90n,
  ],
  [
    'two bottom digits and the four of all others',
    'lao',
    [`bottom2 ${numbers(2, endsBelow(60))} 100`, `top4 ${numbers(4, (digits) => Number(digits.slice(0, 2)) >= 60)}`],
    90n,
  ],
  [
    'three digits and the four of all others',
    'hanoi',
    [`top3 ${numbers(3, endsBelow(60))} 10`, `top4 ${numbers(4, endsFrom(60))}`],
    90n,
  ],
  [
    'two digits and the six of all others',
    'sea-six-digit',
    [`last2 ${numbers(2, endsBelow(60))} 100`, `last4 ${numbers(4, endsFrom(60))}`],
    90n,
  ],
  [
    'two, three and four digits',
    'sea-six-digit',
    [
      `last2 ${numbers(2, endsBelow(40))} 100`,
      `last3 ${numbers(3, (digits) => endsFrom(40)(digits) && endsBelow(70)(digits))} 10`,
      `last4 ${numbers(4, endsFrom(70))}`,
    ],
    90n,
  ],
  [
    'three digits and the four of all others',
    'vn-north',
    [`db3 ${numbers(3, endsBelow(60))} 37`, `db4 ${numbers(4, endsFrom(60))} 4`],
    92n,
  ],
  [
    'the tens and the four digits of all others',
    'vn-south',
    ['tens 0.1.2.3.4.5 935', `db4 ${numbers(4, endsFrom(60))}`],
    92n,
  ],
  [
    'lots of two digits and the three of all others',
    'vn-north',
    [`lo2 ${numbers(2, endsBelow(70))} 97`, `lo3 ${numbers(3, endsFrom(70))} 10`],
    87n,
  ],
  [
    'the halves of all numbers at two tables of prizes',
    'four-digit',
    [`big ${numbers(4, endsBelow(50))} 100`, `singaporeBig ${numbers(4, endsFrom(50))} 100`],
    58n,
  ],
];

describe('bets that cover each other', () => {
  test.each(cannotBeLost)('%s: %s', (_, shape, texts, hundredths) => {
    const rules = lotteryRules(shape);
    const lines = linesOf(rules, texts);
    const stake = stakeOfLines(lines);
    expect((100n * (stake - atRisk(rules, lines))) / stake).toBe(hundredths);
  });
});

describe('the valid bet of several hundred lines', () => {
  test.each([1, 2])('is the largest loss over all results of Laos, seed %i', (seed) => {
    const rules = lotteryRules('lao');
    const covering = linesOf(rules, [
      `top2 ${numbers(2, endsBelow(60))} 50000`,
      `top3 ${numbers(3, endsFrom(60))} 5000`,
    ]);
    const lines = [...covering, ...randomLines(rules, seed, 200, ['top2', 'top3'])];
    const stake = stakeOfLines(lines);
    let worst = 0n;
    for (let number = 0; number < 10_000; number++) {
      const result = rules.compile({ prizes: [[String(number).padStart(4, '0')]] });
      const loss = stake - settleLines(lines, result).payout;
      if (loss > worst) worst = loss;
    }
    expect(atRisk(rules, lines)).toBe(worst);
    expect(worst).toBeLessThan(stake);
  });

  test('is the largest loss over all results of Thailand, by its two independent numbers', () => {
    const rules = lotteryRules('thai');
    const lines = randomLines(rules, 4, 300);
    const paid = (
      isOf: (code: string) => boolean,
      count: number,
      resultOf: (digits: string) => readonly [string, string],
    ) =>
      Array.from({ length: count }, (_, number) => {
        const [top, bottom] = resultOf(String(number).padStart(String(count - 1).length, '0'));
        const result = rules.compile({ prizes: [[`000${top}`], ['000', '000'], ['000', '000'], [bottom]] });
        return settleLines(
          lines.filter(({ kind }) => isOf(kind.code)),
          result,
        ).payout;
      }).reduce((least, payout) => (payout < least ? payout : least));
    const isBottom = (code: string) => code === 'bottom2' || code === 'runBottom';
    const least =
      paid(
        (code) => !isBottom(code),
        1_000,
        (digits) => [digits, '00'],
      ) + paid(isBottom, 100, (digits) => ['000', digits]);
    const stake = stakeOfLines(lines);
    expect(atRisk(rules, lines)).toBe(stake > least ? stake - least : 0n);
  });

  test.each<LotteryShape>(['vn-north', 'vn-south', 'sea-six-digit', 'four-digit', 'hanoi'])(
    'is not below the loss of any of 200 drawn results of %s, nor above the stake',
    (shape) => {
      const rules = lotteryRules(shape);
      const lines = randomLines(rules, 5, 200);
      const [risk, stake] = [atRisk(rules, lines), stakeOfLines(lines)];
      const next = generator(6);
      for (let times = 0; times < 200; times++) {
        const form = rules.form;
        if (form.type !== 'prizes') throw new Error('no prizes');
        const prizes = form.rows.map(({ count, digits }) =>
          Array.from({ length: count }, () => Array.from({ length: digits }, () => next(10)).join('')),
        );
        expect(stake - settleLines(lines, rules.compile({ prizes })).payout <= risk).toBe(true);
      }
      expect(risk).toBeGreaterThanOrEqual(0n);
      expect(risk).toBeLessThanOrEqual(stake);
    },
  );
});

/** Lists, of each kind at most 65 % of its outcomes, so that none is left out as covered. */
function randomLines(
  rules: LotteryRules,
  seed: number,
  count: number,
  without: readonly string[] = [],
): readonly LotteryLine[] {
  const next = generator(seed);
  const kinds = rules.kinds.filter(
    ({ code, family, outcomes }) => family === 'list' && outcomes.size <= 10_000 && !without.includes(code),
  );
  const allowed = new Map(
    kinds.map((kind) => [kind, namesOf(kind.outcomes).filter((_, at) => (at * 7 + seed) % 20 < 13)] as const),
  );
  const texts = Array.from({ length: count }, () => {
    const kind = kinds[next(kinds.length)];
    const names = (kind && allowed.get(kind)) ?? [];
    const from = next(names.length);
    return `${kind?.code} ${names.slice(from, from + 1 + next(12)).join('.')} ${1 + next(500)}`;
  });
  return linesOf(rules, texts);
}

/** Whole numbers below a limit, the same for the same seed. */
function generator(seed: number): (limit: number) => number {
  let state = seed * 7_919 + 13;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
