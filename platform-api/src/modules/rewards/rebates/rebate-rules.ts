import type { RebateRules } from '@marquee/contract/calls/rebates-admin';
import { gameTypeSchema } from '@marquee/contract/entities/game';
import { formatAmount } from '@marquee/contract/money';
import type { Brand } from '../../site/brand/brand';
import { type Version, type VersionTable, versionView } from '../../operators/rule-versions/service';

export interface RateRow {
  /** Code; null: every vendor without rows of its own. */
  readonly vendor: string | null;
  readonly gameType: string;
  /** VIP level from which it counts. */
  readonly level: number;
  readonly basisPoints: number;
}

/** Amounts in ledger units. */
export interface RebateTerms {
  readonly rates: readonly RateRow[];
  readonly minimum: bigint;
  readonly dailyCap: bigint | null;
  readonly wagering: number;
}

export const REBATE_RULES: VersionTable<RebateTerms> = {
  name: 'rebate_rules',
  columns: { rates: 'rates', minimum: 'minimum', dailyCap: 'daily_cap', wagering: 'wagering' },
};

export const rebateRulesView = (row: Version & RebateTerms, { currency }: Pick<Brand, 'currency'>): RebateRules => ({
  ...{ ...versionView(row), currency, wagering: row.wagering },
  rates: row.rates.map((rate) => ({ ...rate, gameType: gameTypeSchema.parse(rate.gameType) })),
  minimum: formatAmount(row.minimum),
  dailyCap: row.dailyCap === null ? null : formatAmount(row.dailyCap),
});

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
