import type { TeamBettor } from '@marquee/contract/calls/agent';
import { useFailureTexts, useMessages, usePageTitle, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Dices } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import { DataTable, Pagination } from '@marquee/ui/table';
import { ExportButton } from '../line/export-button';
import { FigureTotals } from '../line/figure-totals';
import { FiguresGlossary } from '../line/figures-glossary';
import { LineFilters } from '../line/line-filters';
import { LineTrail } from '../line/line-trail';
import { BETTING_FIGURES, useBettorColumns } from './bettor-columns';
import { useTeamBetting } from './use-team-betting';
import { useTeamBettingExport } from './use-team-betting-export';
import { SavedViews } from '../views/saved-views';

/** `/agentHome/team-betting`: what the team bet on days of the brand; `?of=` goes down into the line of one downline. */
export default function TeamBettingPage() {
  const t = useMessages('agent');
  usePageTitle(t('betting.title'));
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const state = useTeamBetting();
  const { data, error, isPending, refetch } = state.report;
  const columns = useBettorColumns(data?.totals, state.addressOf);
  const { visibleColumns, pickerProps } = useColumnPicker('team-betting', columns);
  const exported = useTeamBettingExport(state.filters);
  const actions = (
    <>
      <SavedViews page="betting" />
      <ExportButton {...exported} disabled={!data?.totalElements} />
    </>
  );
  return (
    <>
      <PageHeader title={t('betting.title')} description={t('betting.description')} actions={actions} />
      <LineFilters rangeField={state.rangeField} columns={pickerProps} />
      <FigureTotals figures={BETTING_FIGURES} totals={data?.totals} failed={error !== null} />
      <LineTrail line={data?.line ?? []} addressOf={state.addressOf} />
      <Panel padding="none">
        <DataTable<TeamBettor>
          caption={t('betting.title')}
          columns={visibleColumns}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          totalsLabel={t('line.totals')}
          density="dense"
          narrow="cards"
          maxHeight="70dvh"
          sort={state.sort}
          empty={
            <EmptyState
              compact
              icon={<Dices />}
              title={t('betting.empty')}
              description={t(state.filters.of === undefined ? 'line.emptyHint' : 'line.emptyLineHint')}
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
      <FiguresGlossary figures={BETTING_FIGURES} />
    </>
  );
}
