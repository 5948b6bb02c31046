import { expect, test } from 'vitest';
import { addYears } from './add-years';

test.each([
  ['2026-11-29T10:00:00.000Z', 5, '2031-11-29T10:00:00.000Z'],
  ['2026-11-29T10:00:00.000Z', -5, '2021-11-29T10:00:00.000Z'],
  ['2028-02-29T23:59:59.999Z', 5, '2033-03-01T23:59:59.999Z'],
  ['2028-02-29T00:00:00.000Z', 4, '2032-02-29T00:00:00.000Z'],
])('%s and %i years are %s', (at, years, moved) => {
  const start = new Date(at);
  expect(addYears(start, years).toISOString()).toBe(moved);
  expect(start.toISOString(), 'the moment itself stays').toBe(at);
});
