import type { AgentDispute } from '@marquee/contract/calls/agent-disputes';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { LocalTime } from '../../../lib/time/local-time';
import { DisputeState } from './dispute-state';
import styles from './disputes.module.css';

export function useDisputeColumns(): ReadonlyArray<Column<AgentDispute>> {
  const t = useMessages('console');
  return [
    {
      id: 'account',
      header: t('agentDisputes.agent'),
      rowHeader: true,
      cell: ({ id, brand, account }) => (
        <Link className={styles.link} to={`/agent-dispute/${brand}/${id}`}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    { id: 'createdAt', header: t('agentDisputes.madeAt'), cell: ({ createdAt }) => <LocalTime instant={createdAt} /> },
    { id: 'state', header: t('agentDisputes.stateLabel'), cell: (dispute) => <DisputeState dispute={dispute} /> },
    { id: 'type', header: t('agentRuns.type'), cell: ({ type }) => t(`agentRuns.types.${type}`) },
    {
      id: 'period',
      header: t('agentRuns.period'),
      cell: ({ from, to }) => (
        <>
          <LocalTime instant={from} /> – <LocalTime instant={to} />
        </>
      ),
    },
    {
      id: 'due',
      header: t('agentDisputes.due'),
      align: 'end',
      cell: ({ due, currency }) => <Money amount={due} currency={currency} />,
    },
    {
      id: 'text',
      header: t('agentDisputes.text'),
      cell: ({ text }) => (
        <span className={styles.excerpt} dir="auto">
          {text ?? t('agentDisputes.erased')}
        </span>
      ),
    },
  ];
}
