import type { RebateRules } from '@marquee/contract/calls/rebates-admin';
import { gameTypeSchema } from '@marquee/contract/entities/game';
import { formatAmount } from '@marquee/contract/money';
import { z } from 'zod';
import type { Brand } from '../../site/brand/brand';
import { fact, type Fact, factOf, level, money, number, percent, text, word } from '../../operators/proposals/facts';
import { type Version, type VersionTable, versionView } from '../../operators/proposals/service';

const rateRowSchema = z.object({
  /** Code; null: every vendor without rows of its own. */
  vendor: z.string().nullable(),
  gameType: gameTypeSchema,
  /** VIP level from which it counts. */
  level: z.number(),
  basisPoints: z.number(),
});
export type RateRow = z.infer<typeof rateRowSchema>;

/** As it is stored; amounts in ledger units. */
export const rebateTermsSchema = z.object({
  rates: z.array(rateRowSchema),
  minimum: z.coerce.bigint(),
  dailyCap: z.coerce.bigint().nullable(),
  wagering: z.number(),
});
export type RebateTerms = z.infer<typeof rebateTermsSchema>;

export const REBATE_RULES: VersionTable<RebateTerms> = {
  name: 'rebate_rules',
  columns: { rates: 'rates', minimum: 'minimum', dailyCap: 'daily_cap', wagering: 'wagering' },
};

export const rebateRulesView = (row: Version & RebateTerms, { currency }: Pick<Brand, 'currency'>): RebateRules => ({
  ...versionView(row),
  currency,
  ...enteredTerms(row),
});

/** The terms as operators enter them. */
export const enteredTerms = ({ rates, minimum, dailyCap, wagering }: RebateTerms) => ({
  rates: [...rates],
  minimum: formatAmount(minimum),
  dailyCap: dailyCap === null ? null : formatAmount(dailyCap),
  wagering,
});

export function rebateFacts(
  { rates, minimum, dailyCap, wagering }: RebateTerms,
  { currency }: Pick<Brand, 'currency'>,
): Fact[] {
  return [
    ...rates.map(({ vendor, gameType, level: from, basisPoints }) =>
      fact(
        'vip.view.rates',
        percent(basisPoints / 100),
        word(`games.types.${gameType}`),
        ...(vendor === null ? [] : [text(vendor)]),
        level(from),
      ),
    ),
    fact('vip.minimum', money(currency)(minimum)),
    ...factOf('vip.dailyCap', dailyCap, money(currency)),
    fact('vip.wagering', number(wagering)),
  ];
}

/**
 * The rates of a level: for each vendor and type of game the row of the highest level that it has, as the SQL function
 * `rebate_rate` finds it.
 */
export function ratesOfLevel(rates: readonly RateRow[], level: number): RateRow[] {
  const best = new Map<string, RateRow>();
  for (const rate of rates) {
    const key = `${rate.vendor}:${rate.gameType}`;
    const found = best.get(key);
    if (rate.level <= level && (!found || found.level < rate.level)) best.set(key, rate);
  }
  return [...best.values()];
}

/** The highest rate of a level, in basis points. */
export const highestRate = (rates: readonly RateRow[], level: number): number =>
  Math.max(0, ...ratesOfLevel(rates, level).map(({ basisPoints }) => basisPoints));
