import { expect, test } from 'vitest';
import type { Calendar } from './calendar';
import { calendarEnds } from './calendar-ends';

const calendar: Calendar = { pattern: { kind: 'interval', seconds: 60 }, closeBeforeMs: 5_000 };
const calendars = {
  ENDLESS: calendar,
  LATER: { ...calendar, knownUntil: '2031-12-31' },
  SOON: { ...calendar, knownUntil: '2030-12-31' },
  OVER: { ...calendar, knownUntil: '2029-12-31' },
};

test.each([
  ['2029-12-29T00:00:00Z', ['OVER']],
  ['2029-12-30T00:00:00Z', ['OVER', 'SOON']],
  ['2031-06-01T00:00:00Z', ['OVER', 'SOON', 'LATER']],
])('at %s operators are told of the tables that end within a year, or have ended: %j', (now, expected) => {
  expect(calendarEnds(calendars, new Date(now)).map(({ gameCode }) => gameCode)).toEqual(expected);
});
