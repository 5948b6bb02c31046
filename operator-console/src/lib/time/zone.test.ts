import { expect, test } from 'vitest';
import { inputOf, instantOf, zoneName } from './zone';

const MIDNIGHT_AT_MERIDIAN = '2026-02-28T17:00:00.000Z';

test('midnight that is entered for a brand is midnight there', () => {
  expect(instantOf('2026-03-01T00:00', 420)).toBe(MIDNIGHT_AT_MERIDIAN);
  expect(inputOf(MIDNIGHT_AT_MERIDIAN, 420)).toBe('2026-03-01T00:00');
});

test.each([420, -210, 0, 'device'] as const)('an instant comes back as it was, in the zone %s', (zone) => {
  expect(instantOf(inputOf(MIDNIGHT_AT_MERIDIAN, zone), zone)).toBe(MIDNIGHT_AT_MERIDIAN);
});

test('what is incomplete is nothing', () => {
  expect([instantOf('', 420), instantOf('', 'device'), inputOf('', 420)]).toEqual(['', '', '']);
});

test.each([
  [420, 'UTC+07:00'],
  [330, 'UTC+05:30'],
  [-210, 'UTC−03:30'],
  [0, 'UTC+00:00'],
])('%i minutes are %s', (minutes, name) => {
  expect(zoneName(minutes)).toBe(name);
});
