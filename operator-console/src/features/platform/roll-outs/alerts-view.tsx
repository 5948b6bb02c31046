import type { Alert } from '@marquee/contract/calls/roll-outs';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { Bell } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageNumberOf } from '@marquee/kit/records/page-number';
import { useClient, useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { Version } from '../../../lib/layout/version';
import { FindingLines } from './finding-lines';

const REFETCH_MS = 15_000;

/** What operators on duty must hear of, open ones first. */
export function AlertsView() {
  const t = useMessages('console');
  const [search, setSearch] = useSearchParams();
  const pageNo = pageNumberOf(search);
  return (
    <PagedTable
      read={useRead('alerts.list', { pageNo }, REFETCH_MS)}
      page={pageNo}
      onPageChange={(page) => setSearch(page > 1 ? { page: String(page) } : {})}
      caption={t('rollOuts.view.alerts')}
      columns={useAlertColumns()}
      rowKey={({ alertId }) => alertId}
      empty={{ icon: <Bell />, title: t('rollOuts.noAlerts') }}
    />
  );
}

function useAlertColumns(): ReadonlyArray<Column<Alert>> {
  const t = useMessages('console');
  return [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ raisedAt }) => <LocalTime instant={raisedAt} /> },
    {
      id: 'kind',
      header: t('rollOuts.alert'),
      cell: ({ kind, acknowledgedAt }) => (
        <Badge tone={acknowledgedAt === null ? 'danger' : 'neutral'}>{t(`rollOuts.alerts.${kind}`)}</Badge>
      ),
    },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'remote', header: t('remotes.remote'), cell: ({ remote }) => <bdi>{remote}</bdi> },
    { id: 'version', header: t('remote.version'), cell: ({ version }) => <Version version={version} /> },
    {
      id: 'findings',
      header: t('rollOuts.findings'),
      cell: ({ findings, kind }) => <FindingLines findings={findings} alert={kind} />,
    },
    { id: 'taken', header: t('rollOuts.takenUp'), cell: (alert) => <TakenUp {...alert} /> },
  ];
}

function TakenUp({ alertId, acknowledgedAt, acknowledgedBy }: Alert) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () => client.call('alerts.acknowledge', { alertId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['alerts.list'] }),
  });
  if (acknowledgedAt !== null)
    return (
      <>
        <bdi>{acknowledgedBy}</bdi>, <LocalTime instant={acknowledgedAt} />
      </>
    );
  return (
    <Button size="sm" loading={take.isPending} onClick={() => take.mutate()}>
      {t('rollOuts.takeUp')}
    </Button>
  );
}
