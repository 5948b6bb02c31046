import { expect, it } from 'vitest';
import { lastDays } from './last-days';

it('ends with the day of the brand, not of the browser', () => {
  const lateInLondon = Date.parse('2026-03-01T20:00:00Z');
  expect(lastDays(3, 360, lateInLondon)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  expect(lastDays(2, 0, lateInLondon)).toEqual(['2026-02-28', '2026-03-01']);
});
