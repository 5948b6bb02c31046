import { expect, it } from 'vitest';
import { closedPeriod, type SentSchedule } from './report-period';

/** Sundarban, six hours ahead of UTC. */
const DHAKA = 360;

it.each<[SentSchedule, string, string, string, boolean]>([
  // 18:00 UTC is midnight in Dhaka.
  ['daily', '2026-11-29T17:59:59Z', '2026-11-28', '2026-11-28', true],
  ['daily', '2026-11-29T18:00:00Z', '2026-11-29', '2026-11-29', false],
  ['daily', '2026-11-29T18:30:00Z', '2026-11-29', '2026-11-29', true],
  // Weeks begin on Monday, 30 November.
  ['weekly', '2026-11-29T18:30:00Z', '2026-11-23', '2026-11-29', true],
  ['weekly', '2026-11-29T17:00:00Z', '2026-11-16', '2026-11-22', true],
  ['monthly', '2026-02-28T18:30:00Z', '2026-02-01', '2026-02-28', true],
  ['monthly', '2026-12-31T17:00:00Z', '2026-11-01', '2026-11-30', true],
])('at %s %s the newest closed period is %s to %s', (schedule, now, from, to, isReady) => {
  const period = closedPeriod(schedule, new Date(now), DHAKA);
  expect(period.days).toEqual({ from, to });
  expect(period.isReady).toBe(isReady);
  expect(period.end <= new Date(now)).toBe(true);
});
