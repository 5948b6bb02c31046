import { expect, it } from 'vitest';
import fourDigit from '../../past-results/four-digit.json' with { type: 'json' };
import { pastDraws } from './past-draws';
import { prizeHits } from './prize-hits';
import type { PrizeResult } from './result';
import { lotteryRules } from './rules';
import { readSelection } from './selection/read-selection';
import type { LotteryShape } from './shape';

/** The numbers that bets have hit, with the digits that they did in brackets. */
function marked(shape: LotteryShape, result: PrizeResult, bets: Readonly<Record<string, string>>): readonly string[] {
  const rules = lotteryRules(shape);
  const lines = Object.entries(bets).flatMap(([code, selection]) => {
    const kind = rules.kind(code);
    return kind ? [{ kind, pick: readSelection(kind, selection) }] : [];
  });
  expect(lines).toHaveLength(Object.keys(bets).length);
  return prizeHits(rules, lines, result).flatMap((numbers, row) =>
    numbers.flatMap((marks, at) => {
      const digits = [...(result.prizes[row]?.[at] ?? '')].map((digit, place) => (marks[place] ? `[${digit}]` : digit));
      return marks.includes(true) ? [digits.join('').replaceAll('][', '')] : [];
    }),
  );
}

const past = (key: string): PrizeResult => {
  const result = pastDraws().get(key);
  if (!result || !('prizes' in result)) throw new Error(`no draw ${key}`);
  return result;
};
const north = past('VN_NORTH 20260401');

it('marks every lot of a number, with its leading zeros', () => {
  expect(marked('vn-north', north, { lo2: '02.55' })).toEqual(['489[55]', '285[02]', '62[02]', '23[55]', '1[55]']);
  expect(marked('vn-north', north, { lo3: '051.502' })).toEqual(['28[502]', '[051]']);
  expect(marked('vn-north', north, { lo4: '0890.1938' })).toEqual(['0[1938]', '5[0890]']);
});

it('marks a bet in its own prize only', () => {
  expect(marked('vn-north', north, { de: '66' })).toEqual(['316[66]']);
  expect(marked('vn-north', north, { g1: '08' })).toEqual(['864[08]']);
  expect(marked('vn-north', north, { head: '37.20' })).toEqual(['[37]', '[20]']);
  expect(marked('vn-north', north, { tens: '6', units: '1' })).toEqual(['316[6]6']);
});

it('marks the numbers of a combination that were drawn, whether it won or lost', () => {
  expect(marked('vn-north', north, { x2: '66.99' })).toEqual(['316[66]']);
  expect(marked('vn-north', north, { t4: '00.03.04.66' })).toEqual(['316[66]']);
});

it('marks a tod in any order, and single digits for themselves', () => {
  const result = past('THAI_GOV 20240502');
  expect(marked('thai', result, { tod2: '116' })).toEqual(['980[116]']);
  expect(marked('thai', result, { tod3: '123' })).toEqual([]);
  expect(marked('thai', result, { runTop: '1', bottom2: '17' })).toEqual(['980[11]6', '[17]']);
  expect(marked('lao', { prizes: [['4804']] }, { bottom2: '48', runTop: '0' })).toEqual(['[480]4']);
});

it('marks numbers of 4D in the prizes that a bet looks at, straight and boxed', () => {
  const [draw] = fourDigit.draws;
  const { first = '', second = '', third = '', starter = [], consolation = [] } = draw ?? {};
  const result = { prizes: [[first], [second], [third], starter, consolation] };
  expect(marked('four-digit', result, { big: '2250.0300', small: '0297' })).toEqual(['[2250]', '[0300]']);
  expect(marked('four-digit', result, { iboxBig12: '0225' })).toEqual(['[2250]']);
});
