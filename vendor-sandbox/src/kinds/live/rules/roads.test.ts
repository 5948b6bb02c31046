import { describe, expect, it } from 'vitest';
import { beadRoad, bigRoad, type RoadRound, type Side } from './roads';
import { heatOf } from './summary';

const SIDES: Readonly<Record<string, Side>> = { P: 'one', B: 'two', T: 'tie' };
const roundsOf = (text: string): RoadRound[] => [...text].map((letter) => ({ side: SIDES[letter] ?? 'tie' }));
const places = (text: string) => bigRoad(roundsOf(text)).map(({ column, row }) => `${column}:${row}`);

describe('the bead road', () => {
  it('fills columns of six', () => {
    expect(beadRoad(roundsOf('PBTPBTP')).map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [1, 0],
    ]);
  });
});

describe('the big road', () => {
  it('begins a column with every change of side', () => {
    expect(places('PPBPBB')).toEqual(['0:0', '0:1', '1:0', '2:0', '3:0', '3:1']);
  });

  it('turns a long run to the right, and keeps it there', () => {
    expect(places('PPPPPPPP')).toEqual(['0:0', '0:1', '0:2', '0:3', '0:4', '0:5', '1:5', '2:5']);
  });

  it('turns a run before a tail that lies in its way', () => {
    expect(places('PPPPPPPBBBBBBB').slice(7)).toEqual(['1:0', '1:1', '1:2', '1:3', '1:4', '2:4', '3:4']);
  });

  it('counts ties on the mark before them, early ones on the first', () => {
    expect(bigRoad(roundsOf('TTPTBTT')).map(({ side, ties }) => [side, ties])).toEqual([
      ['one', 3],
      ['two', 2],
    ]);
  });

  it('goes round a tail in the top row', () => {
    const rounds = roundsOf('PPPPPPPBBBBBBPPPPPBBBBPPPBBPBBBB');
    const marks = bigRoad(rounds).map(({ column, row }) => `${column}:${row}`);
    expect(new Set(marks).size).toBe(marks.length);
  });
});

describe('hot and cold numbers', () => {
  it('are those that came most and least', () => {
    expect(heatOf([7, 7, 7, 3, 3, 0], 9, 2)).toEqual({ hot: [7, 3], cold: [1, 2] });
  });
});
