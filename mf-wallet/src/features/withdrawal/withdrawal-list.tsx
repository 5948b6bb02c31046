import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import type { Withdrawal } from '@marquee/contract/entities/withdrawal';
import { refreshCall, useCall, useFailureTexts, useFormat, useMessages, useTopic } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { useWithdrawalColumns } from './withdrawal-columns';

/** My withdrawals with their states, live. */
export function WithdrawalList() {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const failureTexts = useFailureTexts();
  const columns = useWithdrawalColumns();
  const [pageNo, setPageNo] = useState(1);
  const list = useCall('withdrawal.list', { pageNo, pageSize: LIST_PAGE_SIZE }, { keepPrevious: true });
  useTopic('wallet.withdrawal', () => void refreshCall('withdrawal.list'));
  const { data, error } = list;
  return (
    <Panel title={t('withdrawal.list.title')} padding="none">
      <DataTable<Withdrawal>
        caption={t('withdrawal.list.title')}
        columns={columns}
        rows={data?.content ?? []}
        rowKey={({ withdrawalId }) => withdrawalId}
        loading={list.isPending}
        skeletonRows={4}
        empty={
          <EmptyState
            compact
            icon={<Inbox />}
            title={t('withdrawal.list.empty')}
            description={t('withdrawal.list.emptyHint')}
          />
        }
        error={
          error && !data ? (
            <ErrorState compact {...failureTexts(error)} onRetry={() => void list.refetch()} />
          ) : undefined
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
