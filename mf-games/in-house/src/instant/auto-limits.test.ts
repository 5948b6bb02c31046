import { UNREADABLE_AMOUNT } from '@marquee/contract/typed-amount';
import { describe, expect, it } from 'vitest';
import { areLimits, canContinue } from './auto-limits';

const units = (amount: number) => BigInt(amount) * 100_000n;

describe('a series of rounds', () => {
  it('continues without limits', () => {
    expect(canContinue(units(-1_000_000), { loss: '', win: '' })).toBe(true);
  });

  it('does not start under a limit that cannot be read', () => {
    expect(areLimits({ loss: '', win: '50.00' })).toBe(true);
    expect(areLimits({ loss: UNREADABLE_AMOUNT, win: '' })).toBe(false);
    expect(areLimits({ loss: '0.00', win: '' })).toBe(false);
  });

  it('ends at the loss limit', () => {
    expect(canContinue(units(-99), { loss: '100', win: '' })).toBe(true);
    expect(canContinue(units(-100), { loss: '100', win: '' })).toBe(false);
  });

  it('ends at the win limit', () => {
    expect(canContinue(units(49), { loss: '', win: '50.00' })).toBe(true);
    expect(canContinue(units(50), { loss: '', win: '50.00' })).toBe(false);
  });
});
