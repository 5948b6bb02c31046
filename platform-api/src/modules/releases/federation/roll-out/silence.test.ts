import { describe, expect, test } from 'vitest';
import { type PageCounts, silenceOf } from './silence';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const pages = (served: number, reporting: number): PageCounts => ({ served, reporting, lastReportAt: null });

const now = new Date('2026-11-28T22:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const silence = (candidate: PageCounts, stable: PageCounts, stepStartedAt = ago(10 * MINUTE_MS)) =>
  silenceOf({ candidate, stable, stepStartedAt, now });
const signalsOf = (...given: Parameters<typeof silence>) => silence(...given).map(({ signal }) => signal);

describe('pages that were served with a release and never reported', () => {
  test('are a finding where half of its visitors freeze, whatever the others report', () => {
    expect(silence(pages(60, 29), pages(5_000, 4_800))).toEqual([
      { signal: 'silent', stable: 0.04, candidate: expect.closeTo(0.5167, 3) as number },
    ]);
  });

  test('are none where as many are silent with the stable release: robots, and pages without a part of the remote', () => {
    expect(signalsOf(pages(200, 60), pages(5_000, 1_500))).toEqual([]);
    expect(signalsOf(pages(200, 56), pages(5_000, 1_500))).toEqual([]);
  });

  test('prove nothing while they are few, or while the stable release has too few to compare with', () => {
    expect(signalsOf(pages(2, 0), pages(5_000, 4_900))).toEqual([]);
    expect(signalsOf(pages(6, 0), pages(5_000, 4_900))).toEqual(['silent']);
    expect(signalsOf(pages(60, 0), pages(10, 10))).toEqual([]);
  });

  test('may be more by less than the margin', () => {
    expect(signalsOf(pages(10_000, 9_400), pages(100_000, 98_000))).toEqual([]);
    expect(signalsOf(pages(10_000, 9_200), pages(100_000, 98_000))).toEqual(['silent']);
  });
});

describe('time without data', () => {
  test('is a finding after six hours of a step without a report', () => {
    expect(signalsOf(pages(0, 0), pages(0, 0), ago(6 * HOUR_MS - 1))).toEqual([]);
    expect(silence(pages(0, 0), pages(0, 0), ago(6 * HOUR_MS))).toEqual([
      { signal: 'noData', stable: 0, candidate: 0 },
    ]);
  });

  test('counts from the last page that reported', () => {
    const reporting = (ms: number): PageCounts => ({ served: 40, reporting: 38, lastReportAt: ago(ms) });
    expect(signalsOf(reporting(5 * HOUR_MS), pages(4_000, 3_800), ago(20 * HOUR_MS))).toEqual([]);
    expect(signalsOf(reporting(6 * HOUR_MS), pages(4_000, 3_800), ago(20 * HOUR_MS))).toEqual(['noData']);
  });
});
