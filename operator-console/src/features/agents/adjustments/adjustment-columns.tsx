import type { AgentAdjustment } from '@marquee/contract/calls/settlement-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { LocalTime } from '../../../lib/time/local-time';

export function useAdjustmentColumns(): ReadonlyArray<Column<AgentAdjustment>> {
  const t = useMessages('console');
  return [
    {
      id: 'agent',
      header: t('agentAdjustments.agent'),
      rowHeader: true,
      cell: ({ agentAccount }) => <bdi>{agentAccount}</bdi>,
    },
    {
      id: 'payer',
      header: t('agentAdjustments.payer'),
      cell: ({ payerAccount }) => <bdi>{payerAccount ?? t('agentRuns.brand')}</bdi>,
    },
    { id: 'type', header: t('agentAdjustments.type'), cell: ({ type }) => t(`agentRuns.types.${type}`) },
    {
      id: 'amount',
      header: t('agentAdjustments.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    { id: 'reason', header: t('agentAdjustments.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      id: 'bill',
      header: t('agentAdjustments.bill'),
      cell: ({ bill, brand }) =>
        bill === null ? (
          <Badge tone="warning">{t('agentAdjustments.state.open')}</Badge>
        ) : (
          <Link to={`/agent-run/${brand}/${bill.runId}`}>
            <LocalTime instant={bill.from} /> – <LocalTime instant={bill.to} />
          </Link>
        ),
    },
    {
      id: 'decidedBy',
      header: t('agentAdjustments.decidedBy'),
      cell: ({ proposedBy, decidedBy }) => (
        <>
          <bdi>{proposedBy}</bdi>, <bdi>{decidedBy}</bdi>
        </>
      ),
    },
    {
      id: 'decidedAt',
      header: t('agentAdjustments.decidedAt'),
      cell: ({ decidedAt }) => <LocalTime instant={decidedAt} />,
    },
  ];
}
