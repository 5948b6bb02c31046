import { describe, expect, it } from 'vitest';
import { lastKnownGood, lastProved, type ReleaseRecord } from './last-known-good';

const record = (version: string, day: number | null, fields: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  version,
  stableAt: day === null ? null : new Date(Date.UTC(2026, 0, day)),
  verdict: null,
  loads: { good: 0, bad: 0 },
  ...fields,
});
const proved = { loads: { good: 500, bad: 1 } };

describe('the release to fall back on', () => {
  it('is the latest earlier one that has proved itself by its loads', () => {
    const records = [record('1.0.0', 1, proved), record('1.1.0', 2, proved), record('1.2.0', 3), record('1.3.0', 4)];
    expect(lastKnownGood(records, '1.3.0')).toBe('1.1.0');
  });

  it('is the one that an operator calls good', () => {
    const records = [record('1.0.0', 1, proved), record('1.1.0', 2, { verdict: 'good' }), record('1.2.0', 3)];
    expect(lastKnownGood(records, '1.2.0')).toBe('1.1.0');
  });

  it('is never one that was rolled back or fails, whatever else it did', () => {
    const failing = { loads: { good: 90, bad: 10 } };
    const records = [
      record('1.0.0', 1),
      record('1.1.0', 2, { ...proved, verdict: 'bad' }),
      record('1.2.0', 3, failing),
      record('1.3.0', 4),
    ];
    expect(lastKnownGood(records, '1.3.0')).toBe('1.0.0');
    expect(lastKnownGood(records.slice(1), '1.3.0')).toBeNull();
  });

  it('is the latest earlier one while none has proved itself', () => {
    expect(lastKnownGood([record('1.0.0', 1), record('1.1.0', 2), record('1.2.0', 3)], '1.2.0')).toBe('1.1.0');
  });

  it('is neither the current one nor one that was never stable', () => {
    expect(lastKnownGood([record('1.0.0', 1, proved), record('1.1.0', null, proved)], '1.0.0')).toBeNull();
  });
});

describe('the release that a roll-back goes to', () => {
  it('is the latest earlier one that proved itself, never one that nobody has found fault with', () => {
    const records = [record('1.0.0', 1, proved), record('1.1.0', 2), record('1.2.0', 3)];
    expect(lastProved(records, '1.2.0')).toBe('1.0.0');
    expect(lastProved(records.slice(1), '1.2.0')).toBeNull();
    expect(lastProved([...records, record('1.3.0', 4, { verdict: 'bad' })], '1.3.0')).toBe('1.0.0');
  });
});
