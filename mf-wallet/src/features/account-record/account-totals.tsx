import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormatLocale, useMessages } from '@marquee/kit';
import { RecordTotals } from '@marquee/ui/record';

const PARTS = ['in', 'out', 'net'] as const;

/** Money in, money out and the difference over the whole range, not just the page. */
export function AccountTotals({ totals }: { readonly totals: CallValue<'records.account'>['totals'] | undefined }) {
  const t = useMessages('wallet');
  const { currencySymbol: currency } = useBrand();
  const parts = PARTS.map((id) => ({ id, label: t(`record.sum.${id}`), amount: totals?.[id], result: id === 'net' }));
  return <RecordTotals totals={parts} currency={currency} locale={useFormatLocale()} />;
}
