import type { Downline } from '@marquee/contract/calls/agent';
import { useFormat, useMessages } from '@marquee/kit';
import { buttonClass } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { useIsOwner } from '../office/use-is-owner';
import { AccountType } from './account-type';

export function useDownlineColumns(): ReadonlyArray<Column<Downline>> {
  const t = useMessages('agent');
  const { dateTime, number } = useFormat();
  const isOwner = useIsOwner();
  const columns: ReadonlyArray<Column<Downline>> = [
    { id: 'account', header: t('team.account'), rowHeader: true, cell: ({ account }) => account },
    { id: 'nickname', header: t('team.nickname'), cell: ({ nickname }) => nickname },
    { id: 'type', header: t('team.type'), cell: ({ type }) => <AccountType type={type} /> },
    { id: 'joined', header: t('team.joinedAt'), cell: ({ joinedAt }) => dateTime(joinedAt) },
    { id: 'downlines', header: t('team.downlines'), align: 'end', cell: ({ downlines }) => number(downlines) },
  ];
  if (!isOwner) return columns;
  return [
    ...columns,
    {
      id: 'send',
      header: t('transfer.sendTo'),
      headerHidden: true,
      align: 'end',
      cell: ({ account }) => (
        <Link
          to={`/agentHome/transfers?account=${encodeURIComponent(account)}`}
          className={buttonClass({ size: 'sm' })}
        >
          {t('transfer.sendTo')}
        </Link>
      ),
    },
  ];
}
