import { lotteryRules } from '@marquee/contract/lottery/rules';
import { formatSelection } from '@marquee/contract/lottery/selection/read-selection';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { expect, it } from 'vitest';
import { boardGroups } from '@marquee/contract/lottery/boards';
import { readTyped, typedExample, typedKind } from './text-entry';

const boardsOf = (shape: LotteryShape) => boardGroups(lotteryRules(shape), 'LOTT').flatMap(({ boards }) => boards);

function typedKindOf(shape: LotteryShape, code: string) {
  const kind = boardsOf(shape)
    .flatMap((board) => typedKind(board) ?? [])
    .find((candidate) => candidate.code === code);
  if (!kind) throw new Error(`no text for ${code}`);
  return kind;
}
const read = (shape: LotteryShape, code: string, text: string) => {
  const { picks, ...report } = readTyped(typedKindOf(shape, code), text);
  return { ...report, selections: picks.map(({ kind, pick }) => formatSelection(kind, pick)) };
};

it('reads a bet for each number of several digits, and says what it left out', () => {
  expect(read('five-digit', 'last3', '123 456, 1 2 3\n12x 9999')).toEqual({
    selections: ['1/2/3', '4/5/6'],
    read: 2,
    repeated: { count: 1, samples: ['1 2 3'].map((text) => text.replaceAll(' ', '')) },
    refused: { count: 1, samples: ['12x9999'] },
  });
});

it('reads pairs of balls', () => {
  expect(read('eleven-five', 'any2', '01 02, 1103').selections).toEqual(['01.02', '03.11']);
});

it('takes no text for words, and for several kinds at once', () => {
  const play = (name: string) => boardsOf('five-digit').find(({ id }) => id === name);
  for (const name of ['positions.position', 'dragonTiger.dragonTiger', 'last2.pairSides']) {
    const board = play(name);
    expect([name, board && typedKind(board)]).toEqual([name, undefined]);
  }
});

it.each(['five-digit', 'pk10', 'k3', 'eleven-five', 'lucky28'] as const satisfies readonly LotteryShape[])(
  'reads its own example for every kind of %s',
  (shape) => {
    for (const kind of boardsOf(shape).flatMap((board) => typedKind(board) ?? [])) {
      const { read: count, refused, repeated } = readTyped(kind, typedExample(kind));
      expect([kind.code, typedExample(kind), count, refused.samples, repeated.samples]).toEqual([
        kind.code,
        typedExample(kind),
        2,
        [],
        [],
      ]);
    }
  },
);
