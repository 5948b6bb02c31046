import { describe, expect, it } from 'vitest';
import { lotteryRules } from './rules';
import type { LotteryKind } from './selection/kind';
import { drawnNames, lotoTable, outcomeHistories, streaks } from './statistics';

const { compile, kind } = lotteryRules('five-digit');
/** The newest first. */
const history = [
  [1, 0, 0, 0, 9],
  [1, 0, 0, 0, 1],
  [9, 0, 0, 0, 1],
  [7, 0, 0, 0, 2],
  [1, 0, 0, 0, 3],
].map((balls) => compile({ balls }));

describe('statistics of past draws', () => {
  it('count omissions, hits and draws of each outcome', () => {
    const first = outcomeHistories(kind('p1') as LotteryKind, history);
    expect(first).toHaveLength(10);
    expect(first[1]).toEqual({ omission: 0, longestOmission: 2, hits: 3, draws: 3 });
    expect(first[7]).toEqual({ omission: 3, longestOmission: 3, hits: 1, draws: 1 });
    expect(first[5]).toEqual({ omission: 5, longestOmission: 5, hits: 0, draws: 0 });
  });

  it('count the column of a kind with columns', () => {
    const last = outcomeHistories(kind('last2') as LotteryKind, history, 1);
    expect(last[1]).toEqual({ omission: 1, longestOmission: 2, hits: 2, draws: 2 });
  });

  it('count every hit of a lô', () => {
    const rules = lotteryRules('vn-north');
    const rows = rules.form.type === 'prizes' ? rules.form.rows : [];
    const prizes = rows.map(({ count, digits }) => Array.from({ length: count }, () => '12345'.slice(-digits)));
    expect(outcomeHistories(rules.kind('lo2') as LotteryKind, [rules.compile({ prizes })])[45]).toEqual({
      omission: 0,
      longestOmission: 0,
      hits: 27,
      draws: 1,
    });
  });

  it('are empty without draws', () => {
    expect(outcomeHistories(kind('p1') as LotteryKind, [])[0]).toEqual({
      omission: 0,
      longestOmission: 0,
      hits: 0,
      draws: 0,
    });
    expect(streaks([])).toEqual([]);
  });

  it('make runs of the side of each draw, ties left out', () => {
    const winners = drawnNames(kind('dragonTiger') as LotteryKind, history, ['dragon', 'tiger']);
    expect(winners).toEqual(['tiger', undefined, 'dragon', 'dragon', 'tiger']);
    expect(streaks(winners)).toEqual([
      { outcome: 'tiger', length: 1 },
      { outcome: 'dragon', length: 2 },
      { outcome: 'tiger', length: 1 },
    ]);
    expect(streaks(['big', undefined, 'big'])).toEqual([{ outcome: 'big', length: 2 }]);
    const sides = drawnNames(kind('p1Sides') as LotteryKind, history, ['odd', 'even']);
    expect(new Set(sides)).toEqual(new Set(['odd']));
  });

  it('list lots by head and by tail, repeats included', () => {
    const { tailsByHead, headsByTail } = lotoTable({ prizes: [['31666'], ['08', '16', '66']] });
    expect(tailsByHead[6]).toEqual([6, 6]);
    expect(headsByTail[6]).toEqual([1, 6, 6]);
    expect([tailsByHead[0], headsByTail[8], tailsByHead[9]]).toEqual([[8], [0], []]);
  });
});
