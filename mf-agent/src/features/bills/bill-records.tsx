import { BILL_STATES, type BillState } from '@marquee/contract/agent-bills';
import type { AgentContractType } from '@marquee/contract/agent-contract';
import type { AgentBill } from '@marquee/contract/calls/settlement';
import {
  useBrand,
  useFailureTexts,
  useFormat,
  useFormatLocale,
  useMessages,
  usePageTitle,
  usePagingTexts,
} from '@marquee/kit';
import { Button, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { DateRange } from '@marquee/ui/date-range';
import { Download, ReceiptText } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { RecordFilters, RecordTotals } from '@marquee/ui/record';
import { SelectField } from '@marquee/ui/select';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useBillColumns } from './bill-columns';
import { DebtNotice } from './debt-notice';
import { useBillExport } from './use-bill-export';
import { BILL_SIDES, useBills } from './use-bills';

/** The bills of one type of contract: what the agent was given, or what the agent owes to the agents directly below. */
export function BillRecords({ type }: { readonly type: AgentContractType }) {
  const t = useMessages('agent');
  usePageTitle(t(`bills.title.${type}`));
  const { percent } = useFormat();
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const { bills, filters, ...list } = useBills(type);
  const { data, error, isPending, refetch } = bills;
  const { run, progress } = useBillExport(filters);
  const exportButton = (
    <Button icon={<Download />} disabled={!data?.totalElements} loading={progress !== null} onClick={() => void run()}>
      {progress === null ? t('bills.export') : percent(progress)}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t(`bills.title.${type}`)}
        description={t(`bills.description.${type}`)}
        actions={exportButton}
      />
      <DebtNotice />
      <RecordFilters range={<DateRange {...list.rangeField} />}>
        <Segmented
          label={t('bills.side.label')}
          value={list.side}
          onValueChange={list.chooseSide}
          options={BILL_SIDES.map((side) => ({ value: side, label: t(`bills.side.${side}`) }))}
        />
        <SelectField
          label={t('bills.stateHead')}
          labelHidden
          value={list.state ?? ''}
          onValueChange={(value) => list.chooseState(value as BillState | '')}
          options={[
            { value: '', label: t('bills.anyState') },
            ...BILL_STATES.map((state) => ({ value: state, label: t(`bills.state.${state}`) })),
          ]}
        />
      </RecordFilters>
      <Totals totals={data?.totals} isReceived={list.side === 'received'} />
      <Panel padding="none">
        <DataTable<AgentBill>
          caption={t(`bills.title.${type}`)}
          columns={useBillColumns({ side: list.side, type, totals: data?.totals })}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          totalsLabel={t('bills.totals')}
          density="dense"
          narrow="cards"
          empty={
            <EmptyState compact icon={<ReceiptText />} title={t('bills.empty')} description={t('bills.emptyHint')} />
          }
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && (
        <Pagination {...pagingTexts(data)} page={list.pageNo} onPageChange={list.choosePage} />
      )}
    </>
  );
}

interface TotalsProps {
  readonly totals: Readonly<Record<'gross' | 'due' | 'below' | 'net' | 'paid', string | null>> | undefined;
  readonly isReceived: boolean;
}

function Totals({ totals, isReceived }: TotalsProps) {
  const t = useMessages('agent');
  const { currencySymbol: currency } = useBrand();
  const ids = isReceived ? (['gross', 'due', 'below', 'net', 'paid'] as const) : (['gross', 'due', 'paid'] as const);
  const figures = ids.map((id) => ({ id, label: t(`bills.${id}`), amount: totals?.[id] ?? undefined }));
  return <RecordTotals totals={figures} currency={currency} locale={useFormatLocale()} />;
}
