import { expect, it } from 'vitest';
import { filledPicks } from './random-picks';

it('keeps what was picked and fills up to ten different numbers', () => {
  const picks = filledPicks([40, 7]);
  expect(picks.slice(0, 2)).toEqual([40, 7]);
  expect(new Set(picks).size).toBe(10);
});

it('picks nothing more when ten are picked', () => {
  const ten = filledPicks([]);
  expect(filledPicks(ten)).toEqual(ten);
});
