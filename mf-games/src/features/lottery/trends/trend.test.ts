import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { expect, it } from 'vitest';
import { english } from '../messages/english.fixture';
import { streakRuns, trendRows, trendSeries } from './trend';

/** Draws with these first balls, the newest first. */
const drawsOf = (...balls: number[]) => balls.map((ball, at) => ({ issue: `${100 - at}`, balls: [ball, 0, 0, 0, 0] }));
const [first] = trendSeries('five-digit');
if (!first) throw new Error('no series');

it('counts since when each number is missing, in the order of time', () => {
  const rows = trendRows(first, drawsOf(4, 4, 7));
  expect(rows.map(({ issue, value }) => [issue, value])).toEqual([
    ['98', 7],
    ['99', 4],
    ['100', 4],
  ]);
  expect(rows.map(({ omissions }) => [omissions[4], omissions[7], omissions[0]])).toEqual([
    [1, 0, 1],
    [0, 1, 2],
    [0, 2, 3],
  ]);
});

it('puts equal outcomes that follow each other into one run', () => {
  const draws = drawsOf(1, 8, 9, 5, 4);
  expect(streakRuns(first, 'size', draws)).toEqual([
    { outcome: 'small', length: 1, values: [4] },
    { outcome: 'big', length: 3, values: [5, 9, 8] },
    { outcome: 'small', length: 1, values: [1] },
  ]);
  expect(streakRuns(first, 'parity', draws).map(({ outcome, length }) => `${outcome} ${length}`)).toEqual([
    'even 1',
    'odd 2',
    'even 1',
    'odd 1',
  ]);
});

it.each(['five-digit', 'pk10', 'k3', 'eleven-five', 'lucky28'] as const satisfies readonly LotteryShape[])(
  'follows numbers of %s that have a name',
  (shape) => {
    const series = trendSeries(shape);
    expect(series.length).toBeGreaterThan(0);
    for (const { label } of series) expect(english.row).toHaveProperty(label.key);
  },
);
