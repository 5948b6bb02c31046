import { describe, expect, it } from 'vitest';
import { diceCounts, heatOf, roadRoundOf, rouletteCounts } from './summary';

describe('hot and cold numbers', () => {
  it('are those that came most and least', () => {
    expect(heatOf([7, 7, 7, 3, 3, 0], 9, 2)).toEqual({ hot: [7, 3], cold: [1, 2] });
  });
});

describe('the statistics of roulette', () => {
  it('count every outside bet, and zero for none of them', () => {
    const { hits, ...counts } = rouletteCounts([0, 7, 7, 20, 36]);
    expect(counts).toEqual({
      red: 3,
      black: 1,
      zero: 1,
      odd: 2,
      even: 2,
      low: 2,
      high: 2,
      dozens: [2, 1, 1],
      columns: [2, 1, 1],
    });
    expect([hits[0], hits[7], hits[8]]).toEqual([1, 2, 0]);
  });
});

describe('the statistics of sic bo', () => {
  const THROWS = [
    [1, 2, 3],
    [4, 4, 4],
    [5, 6, 6],
  ] as const;

  it('count small, big and triples apart, faces and totals', () => {
    const { small, big, triple, faces, totals } = diceCounts(THROWS);
    expect([small, big, triple]).toEqual([1, 1, 1]);
    expect(faces).toEqual([1, 1, 1, 3, 1, 2]);
    expect([totals[3], totals[9], totals[14]]).toEqual([1, 1, 1]);
  });

  it('put small, big and triples on the roads', () => {
    const sides = THROWS.map((dice) => roadRoundOf({ game: 'sicBo', dice }).side);
    expect(sides).toEqual(['one', 'tie', 'two']);
  });
});
