import type { WireTier } from '@marquee/contract/agent-contract';
import { formatLocale } from '@marquee/contract/languages';
import { formatMoney } from '@marquee/contract/money-format';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage } from '@marquee/kit/i18n/use-messages';

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

/** Amounts, counts and rates of contracts in the operator's language. */
export function useTermsFormat(currency: string) {
  const locale = formatLocale(useLanguage());
  const percent = (basisPoints: number) => numberFormat(locale, PERCENT).format(basisPoints / 10_000);
  const highest = ({ rate, lossRate }: WireTier) => Math.max(rate, lossRate ?? 0);
  return {
    number: (value: number) => numberFormat(locale).format(value),
    money: (amount: string) => formatMoney(amount, { language: locale, symbol: currency }),
    percent,
    /** Those of the lowest and of the highest row. */
    rates(tiers: readonly WireTier[]): string {
      const [first, last] = [tiers[0], tiers.at(-1)];
      if (!first || !last) return '';
      return first === last ? percent(highest(first)) : `${percent(highest(first))} – ${percent(highest(last))}`;
    },
  };
}
