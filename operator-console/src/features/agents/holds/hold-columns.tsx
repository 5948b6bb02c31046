import type { AgentHold } from '@marquee/contract/calls/settlement-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import { ReleaseButton } from './release-button';

export function useHoldColumns(): ReadonlyArray<Column<AgentHold>> {
  const t = useMessages('console');
  return [
    { id: 'account', header: t('agentHolds.agent'), rowHeader: true, cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'state',
      header: t('agentHolds.stateLabel'),
      cell: ({ releasedAt }) =>
        releasedAt === null ? (
          <Badge tone="warning">{t('agentHolds.state.open')}</Badge>
        ) : (
          <>
            <Badge tone="neutral">{t('agentHolds.state.released')}</Badge> <LocalTime instant={releasedAt} />
          </>
        ),
    },
    {
      id: 'cause',
      header: t('agentHolds.causeLabel'),
      cell: ({ cause, notice }) => (
        <>
          {t(`agentHolds.cause.${cause}`)}
          {notice !== null && (
            <>
              <br />
              <bdi>{notice}</bdi>
            </>
          )}
        </>
      ),
    },
    { id: 'reason', header: t('agentHolds.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      id: 'amount',
      header: t('agentHolds.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'placedAt',
      header: t('agentHolds.placedAt'),
      cell: ({ placedAt, placedBy }) => (
        <>
          <LocalTime instant={placedAt} />, <bdi>{placedBy}</bdi>
        </>
      ),
    },
    {
      id: 'release',
      header: t('agentHolds.release'),
      headerHidden: true,
      align: 'end',
      cell: (hold) => hold.releasedAt === null && <ReleaseButton hold={hold} />,
    },
  ];
}
