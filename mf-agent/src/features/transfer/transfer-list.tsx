import type { FundTransfer } from '@marquee/contract/calls/transfers';
import { useCall, useFailureTexts, useFormat, useMessages, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Send } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';

/** What the agent sent and received, latest first. */
export function TransferList() {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPending, refetch } = useCall('transfers.list', { pageNo }, { keepPrevious: true });
  return (
    <Panel title={t('transfer.list')} padding="none">
      <DataTable<FundTransfer>
        caption={t('transfer.list')}
        columns={useColumns()}
        rows={data?.content ?? []}
        rowKey={({ transferId }) => transferId}
        loading={isPending}
        density="dense"
        empty={<EmptyState compact icon={<Send />} title={t('transfer.empty')} />}
        error={
          error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
        }
      />
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={setPageNo} />}
    </Panel>
  );
}

function useColumns(): ReadonlyArray<Column<FundTransfer>> {
  const t = useMessages('agent');
  const { money, dateTime } = useFormat();
  return [
    { id: 'at', header: t('transfer.at'), cell: ({ at }) => dateTime(at), rowHeader: true },
    { id: 'way', header: t('transfer.what'), cell: ({ way }) => t(`transfer.way.${way}`) },
    { id: 'who', header: t('transfer.who'), cell: ({ counterparty }) => counterparty ?? '–' },
    { id: 'amount', header: t('transfer.amount'), cell: ({ amount }) => money(amount), align: 'end' },
    { id: 'after', header: t('transfer.after'), cell: ({ balanceAfter }) => money(balanceAfter), align: 'end' },
  ];
}
