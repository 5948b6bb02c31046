import { describe, expect, test } from 'vitest';
import { changedLimit, limitAt, type StoredLimit, NO_LIMIT } from './limit-change';

const now = new Date('2026-03-10T12:00:00Z');
const tomorrow = new Date('2026-03-11T12:00:00Z');
const limit = (amount: bigint | null, pending: StoredLimit['pending'] = null): StoredLimit => ({ amount, pending });

describe('a limit', () => {
  test.each<[string, StoredLimit, bigint | null, StoredLimit]>([
    ['begins at once', NO_LIMIT, 500n, limit(500n)],
    ['tightens at once', limit(500n), 300n, limit(300n)],
    ['loosens after 24 hours', limit(500n), 900n, limit(500n, { amount: 900n, from: tomorrow })],
    ['ends after 24 hours', limit(500n), null, limit(500n, { amount: null, from: tomorrow })],
    [
      'starts to wait again with each looser wish',
      limit(500n, { amount: 900n, from: new Date('2026-03-10T13:00:00Z') }),
      800n,
      limit(500n, { amount: 800n, from: tomorrow }),
    ],
    [
      'tightened while a looser one waits, keeps none',
      limit(500n, { amount: 900n, from: tomorrow }),
      400n,
      limit(400n),
    ],
    ['asked for as it is, forgets the looser one', limit(500n, { amount: 900n, from: tomorrow }), 500n, limit(500n)],
    ['counts what has loosened by now', limit(500n, { amount: 900n, from: now }), 700n, limit(700n)],
    ['that has ended by now begins at once', limit(500n, { amount: null, from: now }), 800n, limit(800n)],
    ['that never was stays none', NO_LIMIT, null, NO_LIMIT],
  ])('%s', (_what, stored, requested, expected) => {
    expect(changedLimit(stored, requested, now)).toEqual(expected);
  });

  test('applies until the exact start of the looser one', () => {
    const waiting = limit(500n, { amount: 900n, from: tomorrow });
    expect(limitAt(waiting, new Date(tomorrow.getTime() - 1))).toEqual(waiting);
    expect(limitAt(waiting, tomorrow)).toEqual(limit(900n));
  });
});
