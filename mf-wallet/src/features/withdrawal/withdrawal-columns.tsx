import type { Withdrawal } from '@marquee/contract/entities/withdrawal';
import { useFormat, useMessages } from '@marquee/kit';
import { buttonClass } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { WithdrawalStateBadge } from './withdrawal-state';

export function useWithdrawalColumns(): ReadonlyArray<Column<Withdrawal>> {
  const t = useMessages('wallet');
  const { money, dateTime } = useFormat();
  return [
    { id: 'at', header: t('list.at'), cell: ({ createdAt }) => dateTime(createdAt), rowHeader: true },
    {
      id: 'to',
      header: t('withdrawal.list.to'),
      cell: ({ institutionName, payeeNumber }) => (
        <>
          {institutionName} <bdi>{payeeNumber}</bdi>
        </>
      ),
    },
    { id: 'amount', header: t('list.amount'), cell: ({ amount }) => money(amount), align: 'end' },
    { id: 'state', header: t('list.state'), cell: ({ state }) => <WithdrawalStateBadge state={state} /> },
    {
      id: 'open',
      header: t('list.open'),
      headerHidden: true,
      align: 'end',
      cell: ({ withdrawalId, state }) => (
        <Link
          to={`?withdrawalId=${withdrawalId}`}
          className={buttonClass({ size: 'sm', variant: state === 'paid' ? 'accent' : 'ghost' })}
        >
          {t(state === 'paid' ? 'withdrawal.list.confirm' : 'list.open')}
        </Link>
      ),
    },
  ];
}
