import type { FundTransfer } from '@marquee/contract/calls/transfers';
import { refreshCall, useCall, useFailureTexts, useFormat, useMessages, useTopic } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { ArrowLeftRight } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';

/** Transfers that I sent or received, live. */
export function TransferList() {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const failureTexts = useFailureTexts();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPending, refetch } = useCall('transfers.list', { pageNo }, { keepPrevious: true });
  useTopic('wallet.balance', () => void refreshCall('transfers.list'));
  return (
    <Panel title={t('funds.list')} padding="none">
      <DataTable<FundTransfer>
        caption={t('funds.list')}
        columns={useColumns()}
        rows={data?.content ?? []}
        rowKey={({ transferId }) => transferId}
        loading={isPending}
        skeletonRows={4}
        empty={<EmptyState compact icon={<ArrowLeftRight />} title={t('funds.empty')} />}
        error={
          error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
        }
      />
      {data && data.totalPages > 1 && (
        <Pagination
          page={pageNo}
          pageCount={data.totalPages}
          onPageChange={setPageNo}
          label={t('paging.label')}
          previousLabel={t('paging.previous')}
          nextLabel={t('paging.next')}
          pageLabel={(page) => t('paging.page', { page: number(page) })}
        />
      )}
    </Panel>
  );
}

function useColumns(): ReadonlyArray<Column<FundTransfer>> {
  const t = useMessages('wallet');
  const { money, dateTime } = useFormat();
  return [
    { id: 'at', header: t('funds.at'), cell: ({ at }) => dateTime(at), rowHeader: true },
    { id: 'way', header: t('funds.what'), cell: ({ way }) => t(`funds.way.${way}`) },
    { id: 'who', header: t('funds.who'), cell: ({ counterparty }) => counterparty ?? '–' },
    { id: 'amount', header: t('funds.amount'), cell: ({ amount }) => money(amount), align: 'end' },
    { id: 'after', header: t('funds.after'), cell: ({ balanceAfter }) => money(balanceAfter), align: 'end' },
  ];
}
