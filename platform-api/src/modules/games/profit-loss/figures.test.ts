import { describe, expect, it } from 'vitest';
import { type DayFigures, extremesOf, joinDays, resultOf, sumByPeriod, sumOf, viewOf } from './figures';

const NOTHING = { stake: 0n, validBet: 0n, payout: 0n, rebates: 0n, promotions: 0n };
const dayOf = (day: string, figures: Partial<DayFigures> = {}): DayFigures => ({ ...NOTHING, day, ...figures });

describe('the figures of profit and loss', () => {
  it('are payout, rebates and promotions less the stakes, whatever of them was at risk', () => {
    const figures = { stake: 100n, validBet: 2n, payout: 98n, rebates: 1n, promotions: 5n };
    expect(resultOf(figures)).toBe(4n);
    expect(viewOf(figures)).toMatchObject({ net: '-0.00002', result: '0.00004' });
  });

  it('join play with what the brand gave on days without play', () => {
    const funds = { deposits: 9n, withdrawals: 0n, transfers: 0n };
    const days = joinDays(
      [{ day: '2026-03-02', stake: 5n, validBet: 5n, payout: 0n }],
      [
        { day: '2026-03-02', rebates: 1n, promotions: 0n, ...funds },
        { day: '2026-03-01', rebates: 0n, promotions: 7n, ...funds },
        { day: '2026-02-27', rebates: 0n, promotions: 0n, ...funds },
      ],
    );
    expect(days).toEqual([
      dayOf('2026-03-01', { promotions: 7n }),
      dayOf('2026-03-02', { stake: 5n, validBet: 5n, rebates: 1n }),
    ]);
  });

  it('sum by week without losing a day at either end', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-16'].map((day, at) =>
      dayOf(day, { payout: 10n ** BigInt(at) }),
    );
    const range = { from: '2026-03-01', to: '2026-03-16' };
    const weeks = sumByPeriod(days, range, 'week');
    expect(weeks.map(({ from, to, figures }) => [from, to, figures.payout])).toEqual([
      ['2026-03-01', '2026-03-01', 1n],
      ['2026-03-02', '2026-03-08', 110n],
      ['2026-03-16', '2026-03-16', 1_000n],
    ]);
    expect(sumOf(weeks.map(({ figures }) => figures))).toEqual(sumOf(days));
  });

  it('name the best day only above zero and the worst only below', () => {
    expect(extremesOf([])).toEqual({ best: null, worst: null });
    const even = dayOf('2026-03-01', { stake: 5n, payout: 5n });
    expect(extremesOf([even])).toEqual({ best: null, worst: null });
    const [won, lost] = [dayOf('2026-03-02', { payout: 3n }), dayOf('2026-03-03', { stake: 9n, promotions: 1n })];
    expect(extremesOf([even, won, lost, { ...won, day: '2026-03-04' }])).toEqual({ best: won, worst: lost });
  });
});
