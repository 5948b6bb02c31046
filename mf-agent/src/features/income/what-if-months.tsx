import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import { DataTable } from '@marquee/ui/table';
import { usePeriod } from '../bills/use-period';

type Months = CallValue<'agent.whatIf'>['months'];

/** What the terms would have given in each month, beside what bills of the type gave. */
export function WhatIfMonths({ months }: { readonly months: Months }) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const periodOf = usePeriod();
  const amount = (id: 'base' | 'gross' | 'billed', header: string) => ({
    id,
    header,
    align: 'end' as const,
    cell: (row: Months[number]) => <Money amount={row[id]} currency={currencySymbol} locale={locale} />,
  });
  return (
    <DataTable<Months[number]>
      caption={t('income.whatIf.title')}
      density="dense"
      narrow="cards"
      rows={months}
      rowKey={({ from }) => from}
      columns={[
        {
          id: 'month',
          header: t('income.whatIf.month'),
          rowHeader: true,
          cell: (row) => periodOf({ ...row, period: 'monthly' }),
        },
        {
          id: 'periods',
          header: t('income.whatIf.periods'),
          align: 'end',
          cell: ({ periods }) => number(periods),
        },
        {
          id: 'tier',
          header: t('income.whatIf.tier'),
          align: 'end',
          cell: ({ tier }) => (tier === null ? '–' : number(tier)),
        },
        amount('base', t('bills.base')),
        amount('gross', t('income.whatIf.gross')),
        amount('billed', t('income.whatIf.billed')),
      ]}
    />
  );
}
