import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount, positiveAmountSchema } from './money';

describe('amounts on the wire', () => {
  it.each([
    ['0.00', 0n],
    ['1250.50', 125_050_000n],
    ['0.00001', 1n],
    ['-3.10', -310_000n],
    ['9999999999999.99999', 999_999_999_999_999_999n],
  ])('reads %s and writes it back', (text, units) => {
    expect(parseAmount(text)).toBe(units);
    expect(formatAmount(units)).toBe(text);
  });

  it.each(['', '1e5', ' 1', '1,000', '.5', '1.', '0.000001', 'NaN', '٣', '12345678901234'])('refuses %j', (text) => {
    expect(() => parseAmount(text)).toThrow(RangeError);
  });

  it.each(['0', '0.00', '-1.00'])('does not take %s as an amount to pay', (text) => {
    expect(positiveAmountSchema.safeParse(text).success).toBe(false);
  });
});
