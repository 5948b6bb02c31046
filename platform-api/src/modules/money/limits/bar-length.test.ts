import { expect, test } from 'vitest';
import { barEnd } from './bar-length';

const NOW = new Date('2026-03-31T10:20:30Z');

test.each([
  ['24h', '2026-04-01T10:20:30Z'],
  ['7d', '2026-04-07T10:20:30Z'],
  ['30d', '2026-04-30T10:20:30Z'],
  ['1y', '2027-03-31T10:20:30Z'],
] as const)('a bar of %s ends at %s', (length, end) => {
  expect(barEnd(length, NOW)).toEqual(new Date(end));
});

test('runs over when a bar of six months would end on a day that its month lacks', () => {
  expect(barEnd('6m', NOW)).toEqual(new Date('2026-10-01T10:20:30Z'));
});

test('a permanent bar has no end', () => {
  expect(barEnd('permanent', NOW)).toBeNull();
});
