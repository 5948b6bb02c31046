import { expect, it } from 'vitest';
import { formatIsoDateTime } from './date-time';

it.each([
  [360, '2026-11-22T01:30:00+06:00'],
  [330, '2026-11-22T01:00:00+05:30'],
  [0, '2026-11-21T19:30:00+00:00'],
  [-210, '2026-11-21T16:00:00-03:30'],
])('writes an instant at %s minutes east of GMT as %s', (offsetMinutes, text) => {
  expect(formatIsoDateTime('2026-11-21T19:30:00.000Z', offsetMinutes)).toBe(text);
  expect(Date.parse(text)).toBe(Date.parse('2026-11-21T19:30:00Z'));
});
