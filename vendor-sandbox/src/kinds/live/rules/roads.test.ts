import { describe, expect, it } from 'vitest';
import {
  beadRoad,
  bigRoad,
  type DerivedRoad,
  derivedColours,
  derivedRoad,
  nextMarks,
  patternOf,
  type RoadRound,
  type Side,
} from './roads';

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

/** Red marks as R, blue ones as b. */
const colours = (text: string, road: DerivedRoad) =>
  derivedColours(roundsOf(text), road)
    .map((colour) => (colour === 'red' ? 'R' : 'b'))
    .join('');

describe('the derived roads', () => {
  // Columns of the big road: BB P BBB PP B PPPP, worked out by hand, mark by mark.
  const SHOE = 'BBPBBBPPBPPPP';

  it('big eye boy compares with the column before', () => {
    // P1 none; B3: 1 against 2 b; b of row 2 beside P: end b, row 3 R; P: 3 against 1 b, row 2 R; B: 2 against 3 b; P: 1 against 2 b, row 2 b, R, R
    expect(colours(SHOE, 'bigEyeBoy')).toBe('bbRbRbbbRR');
  });

  it('the small road skips a column', () => {
    // Column 3 row 2 looks at column 1 (2 long): R, row 3 b; P: 3 against 2 b, row 2 looks at column 2: b; B: 2 against 1 b; P: 1 against 3 b, rows 2 to 4 look at PP: R b R
    expect(colours(SHOE, 'smallRoad')).toBe('RbbbbbRbR');
  });

  it('the cockroach pig skips two', () => {
    // Column 4 row 2 looks at column 1 (2 long): R; B: 2 against 2 R; P: 1 against 1 R, rows 2 to 4 look at BBB: R R b
    expect(colours(SHOE, 'cockroachPig')).toBe('RRRRRb');
  });

  it('begin with the first mark of a later column when the column has no second', () => {
    expect(colours('BP', 'bigEyeBoy')).toBe('');
    expect(colours('BPB', 'bigEyeBoy')).toBe('R');
    expect(colours('BPP', 'bigEyeBoy')).toBe('b');
    expect(colours('BPBP', 'smallRoad')).toBe('R');
    expect(colours('BPBPB', 'cockroachPig')).toBe('R');
  });

  it('pass over ties', () => {
    expect(colours('BTBPTTBBBPPBPTPPPT', 'bigEyeBoy')).toBe(colours(SHOE, 'bigEyeBoy'));
  });

  it('count a run that has turned as one column', () => {
    // Eight B, then one P, then B: one against eight.
    expect(colours('BBBBBBBBPB', 'bigEyeBoy')).toBe('b');
  });

  it('lie in columns of one colour', () => {
    const marks = derivedRoad(roundsOf(SHOE), 'bigEyeBoy');
    expect(marks.map(({ column, row }) => `${column}:${row}`)).toEqual([
      ...['0:0', '0:1', '1:0', '2:0', '3:0', '4:0', '4:1', '4:2', '5:0', '5:1'],
    ]);
  });

  it('answer what each side would add', () => {
    expect(nextMarks(roundsOf('BBPB'), 'one')).toEqual({ bigEyeBoy: 'red', smallRoad: 'blue', cockroachPig: null });
    expect(nextMarks(roundsOf('BBPB'), 'two')).toEqual({ bigEyeBoy: 'blue', smallRoad: 'red', cockroachPig: null });
    expect(nextMarks([], 'two')).toEqual({ bigEyeBoy: null, smallRoad: null, cockroachPig: null });
  });
});

describe('the pattern of the big road', () => {
  it.each([
    ['PPBBBB', { name: 'streak', length: 4, side: 'two' }],
    ['BPPPPTP', { name: 'streak', length: 5, side: 'one' }],
    ['BBPBPB', { name: 'pingPong', length: 4, side: null }],
    ['BPPBBPP', { name: 'doubles', length: 3, side: null }],
    ['BPPBBPPB', { name: 'doubles', length: 3, side: null }],
    ['BPPBBB', null],
    ['', null],
  ])('of %s', (text, pattern) => {
    expect(patternOf(roundsOf(text))).toEqual(pattern);
  });
});
