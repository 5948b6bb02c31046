import type { ProfitLossFigures } from '@marquee/contract/calls/profit-loss';
import { useBrand, useFormatLocale, useMessages } from '@marquee/kit';
import { RecordTotals } from '@marquee/ui/record';

const FIGURES = ['net', 'rebates', 'promotions', 'result'] as const;

/** What the result of the whole range is made of. */
export function ResultTotals({ totals }: { readonly totals: ProfitLossFigures | undefined }) {
  const t = useMessages('member');
  const { currencySymbol: currency } = useBrand();
  return (
    <RecordTotals
      totals={FIGURES.map((id) => ({
        id,
        label: t(`profit.${id}`),
        amount: totals?.[id],
        result: id === 'net' || id === 'result',
      }))}
      currency={currency}
      locale={useFormatLocale()}
    />
  );
}
