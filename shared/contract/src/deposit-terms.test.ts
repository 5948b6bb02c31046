import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount';
import { type DepositFee, type OfferTerms, depositTotals } from './deposit-terms';

const u = parseAmount;
const free: DepositFee = { basisPoints: 0, fixed: 0n, bearer: 'brand' };
const offer: OfferTerms = { percent: 50, cap: u('1000'), minimum: u('500'), wageringTimes: 10 };
const sum = (amount: string, fee: DepositFee = free, offer: OfferTerms | null = null, wageringPercent = 100) =>
  depositTotals(u(amount), { fee, wageringPercent }, offer);

describe('a deposit', () => {
  it('without fee and bonus is credited whole and staked once', () => {
    expect(sum('500')).toEqual({ fee: 0n, credited: u('500'), bonus: 0n, wagering: u('500') });
  });

  it('adds a bonus up to its cap, from its minimum on', () => {
    expect(sum('499.99', free, offer).bonus).toBe(0n);
    expect(sum('500', free, offer)).toMatchObject({ bonus: u('250'), wagering: u('3000') });
    expect(sum('5000', free, offer).bonus).toBe(u('1000'));
  });

  it('rounds a bonus down and a fee up to the hundredth', () => {
    expect(sum('500.33', free, { ...offer, percent: 33 }).bonus).toBe(u('165.1'));
    expect(sum('500.33', { basisPoints: 150, fixed: 0n, bearer: 'member' }).fee).toBe(u('7.51'));
  });

  it('loses the fee when the member bears it, and not when the brand does', () => {
    const fee = { basisPoints: 100, fixed: u('5'), bearer: 'member' } as const;
    expect(sum('1000', fee)).toMatchObject({ fee: u('15'), credited: u('985'), wagering: u('985') });
    expect(sum('1000', { ...fee, bearer: 'brand' })).toMatchObject({ fee: u('15'), credited: u('1000') });
  });

  it('is never negative, and exact far above what a double holds', () => {
    expect(sum('1', { basisPoints: 0, fixed: u('5'), bearer: 'member' })).toMatchObject({ fee: u('1'), credited: 0n });
    expect(sum('9999999999999.99', free, null, 300).wagering).toBe(u('9999999999999.99') * 3n);
  });
});
