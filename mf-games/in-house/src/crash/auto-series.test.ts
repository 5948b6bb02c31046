import { describe, expect, it } from 'vitest';
import { afterRound, type CrashAutoPlan, endOf, startSeries } from './auto-series';

const LIMITS = { minStake: '1.00', maxStake: '50.00' };
const plan: CrashAutoPlan = { rounds: 3, loss: '', win: '', onWin: { kind: 'reset' }, onLoss: { kind: 'reset' } };
const start = (change: Partial<CrashAutoPlan> = {}, stake = '10.00') => startSeries({ ...plan, ...change }, stake);
const units = (amount: number) => BigInt(Math.round(amount * 100)) * 1_000n;

describe('a series of bets', () => {
  it('ends after its last round', () => {
    let series = start();
    for (let round = 0; round < 3; round += 1) {
      expect(endOf(series, '100.00')).toBeNull();
      series = afterRound(series, { stake: '10.00', payout: '0.00' }, LIMITS);
    }
    expect(endOf(series, '100.00')).toBe('done');
  });

  it('does not place a bet that could lose more than the limit', () => {
    const series = start({ loss: '25' });
    const once = afterRound(series, { stake: '10.00', payout: '0.00' }, LIMITS);
    expect(endOf(once, '100.00')).toBeNull();
    expect(endOf(afterRound(once, { stake: '10.00', payout: '0.00' }, LIMITS), '100.00')).toBe('loss');
  });

  it('ends at the total win of the limit', () => {
    const series = afterRound(start({ win: '15' }), { stake: '10.00', payout: '24.99' }, LIMITS);
    expect(endOf(series, '100.00')).toBeNull();
    expect(endOf(afterRound(series, { stake: '10.00', payout: '10.01' }, LIMITS), '100.00')).toBe('win');
  });

  it('ends when the balance does not cover the next bet', () => {
    expect(endOf(start(), '9.99')).toBe('money');
  });

  it('raises the stake after a loss and goes back to the first after a win', () => {
    const series = start({ onLoss: { kind: 'raise', percent: 100 } });
    const lost = afterRound(series, { stake: '10.00', payout: '0.00' }, LIMITS);
    expect(lost.stake).toBe(units(20));
    const again = afterRound(lost, { stake: '20.00', payout: '0.00' }, LIMITS);
    expect(again.stake).toBe(units(40));
    expect(afterRound(again, { stake: '40.00', payout: '80.00' }, LIMITS).stake).toBe(units(10));
  });

  it('never stakes more than the game takes, and only whole hundredths', () => {
    const series = start({ onLoss: { kind: 'raise', percent: 500 } });
    expect(afterRound(series, { stake: '10.00', payout: '0.00' }, LIMITS).stake).toBe(units(50));
    const odd = start({ onWin: { kind: 'raise', percent: 33 } }, '1.01');
    expect(afterRound(odd, { stake: '1.01', payout: '2.02' }, LIMITS).stake).toBe(units(1.34));
  });

  it('counts a cash-out that returns no more than the stake as a loss', () => {
    const series = start({ onLoss: { kind: 'raise', percent: 50 } });
    expect(afterRound(series, { stake: '10.00', payout: '10.00' }, LIMITS).stake).toBe(units(15));
  });
});
