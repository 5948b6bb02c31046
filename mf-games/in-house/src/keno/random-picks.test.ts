import { expect, it } from 'vitest';
import { fillPicks } from './random-picks';

it('keeps the picks and fills up to ten different numbers', () => {
  const picks = fillPicks([40, 7]);
  expect(picks.slice(0, 2)).toEqual([40, 7]);
  expect(new Set(picks).size).toBe(10);
});

it('picks nothing more when ten are picked', () => {
  const ten = fillPicks([]);
  expect(fillPicks(ten)).toEqual(ten);
});
