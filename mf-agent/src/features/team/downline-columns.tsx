import { AGENT_TYPES } from '@marquee/contract/constants';
import type { Downline } from '@marquee/contract/calls/agent';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, buttonClass } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';

const isAgent = (type: number): boolean => (AGENT_TYPES as readonly number[]).includes(type);

export function useDownlineColumns(): ReadonlyArray<Column<Downline>> {
  const t = useMessages('agent');
  const { dateTime, number } = useFormat();
  return [
    { id: 'account', header: t('team.account'), rowHeader: true, cell: ({ account }) => account },
    { id: 'nickname', header: t('team.nickname'), cell: ({ nickname }) => nickname },
    {
      id: 'type',
      header: t('team.type'),
      cell: ({ type }) =>
        isAgent(type) ? <Badge tone="accent">{t('team.agent')}</Badge> : <Badge>{t('team.member')}</Badge>,
    },
    { id: 'joined', header: t('team.joinedAt'), cell: ({ joinedAt }) => dateTime(joinedAt) },
    { id: 'downlines', header: t('team.downlines'), align: 'end', cell: ({ downlines }) => number(downlines) },
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
