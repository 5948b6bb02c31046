import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import { useBrand, useCall, useFormat, useFormatLocale, useMessages, usePagingTexts } from '@marquee/kit';
import { Money, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';

type Row = CallValue<'agent.groupIncome'>['content'][number];
const GROUPINGS = ['day', 'lottery', 'member'] as const;
type Grouping = (typeof GROUPINGS)[number];

/** What the differences of prize groups in the line brought, by day, lottery or downline; left out where there is nothing. */
export function GroupIncome({ range }: { readonly range: CallRequest<'agent.income'> }) {
  const t = useMessages('agent');
  const pagingTexts = usePagingTexts();
  const [by, setBy] = useState<Grouping>('day');
  const [pageNo, setPage] = useState(1);
  const { data } = useCall('agent.groupIncome', { ...range, by, pageNo }, { keepPrevious: true, staleMs: 0 });
  const columns = useColumns(by, data?.totals);
  if (!data || data.totalElements === 0) return null;
  const choose = (value: string) => {
    setBy(GROUPINGS.find((option) => option === value) ?? 'day');
    setPage(1);
  };
  return (
    <>
      <Panel
        title={t('income.groups')}
        description={t('income.groupsText')}
        padding="none"
        actions={
          <Segmented
            label={t('income.groupBy')}
            value={by}
            onValueChange={choose}
            options={GROUPINGS.map((value) => ({ value, label: t(`income.grouping.${value}`) }))}
          />
        }
      >
        <DataTable<Row>
          caption={t('income.groups')}
          columns={columns}
          rows={data.content}
          rowKey={({ key }) => key}
          totalsLabel={t('bills.totals')}
          density="dense"
          narrow="cards"
        />
      </Panel>
      {data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={setPage} />}
    </>
  );
}

function useColumns(
  by: Grouping,
  totals: CallValue<'agent.groupIncome'>['totals'] | undefined,
): ReadonlyArray<Column<Row>> {
  const t = useMessages('agent');
  const { day } = useFormat();
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const money = (amount: string | null) =>
    amount === null ? '–' : <Money amount={amount} currency={currencySymbol} locale={locale} />;
  const amount = (id: 'stake' | 'amount' | 'paid'): Column<Row> => ({
    id,
    header: t(`income.${id}`),
    align: 'end',
    cell: (row) => money(row[id]),
    total: totals && money(totals[id]),
  });
  return [
    {
      id: 'label',
      header: t(`income.grouping.${by}`),
      rowHeader: true,
      cell: ({ label }) => (by === 'day' ? day(label) : label),
    },
    amount('stake'),
    amount('amount'),
    ...(by === 'day' ? [amount('paid')] : []),
  ];
}
