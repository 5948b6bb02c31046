import type { LineMember } from '@marquee/contract/calls/agent-figures';
import { useBrand, useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { EmptyState, ErrorState, Panel, buttonClass } from '@marquee/ui';
import { Trophy } from '@marquee/ui/icons';
import { DataTable } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { useFigureColumns } from '../line/figure-columns';
import { LineAccount } from '../line/line-account';
import { lastDays } from './last-days';

const DAYS = 30;
const SHOWN = 5;
const FIGURES = ['deposits', 'validBet', 'gameResult'] as const;

/** The direct downlines whose lines brought most in the last 30 days. */
export function TopDownlines() {
  const t = useMessages('agent');
  const { offsetMinutes } = useBrand();
  const failureTexts = useFailureTexts();
  const days = lastDays(DAYS, offsetMinutes);
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  // The agent comes first in the list, and is not among the shown.
  const request = { ...range, orderBy: 'gameResult', pageSize: SHOWN + 1 } as const;
  const { data, error, isPending, refetch } = useCall('agent.lineFigures', request, { staleMs: 0 });
  const top = data?.content.filter(({ self }) => !self).slice(0, SHOWN) ?? [];
  const lossAddress = `/agentHome/user-loss?${new URLSearchParams(range)}`;
  return (
    <Panel
      title={t('overview.top')}
      actions={
        <Link to={lossAddress} className={buttonClass({ size: 'sm', variant: 'ghost' })}>
          {t('loss.title')}
        </Link>
      }
    >
      <DataTable<LineMember>
        caption={t('overview.top')}
        columns={[
          {
            id: 'account',
            header: t('team.account'),
            rowHeader: true,
            cell: (member) => <LineAccount member={member} to={`${lossAddress}&of=${encodeURIComponent(member.id)}`} />,
          },
          ...useFigureColumns<(typeof FIGURES)[number], LineMember>(FIGURES, undefined, false),
        ]}
        rows={top}
        rowKey={({ id }) => id}
        loading={isPending}
        skeletonRows={SHOWN}
        density="dense"
        narrow="cards"
        empty={<EmptyState compact icon={<Trophy />} title={t('line.empty')} description={t('team.emptyHint')} />}
        error={
          error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
        }
      />
    </Panel>
  );
}
