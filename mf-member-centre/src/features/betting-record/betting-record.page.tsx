import type { Bet } from '@marquee/contract/calls/records';
import { useFailureTexts, useFormat, useMessages, usePageTitle, usePagingTexts } from '@marquee/kit';
import { Button, buttonClass, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Dices, Download } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import { DataTable, Pagination } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { RoundDialog } from '../round-detail/round-dialog';
import { useBetColumns } from './bet-columns';
import { BetFilters } from './bet-filters';
import { BetTotals } from './bet-totals';
import { useBettingRecord } from './use-betting-record';
import { useBetsExport } from './use-export';

/** `/member/betting-record`: bets placed on days of the brand, each with its round. */
export default function BettingRecordPage() {
  const t = useMessages('member');
  const { percent } = useFormat();
  usePageTitle(t('bets.title'));
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const state = useBettingRecord();
  const { record, pageNo, choosePage, openBet, chooseBet, filters } = state;
  const { data, error } = record;
  const columns = useBetColumns(data?.totals, ({ betId }) => chooseBet(betId));
  const { visibleColumns, pickerProps } = useColumnPicker('betting-record', columns);
  const { run, progress } = useBetsExport(filters);
  const exportButton = (
    <Button icon={<Download />} disabled={!data?.totalElements} loading={progress !== null} onClick={() => void run()}>
      {progress === null ? t('bets.export') : percent(progress)}
    </Button>
  );
  return (
    <section>
      <PageHeader title={t('bets.title')} description={t('bets.description')} actions={exportButton} />
      <BetFilters {...state} columns={pickerProps} />
      <BetTotals totals={data?.totals} />
      <Panel padding="none">
        <DataTable<Bet>
          caption={t('bets.title')}
          columns={visibleColumns}
          rows={data?.content ?? []}
          rowKey={({ betId }) => betId}
          loading={record.isPending}
          totalsLabel={t('bets.totals')}
          maxHeight="70dvh"
          narrow="cards"
          onRowSelect={({ betId }) => chooseBet(betId)}
          empty={<NoBets />}
          error={
            error && !data ? (
              <ErrorState compact {...failureTexts(error)} onRetry={() => void record.refetch()} />
            ) : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={choosePage} />}
      <RoundDialog betId={openBet} onClose={() => chooseBet(null)} />
    </section>
  );
}

function NoBets() {
  const t = useMessages('member');
  return (
    <EmptyState
      compact
      icon={<Dices />}
      title={t('bets.empty')}
      description={t('bets.emptyHint')}
      action={
        <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
          {t('bets.play')}
        </Link>
      }
    />
  );
}
