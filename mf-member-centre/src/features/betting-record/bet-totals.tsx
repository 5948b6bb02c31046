import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { RecordTotals } from '@marquee/ui/record';

const AMOUNTS = ['stake', 'payout', 'net'] as const;

/** The sums over the whole range, not just the page. */
export function BetTotals({ totals }: { readonly totals: CallValue<'records.bets'>['totals'] | undefined }) {
  const t = useMessages('member');
  const { number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const bets = { id: 'bets', label: t('bets.sum.bets'), figure: totals && number(totals.bets) };
  const amounts = AMOUNTS.map((id) => ({
    id,
    label: t(`bets.sum.${id}`),
    amount: totals?.[id],
    result: id === 'net',
  }));
  return <RecordTotals totals={[bets, ...amounts]} currency={currency} locale={useFormatLocale()} />;
}
