import type { LineDay } from '@marquee/contract/calls/agent-figures';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { useCall, useCsvExport, useDayRange, useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { ArrowLeftRight } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import { type Column, DataTable } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import { ExportButton } from '../line/export-button';
import { useFigureColumns } from '../line/figure-columns';
import { FigureTotals } from '../line/figure-totals';
import { FiguresGlossary } from '../line/figures-glossary';
import { LineFilters } from '../line/line-filters';
import { LineTrail } from '../line/line-trail';
import { useLineAddress } from '../line/use-line-address';
import { CASH_FIGURES, CASH_TOTALS } from './cash-figures';
import { SavedViews } from '../views/saved-views';

/** Movements of cash of the whole line by day, the latest first. */
export function TransactionDays({ choice }: { readonly choice: ReactNode }) {
  const t = useMessages('agent');
  const { day: dayText } = useFormat();
  const failureTexts = useFailureTexts();
  const { range, rangeField } = useDayRange('last7', RECORD_MAX_DAYS);
  const { of, addressOf } = useLineAddress(['account'], 'account');
  const filters = { from: range.from, to: range.to, ...(of !== undefined && { of }) };
  const { data, error, isPending, refetch } = useCall('agent.lineDays', filters, { keepPrevious: true, staleMs: 0 });
  const days = data?.days.toReversed().filter((day) => CASH_FIGURES.some((figure) => Number(day[figure]) !== 0)) ?? [];
  const columns: ReadonlyArray<Column<LineDay>> = [
    { id: 'day', header: t('line.day'), rowHeader: true, cell: ({ day }) => dayText(day) },
    ...useFigureColumns<(typeof CASH_FIGURES)[number], LineDay>(CASH_FIGURES, data?.totals, false),
  ];
  const { visibleColumns, pickerProps } = useColumnPicker('team-transactions', columns);
  const { run, progress } = useCsvExport();
  const runExport = () =>
    run({
      name: `team-transactions_${range.from}_${range.to}`,
      header: [t('line.day'), ...CASH_FIGURES.map((figure) => t(`figures.${figure}`))],
      readPage: () => Promise.resolve({ content: days, totalPages: 1 }),
      rowOf: (row) => [row.day, ...CASH_FIGURES.map((figure) => String(row[figure]))],
    });
  return (
    <>
      <PageHeader
        title={t('transactions.title')}
        description={t('transactions.description')}
        actions={
          <>
            <SavedViews page="transactions" />
            <ExportButton run={runExport} progress={progress} disabled={days.length === 0} />
          </>
        }
      />
      <LineFilters rangeField={rangeField} columns={pickerProps}>
        {choice}
      </LineFilters>
      <FigureTotals figures={CASH_TOTALS} totals={data?.totals} failed={error !== null} />
      <LineTrail line={data?.line ?? []} addressOf={addressOf} />
      <Panel padding="none">
        <DataTable<LineDay>
          caption={t('transactions.title')}
          columns={visibleColumns}
          rows={days}
          rowKey={({ day }) => day}
          loading={isPending}
          totalsLabel={t('line.totals')}
          density="dense"
          narrow="cards"
          maxHeight="70dvh"
          empty={
            <EmptyState compact icon={<ArrowLeftRight />} title={t('line.empty')} description={t('line.emptyHint')} />
          }
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      <FiguresGlossary figures={CASH_FIGURES} />
    </>
  );
}
