import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import type { Withdrawal } from '@marquee/contract/entities/withdrawal';
import { refreshCall, useCall, useMessages, useTopic } from '@marquee/kit';
import { Inbox } from '@marquee/ui/icons';
import { useState } from 'react';
import { PagedPanel } from '../paging/paged-panel';
import { useWithdrawalColumns } from './withdrawal-columns';

/** My withdrawals with their states, live. */
export function WithdrawalList() {
  const t = useMessages('wallet');
  const [pageNo, setPageNo] = useState(1);
  const list = useCall('withdrawal.list', { pageNo, pageSize: LIST_PAGE_SIZE }, { keepPrevious: true });
  useTopic('wallet.withdrawal', () => void refreshCall('withdrawal.list'));
  return (
    <PagedPanel<Withdrawal>
      title={t('withdrawal.list.title')}
      columns={useWithdrawalColumns()}
      rowKey={({ withdrawalId }) => withdrawalId}
      read={list}
      page={pageNo}
      onPageChange={setPageNo}
      empty={{ icon: <Inbox />, title: t('withdrawal.list.empty'), description: t('withdrawal.list.emptyHint') }}
    />
  );
}
