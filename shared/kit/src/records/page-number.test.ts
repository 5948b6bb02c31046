import { expect, it } from 'vitest';
import { pageNumberOf } from './page-number';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=1e3', 1],
  ['page=x', 1],
])('%j names page %i', (query, page) => {
  expect(pageNumberOf(new URLSearchParams(query))).toBe(page);
});
