import { expect, it } from 'vitest';
import { gridLayout, pagesOf } from './grid-layout';

it.each([
  [1120, 6],
  [700, 4],
  [358, 2],
  [200, 2],
])('a grid %i px wide has %i columns', (widthPx, columns) => {
  expect(gridLayout(widthPx, false).columns).toBe(columns);
});

it('makes a row as high as a 3:4 tile with its texts, and higher with a start button', () => {
  const rowPx = gridLayout(1120, false).rowPx;
  expect(rowPx).toBe(Math.round((((1120 - 16 * 5) / 6) * 4) / 3 + 43 + 24));
  expect(gridLayout(1120, true).rowPx).toBe(rowPx + 40);
});

it('lists the pages of the visible items and no others', () => {
  expect(pagesOf(0, 19, 20)).toEqual([1]);
  expect(pagesOf(18, 41, 20)).toEqual([1, 2, 3]);
  expect(pagesOf(4000, 4005, 20)).toEqual([201]);
});
