import { lotteryRules } from '@marquee/contract/lottery/rules';
import { describe, expect, it } from 'vitest';
import { type Board, boardGroups } from '@marquee/contract/lottery/boards';
import { selects } from './row-tools';
import { completePicks, NOTHING, type Selection, setRow, toggleCell } from './selection';

function boardOf(shape: 'five-digit' | 'eleven-five', id: string): Board {
  const board = boardGroups(lotteryRules(shape), 'LOTT')
    .flatMap(({ boards }) => boards)
    .find((candidate) => candidate.id === id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
}

/** Presses cells, each given as row and place. */
const press = (board: Board, presses: readonly (readonly [row: number, place: number])[]): Selection =>
  presses.reduce((selection, [row, place]) => {
    const cell = board.rows[row]?.cells[place];
    return cell ? toggleCell(selection, cell) : selection;
  }, NOTHING);

const picks = (board: Board, selection: Selection) =>
  completePicks(selection, board).map(({ kind, pick }) => [kind.code, pick]);

describe('a board of positions', () => {
  const board = boardOf('five-digit', 'positions.position');

  it('gives a line for each position that has a digit', () => {
    expect(
      picks(
        board,
        press(board, [
          [4, 9],
          [0, 3],
          [0, 1],
        ]),
      ),
    ).toEqual([
      ['p1', [[1, 3]]],
      ['p5', [[9]]],
    ]);
  });

  it('takes a digit back that is pressed again', () => {
    expect(
      picks(
        board,
        press(board, [
          [0, 3],
          [0, 3],
        ]),
      ),
    ).toEqual([]);
  });

  it('selects the odd digits of a row, and nothing else', () => {
    const [row] = board.rows;
    if (!row) throw new Error('no row');
    const selection = setRow(press(board, [[0, 2]]), row, selects('odd', row));
    expect(picks(board, selection)).toEqual([['p1', [[1, 3, 5, 7, 9]]]]);
  });
});

it('waits for a digit in every column', () => {
  const board = boardOf('five-digit', 'last3.direct');
  expect(
    picks(
      board,
      press(board, [
        [0, 1],
        [1, 2],
      ]),
    ),
  ).toEqual([]);
  expect(
    picks(
      board,
      press(board, [
        [0, 1],
        [1, 2],
        [2, 3],
      ]),
    ),
  ).toEqual([['last3', [[1], [2], [3]]]]);
});

describe('a board with bankers', () => {
  const board = boardOf('eleven-five', 'any.any3Of5');

  it('moves a number between the rows', () => {
    const selection = press(board, [
      [1, 0],
      [1, 1],
      [1, 2],
      [0, 0],
    ]);
    expect(picks(board, selection)).toEqual([['any3', [[0], [1, 2]]]]);
  });

  it('leaves room for one more than the bankers', () => {
    const selection = press(board, [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 5],
    ]);
    expect(picks(board, selection)).toEqual([['any3', [[0, 1], [5]]]]);
  });
});
