import type { Deposit, DepositState } from '@marquee/contract/calls/money';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { refreshCall, useCall, useFailureTexts, useFormat, useMessages, useTopic } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Inbox } from '@marquee/ui/icons';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { useDepositColumns } from './deposit-columns';

const STATES = ['pending', 'review', 'credited', 'failed'] as const satisfies readonly DepositState[];

/** My deposits with their states, live. */
export function DepositList() {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const failureTexts = useFailureTexts();
  const columns = useDepositColumns();
  const [state, setState] = useState<DepositState | 'all'>('all');
  const [pageNo, setPageNo] = useState(1);
  const filter = state === 'all' ? {} : { state };
  const deposits = useCall('cashier.deposits', { ...filter, pageNo, pageSize: LIST_PAGE_SIZE }, { keepPrevious: true });
  useTopic('wallet.deposit', () => void refreshCall('cashier.deposits'));
  const { data, error } = deposits;
  const choose = (value: string) => {
    setState(STATES.find((known) => known === value) ?? 'all');
    setPageNo(1);
  };
  const filterControl = (
    <Segmented
      label={t('list.state')}
      value={state}
      onValueChange={choose}
      options={[
        { value: 'all', label: t('list.all') },
        ...STATES.map((value) => ({ value, label: t(`deposit.state.${value}`) })),
      ]}
    />
  );
  return (
    <Panel title={t('list.title')} actions={filterControl} padding="none">
      <DataTable<Deposit>
        caption={t('list.title')}
        columns={columns}
        rows={data?.content ?? []}
        rowKey={({ depositId }) => depositId}
        loading={deposits.isPending}
        skeletonRows={4}
        empty={<EmptyState compact icon={<Inbox />} title={t('list.empty')} description={t('list.emptyHint')} />}
        error={
          error && !data ? (
            <ErrorState compact {...failureTexts(error)} onRetry={() => void deposits.refetch()} />
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
