/** How a price is written. The book itself reckons in decimal prices. */
export const ODDS_FORMS = ['decimal', 'hongKong', 'malay', 'indonesian', 'american'] as const;
export type OddsForm = (typeof ODDS_FORMS)[number];

/** Decimal odds in hundredths, stake included: 195 is 1.95. */
export type Price = number;

export const LOWEST_PRICE: Price = 102;
export const HIGHEST_PRICE: Price = 5100;

/** Money is counted to 1/100 of the currency unit, in ledger units of 1/100,000. */
export const MINOR_UNIT = 1000;

/** What a ticket risks and what it wins beyond the risk, ledger units. */
export interface Terms {
  readonly risk: number;
  readonly win: number;
}

/**
 * A decimal price in another form; what does not divide is rounded so that the form never pays more than the price.
 * @returns hundredths; for American odds whole points
 */
export function quoteOf(form: OddsForm, price: Price): number {
  const profit = price - 100;
  const inverse = -Math.ceil(10_000 / profit);
  switch (form) {
    case 'decimal':
      return price;
    case 'hongKong':
      return profit;
    case 'malay':
      return profit <= 100 ? profit : inverse;
    case 'indonesian':
    case 'american':
      return profit >= 100 ? profit : inverse;
  }
}

/**
 * What a stake means at a quote (design/game-rules.md, Sports): negative Malay odds risk |m| x stake to win the stake, negative
 * Indonesian and American odds win stake / |i|. Risk is rounded up, win down, to the minor unit.
 * @param stake as the player entered it, ledger units
 */
export function termsOf(form: OddsForm, quote: number, stake: number): Terms {
  if (form === 'decimal') return { risk: stake, win: share(stake, quote - 100, 100) };
  if (quote >= 0) return { risk: stake, win: share(stake, quote, 100) };
  if (form === 'malay') return { risk: -share(-stake, -quote, 100), win: stake };
  return { risk: stake, win: share(stake, 100, -quote) };
}

/** `amount * numerator / denominator`, rounded down to the minor unit; exact for every amount of the protocol. */
export function share(amount: number, numerator: number | bigint, denominator: number | bigint): number {
  const unit = BigInt(MINOR_UNIT);
  const dividend = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator) * unit;
  const floor = dividend >= 0n ? dividend / divisor : -((-dividend + divisor - 1n) / divisor);
  return Number(floor * unit);
}
