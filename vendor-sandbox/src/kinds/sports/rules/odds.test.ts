import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIGHEST_PRICE, LOWEST_PRICE, MINOR_UNIT, ODDS_FORMS, quoteOf, share, termsOf } from './odds';

// The same cases in every run.
fc.configureGlobal({ seed: 2_026 });

const prices = fc.integer({ min: LOWEST_PRICE, max: HIGHEST_PRICE });
const stakes = fc.integer({ min: 1, max: 50_000_000 }).map((minor) => minor * MINOR_UNIT);
const forms = fc.constantFrom(...ODDS_FORMS);

describe('odds forms', () => {
  it.each([
    [150, 150, 50, 50, -200, -200],
    [195, 195, 95, 95, -106, -106],
    [200, 200, 100, 100, 100, 100],
    [225, 225, 125, -80, 125, 125],
    [400, 400, 300, -34, 300, 300],
  ])('writes %i in all forms', (price, ...quotes) => {
    expect(ODDS_FORMS.map((form) => quoteOf(form, price))).toEqual(quotes);
  });

  it('reads stakes as each form does: risk and win of a stake of 100', () => {
    const of = (form: (typeof ODDS_FORMS)[number], quote: number) => termsOf(form, quote, 10_000_000);
    expect(of('decimal', 195)).toEqual({ risk: 10_000_000, win: 9_500_000 });
    expect(of('hongKong', 125)).toEqual({ risk: 10_000_000, win: 12_500_000 });
    expect(of('malay', 95)).toEqual({ risk: 10_000_000, win: 9_500_000 });
    expect(of('malay', -80)).toEqual({ risk: 8_000_000, win: 10_000_000 });
    expect(of('indonesian', -125)).toEqual({ risk: 10_000_000, win: 8_000_000 });
    expect(of('american', -200)).toEqual({ risk: 10_000_000, win: 5_000_000 });
    expect(of('american', 150)).toEqual({ risk: 10_000_000, win: 15_000_000 });
  });

  it('never pays more in another form than the price says', () => {
    fc.assert(
      fc.property(forms, prices, stakes, (form, price, stake) => {
        const { risk, win } = termsOf(form, quoteOf(form, price), stake);
        expect(win).toBeLessThanOrEqual(share(risk, price - 100, 100));
      }),
    );
  });

  it('keeps a form within one hundredth of the quote, and six minor units for each unit of the price', () => {
    fc.assert(
      fc.property(forms, prices, stakes, (form, price, stake) => {
        const quote = quoteOf(form, price);
        const { risk, win } = termsOf(form, quote, stake);
        const fair = (risk * (price - 100)) / 100;
        const step = quote < 0 ? fair / -quote : 0;
        expect(fair - win).toBeLessThanOrEqual(step + 6 * MINOR_UNIT * Math.max(1, price / 100));
      }),
    );
  });

  it('keeps prices in order in the forms whose sign does not turn', () => {
    fc.assert(
      fc.property(prices, prices, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        for (const form of ['decimal', 'hongKong', 'indonesian', 'american'] as const)
          expect(quoteOf(form, low)).toBeLessThanOrEqual(quoteOf(form, high));
      }),
    );
  });

  it('gives Malay and Indonesian odds opposite signs, but for even ones', () => {
    fc.assert(
      fc.property(
        prices.filter((price) => price !== 200),
        (price) => {
          const malay = quoteOf('malay', price);
          const indonesian = quoteOf('indonesian', price);
          expect(Math.sign(malay)).toBe(-Math.sign(indonesian));
        },
      ),
    );
  });
});

it('shares the largest amounts exactly', () => {
  expect(share(9_007_199_254_740_000, 99, 100)).toBe(8_917_127_262_192_000);
  expect(share(1999, 1, 1)).toBe(1000);
});
