import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useLanguage, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import { RecordTotals } from '@marquee/ui/record';

const AMOUNTS = ['stake', 'payout', 'net'] as const;

/** The sums over the whole range, not just the page. */
export function BetTotals({ totals }: { readonly totals: CallValue<'records.bets'>['totals'] | undefined }) {
  const t = useMessages('member');
  const { number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useLanguage();
  const result = { signed: true, tone: 'result' } as const;
  const amounts = AMOUNTS.map((part) => ({
    id: part,
    label: t(`bets.sum.${part}`),
    value: totals && (
      <Money amount={totals[part]} currency={currency} locale={locale} size="lg" {...(part === 'net' && result)} />
    ),
  }));
  const bets = { id: 'bets', label: t('bets.sum.bets'), value: totals && number(totals.bets) };
  return <RecordTotals totals={[bets, ...amounts]} />;
}
