import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptAmount, amountFault, CENT, floorToCent, formatAmount, isMore, parseAmount } from './amount';

const bounds = { minimum: '100.00', maximum: '5000.00' };
const units = fc.bigInt({ min: 0n, max: 999_999_999_999_999_999n });

describe('an entered amount', () => {
  it.each([
    ['', 'missing'],
    ['1x', 'invalid'],
    ['1,000', 'invalid'],
    ['0', 'invalid'],
    ['0.00', 'invalid'],
    ['-100.00', 'invalid'],
    ['150.001', 'invalid'],
    ['99.99', 'below'],
    ['100', null],
    ['100.00', null],
    ['5000.00', null],
    ['5000.01', 'above'],
  ])('%j has the fault %s', (text, fault) => {
    expect(amountFault(text, bounds)).toBe(fault);
  });

  it('needs no bounds', () => {
    expect([acceptAmount('0.01'), acceptAmount('0.00')]).toEqual([{ fault: null, units: CENT }, { fault: 'invalid' }]);
  });

  it('is accepted exactly when it is positive, in whole hundredths and within the bounds', () => {
    fc.assert(
      fc.property(units, units, units, fc.boolean(), (value, one, other, isWhole) => {
        const amount = isWhole ? floorToCent(value) : value;
        const [minimum, maximum] = one < other ? [one, other] : [other, one];
        const accepted = acceptAmount(formatAmount(amount), {
          minimum: formatAmount(minimum),
          maximum: formatAmount(maximum),
        });
        const isGood = amount > 0n && amount % CENT === 0n && amount >= minimum && amount <= maximum;
        expect(accepted.fault === null).toBe(isGood);
        if (accepted.fault === null) expect(accepted.units).toBe(amount);
      }),
    );
  });

  it('is never accepted when the text is not an amount of the wire', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const accepted = acceptAmount(text);
        if (accepted.fault === null) expect(parseAmount(text)).toBe(accepted.units);
      }),
    );
  });
});

it('compares amounts exactly', () => {
  expect(isMore('9007199254740.99300', '9007199254740.99299')).toBe(true);
  expect(isMore('1.0', '1.00')).toBe(false);
});
