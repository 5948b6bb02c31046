import type { CallValue } from '@marquee/contract/calls/index';
import { GAME_TYPES } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import type { ExchangeRate } from '@marquee/contract/points';
import type { RulesTerms } from './point-rules';

type Config = CallValue<'points.config'>;

/** What earns a point, by game type in the order of the site. */
export function earnRates({ earn }: Pick<RulesTerms, 'earn'>): Config['earn'] {
  return GAME_TYPES.flatMap((gameType) => {
    const amount = earn[gameType];
    return amount === undefined ? [] : [{ gameType, amount: formatAmount(BigInt(amount)) }];
  });
}

export function exchangeRates({ exchange }: Pick<RulesTerms, 'exchange'>): Config['exchange'] {
  return exchange.map(({ points, amount }) => ({ points, amount: formatAmount(BigInt(amount)) }));
}

/** The table in ledger units. */
export function ledgerRates({ exchange }: Pick<RulesTerms, 'exchange'>): ExchangeRate[] {
  return exchange.map(({ points, amount }) => ({ points, amount: BigInt(amount) }));
}
