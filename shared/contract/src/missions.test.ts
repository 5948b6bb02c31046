import { expect, test } from 'vitest';
import { isGoalWithinPeriod, missionSeason, nextPeriodStart } from './missions';

test('starts daily missions over each day, weekly ones on Monday, and the others never', () => {
  expect(nextPeriodStart('daily', '2026-12-31')).toBe('2027-01-01');
  // A Monday, a Sunday, and a week across the end of a year.
  expect(nextPeriodStart('weekly', '2026-11-23')).toBe('2026-11-30');
  expect(nextPeriodStart('weekly', '2026-11-29')).toBe('2026-11-30');
  expect(nextPeriodStart('weekly', '2026-12-31')).toBe('2027-01-04');
  expect(nextPeriodStart('once', '2026-12-31')).toBeNull();
});

test('counts a season by calendar months', () => {
  expect(missionSeason('2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(missionSeason('2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(missionSeason('2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('asks for no more check-ins than a period has days', () => {
  expect([1, 2].map((days) => isGoalWithinPeriod('sign_in', 'daily', days))).toEqual([true, false]);
  expect([7, 8].map((days) => isGoalWithinPeriod('sign_in', 'weekly', days))).toEqual([true, false]);
  expect(isGoalWithinPeriod('sign_in', 'once', 30)).toBe(true);
  expect(isGoalWithinPeriod('rounds', 'daily', 20)).toBe(true);
});
