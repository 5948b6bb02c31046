import { describe, expect, it } from 'vitest';
import { readNumbers } from './read-numbers';
import { lotteryRules } from './rules';
import type { ListKind } from './selection/kind';
import type { LotteryShape } from './shape';

function listOf(shape: LotteryShape, code: string): ListKind {
  const kind = lotteryRules(shape).kind(code);
  if (kind?.family !== 'list') throw new Error(`${code} is no list`);
  return kind;
}
const lo2 = listOf('vn-north', 'lo2');
const db4 = listOf('vn-north', 'db4');

/** Numbers of the groups with their stakes. */
const groupsOf = (text: string, kind = lo2) =>
  readNumbers(kind, text).groups.map(({ outcomes, stake }) => [
    outcomes.map((outcome) => kind.outcomes.nameOf(outcome)).join(),
    stake,
  ]);

describe('numbers that people type', () => {
  it.each([
    ['12,21x50', [['12,21', '50']]],
    [
      '12 21 X 50; 05*0.5',
      [
        ['12,21', '50'],
        ['05', '0.5'],
      ],
    ],
    ['00\n05\r\n99', [['00,05,99', undefined]]],
    ['01.02-03/04|05_06', [['01,02,03,04,05,06', undefined]]],
    [
      '12x50 13',
      [
        ['12', '50'],
        ['13', undefined],
      ],
    ],
    ['12 x 50', [['12', '50']]],
    ['１２，０５×5', [['12,05', '5']]],
    ['१२ ٠٥', [['12,05', undefined]]],
    ['', []],
    [' ,;\n', []],
    ['x50', []],
  ] as const)('%j are %j', (text, groups) => {
    expect(groupsOf(text)).toEqual(groups);
  });

  it('are reported as read, repeated and refused', () => {
    expect(readNumbers(lo2, '05 12 5 005 ab 12x3 05x4 x5')).toEqual({
      groups: [{ outcomes: [5, 12], stake: '3' }],
      read: 2,
      repeated: { count: 2, samples: ['12', '05'] },
      refused: { count: 4, samples: ['5', '005', 'ab', 'x5'] },
    });
  });

  it.each(['12x', '12x-5', '12x1e9', '12x0x10', '12x1.234567', '12x1.2.3'])(
    'give %s no stake that it does not have',
    (text) => {
      expect(readNumbers(lo2, text).groups.every(({ stake }) => stake === undefined)).toBe(true);
    },
  );

  it('stand in any order where a kind is known by its digits', () => {
    expect(groupsOf('321 132 112', listOf('thai', 'tod3'))).toEqual([['123', undefined]]);
    expect(groupsOf('2111', listOf('four-digit', 'iboxBig4'))).toEqual([['1112', undefined]]);
  });

  it('are ten thousand at once', () => {
    const all = Array.from({ length: 10_000 }, (_, number) => String(9_999 - number).padStart(4, '0'));
    const report = readNumbers(db4, all.join('\n'));
    expect(report).toMatchObject({ read: 10_000, repeated: { count: 0 }, refused: { count: 0 } });
    expect(report.groups[0]?.outcomes.slice(0, 2)).toEqual([9_999, 9_998]);
    expect(readNumbers(db4, [...all, ...all, 'x'.repeat(100)].join())).toMatchObject({
      read: 10_000,
      repeated: { count: 10_000 },
      refused: { count: 1, samples: ['x'.repeat(20)] },
    });
  });

  it('are looked for in linear time among blanks and strokes', () => {
    for (const filler of [' ', 'x', 'x ', '*1']) expect(readNumbers(lo2, `${filler.repeat(200_000)},05`).read).toBe(1);
  });

  it('keep few samples of a large text that holds none', () => {
    const { read, refused } = readNumbers(lo2, 'abc '.repeat(250_000));
    expect(read).toBe(0);
    expect(refused.count).toBe(125_000);
    expect(refused.samples).toHaveLength(20);
  });
});
