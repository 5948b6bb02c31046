import type { TeamBettor } from '@marquee/contract/calls/agent';
import { useFailureTexts, useFormat, useMessages, usePageTitle, usePagingTexts } from '@marquee/kit';
import { Button, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Dices, Download } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useBettorColumns } from './bettor-columns';
import { LineTrail } from './line-trail';
import { TeamBettingFilters } from './team-betting-filters';
import { TeamBettingTotals } from './team-betting-totals';
import { useTeamBetting } from './use-team-betting';
import { useTeamBettingExport } from './use-team-betting-export';

/** `/agentHome/team-betting`: what the team bet on days of the brand; `?of=` goes down into the line of one downline. */
export default function TeamBettingPage() {
  const t = useMessages('agent');
  usePageTitle(t('betting.title'));
  const { percent } = useFormat();
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const state = useTeamBetting();
  const { data, error, isPending, refetch } = state.report;
  const columns = useBettorColumns(data?.totals, state.addressOf);
  const { visibleColumns, pickerProps } = useColumnPicker('team-betting', columns);
  const { run, progress } = useTeamBettingExport(state.filters);
  const exportButton = (
    <Button icon={<Download />} disabled={!data?.totalElements} loading={progress !== null} onClick={() => void run()}>
      {progress === null ? t('betting.export') : percent(progress)}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('betting.title')} description={t('betting.description')} actions={exportButton} />
      <TeamBettingFilters {...state} columns={pickerProps} />
      <TeamBettingTotals totals={data?.totals} />
      <LineTrail line={data?.line ?? []} addressOf={state.addressOf} />
      <Panel padding="none">
        <DataTable<TeamBettor>
          caption={t('betting.title')}
          columns={visibleColumns}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          totalsLabel={t('betting.totals')}
          density="dense"
          maxHeight="70dvh"
          sort={state.sort}
          empty={
            <EmptyState
              compact
              icon={<Dices />}
              title={t('betting.empty')}
              description={t(state.filters.of === undefined ? 'betting.emptyHint' : 'betting.emptyLineHint')}
            />
          }
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && (
        <Pagination {...pagingTexts(data)} page={state.pageNo} onPageChange={state.choosePage} />
      )}
    </>
  );
}
