import { expect, test } from 'vitest';
import { dayOf, momentOf, rangeOfDays } from './brand-days';

test("a brand's day begins at its own midnight", () => {
  const { start, end } = rangeOfDays({ from: '2026-11-20', to: '2026-11-21' }, 360, 92);
  expect([start.toISOString(), end.toISOString()]).toEqual(['2026-11-19T18:00:00.000Z', '2026-11-21T18:00:00.000Z']);
});

test('the moment before midnight belongs to the day before', () => {
  expect(dayOf(new Date('2026-11-20T17:59:59.999Z'), 360)).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T18:00:00.000Z'), 360)).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-20T02:00:00.000Z'), -180)).toBe('2026-11-19');
});

test('shows a moment on the clock of the brand', () => {
  expect(momentOf(new Date('2026-11-20T18:30:59.999Z'), 360)).toBe('2026-11-21 00:30');
});

test('refuses a backward range and one that is too long', () => {
  expect(() => rangeOfDays({ from: '2026-11-21', to: '2026-11-20' }, 0, 92)).toThrow('Some fields are not right');
  expect(() => rangeOfDays({ from: '2026-01-01', to: '2026-04-03' }, 0, 92)).toThrow('Some fields are not right');
  expect(() => rangeOfDays({ from: '2026-01-01', to: '2026-04-02' }, 0, 92)).not.toThrow();
});
