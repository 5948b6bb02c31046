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
  const money = (amount: string) => formatMoney(amount, { language: locale, symbol: currency });
  const pays = ({ rate, lossRate, amount }: WireTier) =>
    amount === undefined ? percent(Math.max(rate, lossRate ?? 0)) : money(amount);
  return {
    number: (value: number) => numberFormat(locale).format(value),
    money,
    percent,
    /** What the lowest and the highest row pay. */
    rates(tiers: readonly WireTier[]): string {
      const [first, last] = [tiers[0], tiers.at(-1)];
      if (!first || !last) return '';
      return first === last ? pays(first) : `${pays(first)} – ${pays(last)}`;
    },
  };
}
