import { expect, it } from 'vitest';
import { periodsIn, periodStartOf } from './calendar-periods';

it.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2024-03-03', '2024-02-26'],
])('begins the week of %s on Monday %s', (day, monday) => expect(periodStartOf(day, 'week')).toBe(monday));

it('cuts the first and the last period at the range', () => {
  expect(periodsIn({ from: '2026-01-30', to: '2026-03-02' }, 'month')).toEqual([
    { from: '2026-01-30', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-02' },
  ]);
  expect(periodsIn({ from: '2026-11-29', to: '2026-12-01' }, 'week')).toEqual([
    { from: '2026-11-29', to: '2026-11-29' },
    { from: '2026-11-30', to: '2026-12-01' },
  ]);
});

it('has each day of a leap year once', () => {
  const days = periodsIn({ from: '2024-01-01', to: '2024-12-31' }, 'day');
  expect(days).toHaveLength(366);
  expect(days[59]).toEqual({ from: '2024-02-29', to: '2024-02-29' });
});

it('has no period where a range ends before it begins', () =>
  expect(periodsIn({ from: '2026-02-02', to: '2026-02-01' }, 'day')).toEqual([]));
