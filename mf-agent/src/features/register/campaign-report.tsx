import { CAMPAIGN_SORTS } from '@marquee/contract/agent-line';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { CampaignRow } from '@marquee/contract/calls/registrations';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import {
  callApi,
  useCall,
  useCsvExport,
  useDayRange,
  useFailureTexts,
  useFormat,
  useMessages,
  usePagingTexts,
} from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { DateRange } from '@marquee/ui/date-range';
import { Send } from '@marquee/ui/icons';
import { RecordFilters } from '@marquee/ui/record';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { ExportButton } from '../line/export-button';
import styles from './register.module.css';

const COUNTS = ['visits', 'registrations', 'firstDeposits', 'active'] as const;
const WAYS = ['campaign', 'sub'] as const;
const EXPORT_PAGE = 100;

/** What came of the agent's links on days of the brand, by campaign or by sub-id. */
export function CampaignReport() {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const { range, rangeField } = useDayRange('last30', RECORD_MAX_DAYS);
  const [by, setBy] = useState<(typeof WAYS)[number]>('campaign');
  const [sort, setSort] = useState<NonNullable<CallRequest<'agent.campaigns'>['sort']>>('-registrations');
  const [pageNo, setPageNo] = useState(1);
  const filters = { from: range.from, to: range.to, by, sort };
  const { data, error, isPending, refetch } = useCall(
    'agent.campaigns',
    { ...filters, pageNo },
    { keepPrevious: true, staleMs: 0 },
  );
  const exported = useCampaignExport(filters);
  const columnId = sort.replace('-', '');
  const onSort = (id: string) => {
    const column = CAMPAIGN_SORTS.find((option) => option === id);
    if (column) setSort(sort === `-${column}` ? column : `-${column}`);
    setPageNo(1);
  };
  return (
    <Panel
      title={t('register.campaigns')}
      actions={<ExportButton {...exported} disabled={!data?.totalElements} />}
      padding="none"
    >
      <div className={styles.filters}>
        <RecordFilters range={<DateRange {...rangeField} />}>
          <Segmented
            label={t('register.groupedBy.label')}
            options={WAYS.map((value) => ({ value, label: t(`register.groupedBy.${value}`) }))}
            value={by}
            onValueChange={(value) => {
              setBy(value === 'sub' ? 'sub' : 'campaign');
              setPageNo(1);
            }}
          />
        </RecordFilters>
      </div>
      <DataTable<CampaignRow>
        caption={t('register.campaigns')}
        columns={useCampaignColumns(by === 'sub', data?.totals)}
        rows={data?.content ?? []}
        rowKey={({ campaign, sub }) => `${campaign}\n${sub ?? ''}`}
        loading={isPending}
        narrow="cards"
        totalsLabel={t('register.total')}
        sort={{ columnId, direction: sort.startsWith('-') ? 'desc' : 'asc', onSort }}
        empty={<EmptyState compact icon={<Send />} title={t('register.noCampaigns')} />}
        error={
          error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
        }
      />
      <p className={styles.note}>{t('register.campaignsHint')}</p>
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={setPageNo} />}
    </Panel>
  );
}

function useCampaignColumns(
  bySub: boolean,
  totals: Readonly<Record<(typeof COUNTS)[number], number>> | undefined,
): ReadonlyArray<Column<CampaignRow>> {
  const t = useMessages('agent');
  const { number } = useFormat();
  return [
    {
      id: 'campaign',
      header: t('register.campaign'),
      rowHeader: true,
      sortable: true,
      cell: ({ campaign }) => <bdi>{campaign}</bdi>,
    },
    ...(bySub
      ? [
          {
            id: 'sub',
            header: t('register.sub'),
            cell: ({ sub }: CampaignRow) => (sub ? <bdi dir="ltr">{sub}</bdi> : t('register.noSub')),
          },
        ]
      : []),
    ...COUNTS.map((count) => ({
      id: count,
      header: t(`register.${count}`),
      align: 'end' as const,
      sortable: true,
      cell: (row: CampaignRow) => number(row[count]),
      total: totals && number(totals[count]),
    })),
  ];
}

function useCampaignExport(filters: Omit<CallRequest<'agent.campaigns'>, 'pageNo'>) {
  const t = useMessages('agent');
  const { run, progress } = useCsvExport();
  const runExport = () =>
    run({
      name: `campaigns_${filters.from}_${filters.to}`,
      header: [t('register.campaign'), t('register.sub'), ...COUNTS.map((count) => t(`register.${count}`))],
      readPage: (pageNo) => callApi('agent.campaigns', { ...filters, by: 'sub', pageNo, pageSize: EXPORT_PAGE }),
      rowOf: (row) => [row.campaign, row.sub ?? '', ...COUNTS.map((count) => String(row[count]))],
    });
  return { run: runExport, progress };
}
