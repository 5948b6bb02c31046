import type { Bonus } from '@marquee/contract/calls/bonuses';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { useCall, useFailureTexts, useFormat, useLanguage, useMessages, usePagingTexts } from '@marquee/kit';
import { Badge, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';

/** Bonuses that ended: what became cash, and what went back. */
export function BonusHistory() {
  const t = useMessages('promotions');
  const { money, dateTime } = useFormat();
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const [pageNo, setPageNo] = useState(1);
  const request = { language: useLanguage(), pageNo, pageSize: LIST_PAGE_SIZE };
  const options = { keepPrevious: true, staleMs: 0 };
  const { data, error, isPending, refetch } = useCall('bonuses.history', request, options);
  const columns: ReadonlyArray<Column<Bonus>> = [
    {
      id: 'endedAt',
      header: t('bonuses.record.endedAt'),
      rowHeader: true,
      cell: ({ endedAt }) => endedAt && dateTime(endedAt),
    },
    { id: 'name', header: t('bonuses.record.name'), cell: ({ name }) => <span dir="auto">{name}</span> },
    { id: 'amount', header: t('bonuses.record.amount'), align: 'end', cell: ({ amount }) => money(amount) },
    { id: 'released', header: t('bonuses.released'), align: 'end', cell: ({ released }) => money(released) },
    { id: 'returned', header: t('bonuses.record.returned'), align: 'end', cell: ({ returned }) => money(returned) },
    {
      id: 'state',
      header: t('bonuses.record.state'),
      cell: ({ state }) => (
        <Badge tone={state === 'completed' ? 'success' : 'neutral'}>{t(`bonuses.state.${state}`)}</Badge>
      ),
    },
  ];
  const failure = error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />;
  return (
    <Panel padding="none">
      <DataTable<Bonus>
        caption={t('bonuses.tab.history')}
        columns={columns}
        rows={data?.content ?? []}
        rowKey={({ bonusId }) => bonusId}
        loading={isPending}
        skeletonRows={4}
        narrow="cards"
        empty={
          <EmptyState
            compact
            icon={<Inbox />}
            title={t('bonuses.record.none')}
            description={t('bonuses.record.noneHint')}
          />
        }
        error={failure || undefined}
      />
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={setPageNo} />}
    </Panel>
  );
}
