import type { Deposit } from '@marquee/contract/calls/money';
import { useFormat, useMessages } from '@marquee/kit';
import { buttonClass } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { DepositStateBadge } from './deposit-state';

export function useDepositColumns(): ReadonlyArray<Column<Deposit>> {
  const t = useMessages('wallet');
  const { money, dateTime } = useFormat();
  return [
    { id: 'at', header: t('list.at'), cell: ({ createdAt }) => dateTime(createdAt), rowHeader: true },
    { id: 'channel', header: t('list.channel'), cell: ({ channelName }) => channelName },
    { id: 'amount', header: t('list.amount'), cell: ({ amount }) => money(amount), align: 'end' },
    { id: 'state', header: t('list.state'), cell: ({ state }) => <DepositStateBadge state={state} /> },
    {
      id: 'open',
      header: t('list.open'),
      headerHidden: true,
      align: 'end',
      cell: ({ depositId, state }) => (
        <Link
          to={`?depositId=${depositId}`}
          className={buttonClass({ size: 'sm', variant: state === 'pending' ? 'accent' : 'ghost' })}
        >
          {t(state === 'pending' ? 'list.follow' : 'list.open')}
        </Link>
      ),
    },
  ];
}
