import type { LimitsOverview } from '@marquee/contract/calls/limits';
import { expect, it } from 'vitest';
import { isLooser, limitsOf } from './limit-view';

const overview: LimitsOverview = {
  currency: 'BDT',
  money: [{ kind: 'loss', period: 'week', limit: '400.00', used: '100.00', pending: null }],
  session: [
    { period: 'day', limitMinutes: 120, usedMinutes: 30, pending: { limit: null, from: '2026-01-02T00:00:00Z' } },
  ],
  bar: null,
  realityCheckMinutes: 60,
};

it('shows a line for each period, with what of the limit is used', () => {
  expect(limitsOf('loss', overview)).toMatchObject([
    { period: 'day', limit: null },
    { period: 'week', limit: '400.00', share: 0.25 },
    { period: 'month', limit: null },
  ]);
});

it('shows the time at play in minutes, and the end that waits', () => {
  expect(limitsOf('session', overview)[0]).toMatchObject({ limit: '120', used: '30', pending: { limit: null } });
});

it.each([
  [null, '100.00', false],
  ['100.00', '90.00', false],
  ['100.00', '100.00', false],
  ['100.00', '100.01', true],
  ['100.00', null, true],
])('from %s to %s is looser: %s', (current, next, expected) => {
  expect(isLooser(current, next)).toBe(expected);
});
