import { describe, expect, it } from 'vitest';
import { CONTRACT_PERIODS, countsFrom, endsWith, nextPeriod, periodAt, type ContractPeriod } from './agent-periods';
import { seededRandom } from './seeded-random';

const at = (text: string) => new Date(text);
const of = (period: ContractPeriod, instant: string, offset = 0) => {
  const { from, to } = periodAt(period, at(instant), offset);
  return [from.toISOString(), to.toISOString()];
};

describe('periods of contracts', () => {
  it('are days of the brand’s clock, not of UTC', () => {
    expect(of('daily', '2026-03-01T18:30:00Z', 360)).toEqual(['2026-03-01T18:00:00.000Z', '2026-03-02T18:00:00.000Z']);
    expect(of('daily', '2026-03-01T17:59:59.999Z', 360)).toEqual([
      '2026-02-28T18:00:00.000Z',
      '2026-03-01T18:00:00.000Z',
    ]);
    expect(of('daily', '2026-03-01T02:00:00Z', -300)).toEqual(['2026-02-28T05:00:00.000Z', '2026-03-01T05:00:00.000Z']);
  });

  it('are clock hours of offsets with half hours', () => {
    expect(of('hourly', '2026-03-01T10:15:00Z', 330)).toEqual(['2026-03-01T09:30:00.000Z', '2026-03-01T10:30:00.000Z']);
    expect(of('realTime', '2026-03-01T10:04:59Z', 345)).toEqual([
      '2026-03-01T10:00:00.000Z',
      '2026-03-01T10:05:00.000Z',
    ]);
  });

  it('begin a week on Monday, across the end of a year', () => {
    expect(of('weekly', '2027-01-01T12:00:00Z')).toEqual(['2026-12-28T00:00:00.000Z', '2027-01-04T00:00:00.000Z']);
    expect(of('weekly', '2026-11-29T23:59:59Z')).toEqual(['2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z']);
    expect(of('weekly', '2026-11-30T00:00:00Z')).toEqual(['2026-11-30T00:00:00.000Z', '2026-12-07T00:00:00.000Z']);
  });

  it('halve a month on the 16th, February too', () => {
    expect(of('semimonthly', '2026-02-15T23:59:59Z')).toEqual(['2026-02-01T00:00:00.000Z', '2026-02-16T00:00:00.000Z']);
    expect(of('semimonthly', '2026-02-16T00:00:00Z')).toEqual(['2026-02-16T00:00:00.000Z', '2026-03-01T00:00:00.000Z']);
    expect(of('semimonthly', '2028-02-29T12:00:00Z')).toEqual(['2028-02-16T00:00:00.000Z', '2028-03-01T00:00:00.000Z']);
    expect(of('semimonthly', '2026-12-31T18:00:00Z', 360)).toEqual([
      '2026-12-31T18:00:00.000Z',
      '2027-01-15T18:00:00.000Z',
    ]);
  });

  it('are whole months', () => {
    expect(of('monthly', '2026-12-31T23:59:59Z')).toEqual(['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']);
  });

  it('follow one another without a gap and hold their moment, whatever the offset', () => {
    const random = seededRandom('agent-periods');
    for (let round = 0; round < 2_000; round++) {
      const period = CONTRACT_PERIODS[random.int(0, CONTRACT_PERIODS.length - 1)] ?? 'daily';
      const offset = random.int(-48, 56) * 15;
      const instant = new Date(Date.UTC(2026, 0, 1) + random.int(0, 400 * 86_400) * 1_000);
      const { from, to } = periodAt(period, instant, offset);
      expect(from <= instant && instant < to).toBe(true);
      expect(nextPeriod(period, instant, offset).from).toEqual(to);
      expect(periodAt(period, from, offset)).toEqual({ from, to });
      expect(periodAt(period, new Date(from.getTime() - 1), offset).to).toEqual(from);
    }
  });
});

describe('when a contract counts', () => {
  it('is the next business day, the next hour, or at once', () => {
    const signed = at('2026-11-29T18:00:00Z');
    expect(countsFrom('monthly', signed, 360)).toEqual(at('2026-11-30T18:00:00Z'));
    expect(countsFrom('daily', at('2026-11-29T17:59:59Z'), 360)).toEqual(signed);
    expect(countsFrom('hourly', at('2026-11-29T17:59:59Z'), 360)).toEqual(signed);
    expect(countsFrom('realTime', signed, 360)).toEqual(signed);
  });

  it('ends with the running period, or at once', () => {
    const ended = at('2026-11-29T10:10:10Z');
    expect(endsWith('weekly', ended, 0)).toEqual(at('2026-11-30T00:00:00Z'));
    expect(endsWith('semimonthly', ended, 0)).toEqual(at('2026-12-01T00:00:00Z'));
    expect(endsWith('hourly', ended, 0)).toEqual(at('2026-11-29T11:00:00Z'));
    expect(endsWith('realTime', ended, 0)).toEqual(ended);
  });
});
