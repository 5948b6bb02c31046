import type { Deposit, DepositState } from '@marquee/contract/calls/money';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { refreshCall, useCall, useMessages, useTopic } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { Inbox } from '@marquee/ui/icons';
import { useState } from 'react';
import { PagedPanel } from '../paging/paged-panel';
import { useDepositColumns } from './deposit-columns';

const STATES = ['pending', 'review', 'credited', 'failed'] as const satisfies readonly DepositState[];

/** My deposits with their states, live. */
export function DepositList() {
  const t = useMessages('wallet');
  const [state, setState] = useState<DepositState | 'all'>('all');
  const [pageNo, setPageNo] = useState(1);
  const filter = state === 'all' ? {} : { state };
  const deposits = useCall('cashier.deposits', { ...filter, pageNo, pageSize: LIST_PAGE_SIZE }, { keepPrevious: true });
  useTopic('wallet.deposit', () => void refreshCall('cashier.deposits'));
  const choose = (value: string) => {
    setState(STATES.find((option) => option === value) ?? 'all');
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
    <PagedPanel<Deposit>
      title={t('list.title')}
      actions={filterControl}
      columns={useDepositColumns()}
      rowKey={({ depositId }) => depositId}
      read={deposits}
      page={pageNo}
      onPageChange={setPageNo}
      empty={{ icon: <Inbox />, title: t('list.empty'), description: t('list.emptyHint') }}
    />
  );
}
