import { describe, expect, it } from 'vitest';
import { goesOn } from './auto-limits';

const units = (amount: number) => BigInt(amount) * 100_000n;

describe('a series of rounds', () => {
  it('goes on without limits', () => {
    expect(goesOn(units(-1_000_000), { loss: '', win: '' })).toBe(true);
  });

  it('ends when as much is lost as was allowed', () => {
    expect(goesOn(units(-99), { loss: '100', win: '' })).toBe(true);
    expect(goesOn(units(-100), { loss: '100', win: '' })).toBe(false);
  });

  it('ends when as much is won as was wanted', () => {
    expect(goesOn(units(49), { loss: '', win: '50.00' })).toBe(true);
    expect(goesOn(units(50), { loss: '', win: '50.00' })).toBe(false);
  });
});
