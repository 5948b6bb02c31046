import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useLanguage, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import { RecordTotals } from '@marquee/ui/record';

const PARTS = ['in', 'out', 'net'] as const;

/** What came in, what went out and the difference, over the whole range and not just the page. */
export function AccountTotals({ totals }: { readonly totals: CallValue<'records.account'>['totals'] | undefined }) {
  const t = useMessages('wallet');
  const { currencySymbol: currency } = useBrand();
  const locale = useLanguage();
  const result = { signed: true, tone: 'result' } as const;
  const parts = PARTS.map((part) => ({
    id: part,
    label: t(`record.sum.${part}`),
    value: totals && (
      <Money amount={totals[part]} currency={currency} locale={locale} size="lg" {...(part === 'net' && result)} />
    ),
  }));
  return <RecordTotals totals={parts} />;
}
