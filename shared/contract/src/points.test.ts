import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount';
import { exchangeFault, type ExchangeRate, worthOfPoints } from './points';

const RATES: readonly ExchangeRate[] = [
  { points: 1_000, amount: parseAmount('10.00') },
  { points: 5_000, amount: parseAmount('55.00') },
  { points: 20_000, amount: parseAmount('240.00') },
];

describe('what points are worth', () => {
  it.each([
    [999, null],
    [1_000, '10.00'],
    [1_001, '10.01'],
    [4_999, '49.99'],
    [5_000, '55.00'],
    [12_345, '135.79'],
    [20_000, '240.00'],
  ])('%d points: %s', (points, amount) => {
    expect(worthOfPoints(points, RATES)).toBe(amount === null ? null : parseAmount(amount));
  });

  it('never gives more for two conversions than for one of their sum', () => {
    const points = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(points, points, (one, other) => {
        const parts = (worthOfPoints(one, RATES) ?? 0n) + (worthOfPoints(other, RATES) ?? 0n);
        expect(worthOfPoints(one + other, RATES) ?? 0n).toBeGreaterThanOrEqual(parts);
      }),
    );
  });

  it('has no worth without a table', () => {
    expect(worthOfPoints(1_000_000, [])).toBeNull();
  });
});

describe('an exchange-rate table', () => {
  it('rises, and never gives less for a point further down', () => {
    expect(exchangeFault(RATES)).toBeNull();
    expect(exchangeFault([])).toBeNull();
    expect(exchangeFault([...RATES, { points: 20_000, amount: parseAmount('300.00') }])).toBe('not_rising');
    expect(exchangeFault([...RATES, { points: 50_000, amount: parseAmount('599.99') }])).toBe('worse_rate');
  });
});
