import { expect, test } from 'vitest';
import { addDays, instantOf, localDate, weekdayOf } from './zoned-time';

test.each([
  ['2026-11-23', '18:15', 'Asia/Ho_Chi_Minh', '2026-11-23T11:15:00Z'],
  ['2026-11-23', '19:00', 'Asia/Singapore', '2026-11-23T11:00:00Z'],
  ['2026-03-01', '00:00', 'Asia/Kolkata', '2026-02-28T18:30:00Z'],
  ['2026-01-15', '12:00', 'Europe/Berlin', '2026-01-15T11:00:00Z'],
  ['2026-07-15', '12:00', 'Europe/Berlin', '2026-07-15T10:00:00Z'],
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(instantOf(date, time, zone)).toEqual(new Date(instant));
});

test('takes the first of an hour that comes twice, and moves a skipped time by the change', () => {
  expect(instantOf('2026-10-25', '02:30', 'Europe/Berlin')).toEqual(new Date('2026-10-25T00:30:00Z'));
  expect(instantOf('2026-03-29', '02:30', 'Europe/Berlin')).toEqual(new Date('2026-03-29T01:30:00Z'));
});

test('counts days by the clock of the zone', () => {
  expect(localDate(new Date('2026-12-31T16:59:59.999Z'), 'Asia/Ho_Chi_Minh')).toBe('2026-12-31');
  expect(localDate(new Date('2026-12-31T17:00:00Z'), 'Asia/Ho_Chi_Minh')).toBe('2027-01-01');
  expect(localDate(new Date('2026-12-31T17:00:00Z'), 'America/New_York')).toBe('2026-12-31');
});

test('counts over months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(weekdayOf('2026-11-22')).toBe(0);
});
