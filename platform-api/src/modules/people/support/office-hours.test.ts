import { expect, test } from 'vitest';
import { officeAt } from './office-hours';

const WEEKDAYS = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }];
const GMT_PLUS_7 = 420;

test('is open during the hours of the brand’s clock', () => {
  // 2026-11-20 is a Friday; 02:00 GMT is 09:00 in the brand's day.
  expect(officeAt(WEEKDAYS, GMT_PLUS_7, new Date('2026-11-20T02:00:00Z'))).toEqual({ open: true, opensAt: null });
  expect(officeAt(WEEKDAYS, GMT_PLUS_7, new Date('2026-11-20T10:59:59Z')).open).toBe(true);
});

test('returns the next opening before and after the hours', () => {
  expect(officeAt(WEEKDAYS, GMT_PLUS_7, new Date('2026-11-20T01:59:00Z'))).toEqual({
    open: false,
    opensAt: '2026-11-20T02:00:00.000Z',
  });
  expect(officeAt(WEEKDAYS, GMT_PLUS_7, new Date('2026-11-20T11:00:00Z')).opensAt).toBe('2026-11-23T02:00:00.000Z');
});

test('returns to a weekly hour that has just passed after a week', () => {
  const mondays = [{ days: [1], from: '00:00', to: '01:00' }];
  expect(officeAt(mondays, 0, new Date('2026-11-16T01:00:00Z')).opensAt).toBe('2026-11-23T00:00:00.000Z');
});

test('never closes around the clock, and never opens without hours', () => {
  const always = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' }];
  expect(officeAt(always, GMT_PLUS_7, new Date('2026-11-21T16:59:59Z')).open).toBe(true);
  expect(officeAt([], 0, new Date())).toEqual({ open: false, opensAt: null });
});
