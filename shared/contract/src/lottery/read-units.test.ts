import { describe, expect, it } from 'vitest';
import { readUnits } from './read-units';
import { lotteryRules } from './rules';
import { formatSelection } from './selection/read-selection';
import type { LotteryShape } from './shape';

function read(shape: LotteryShape, code: string, text: string) {
  const kind = lotteryRules(shape).kind(code);
  if (!kind || kind.family === 'list' || kind.family === 'group')
    throw new Error(`${code} has no units of several numbers`);
  const { picks, repeated, refused } = readUnits(kind, text);
  return { units: picks.map((pick) => formatSelection(kind, pick)), repeated, refused };
}
const unitsOf = (shape: LotteryShape, code: string, text: string) => read(shape, code, text).units;

describe('units that people type', () => {
  it.each([
    ['five-digit', 'last3', '123 456', ['1/2/3', '4/5/6']],
    ['five-digit', 'last3', '1 2 3, 4.5.6\n007', ['1/2/3', '4/5/6', '0/0/7']],
    ['five-digit', 'last3', '१२३；４５６', ['1/2/3', '4/5/6']],
    ['eleven-five', 'any2', '01 02, 0403;05-06', ['01.02', '03.04', '05.06']],
    ['eleven-five', 'first2', '02 01', ['02/01']],
    ['pk10', 'first3', '10 09 08 | 010203', ['10/09/08', '01/02/03']],
    ['vn-north', 'x2', '12.21, 00 05', ['12.21', '00.05']],
    ['five-digit', 'last3Any1', '1 2, 3', ['1', '2', '3']],
    ['vn-north', 'x2', ' , \n', []],
  ] as const)('of %s %s: %j are %j', (shape, code, text, units) => {
    expect(unitsOf(shape, code, text)).toEqual(units);
  });

  it('are reported as repeated and refused', () => {
    expect(read('eleven-five', 'any2', '01 02, 02 01, 03 03, 12 01, 1 2, 01 02 03, ab')).toEqual({
      units: ['01.02'],
      repeated: { count: 1, samples: ['0201'] },
      refused: { count: 5, samples: ['0303', '1201', '12', '010203', 'ab'] },
    });
    expect(read('pk10', 'first2', '01 01, 01 02').refused).toEqual({ count: 1, samples: ['0101'] });
  });

  it('are ten thousand at once', () => {
    const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
    expect(unitsOf('five-digit', 'last4', all.join(' '))).toHaveLength(10_000);
  });
});
