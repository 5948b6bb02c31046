import type { AccountEntry } from '@marquee/contract/calls/records';
import { DAY_PRESETS, useFailureTexts, useFormat, useMessages, usePageTitle } from '@marquee/kit';
import { Button, buttonClass, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { DateRange } from '@marquee/ui/date-range';
import { Download, ReceiptText } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { SelectField } from '@marquee/ui/select';
import { DataTable, Pagination } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { useAccountColumns } from './account-columns';
import styles from './account-record.module.css';
import { AccountTotals } from './account-totals';
import { MOVEMENT_TYPES, useAccountRecord } from './use-account-record';
import { useAccountExport } from './use-export';

/** `/member/account-record`: every movement of the cash balance on days of the brand. */
export default function AccountRecordPage() {
  const t = useMessages('wallet');
  const { number, percent } = useFormat();
  usePageTitle(t('record.title'));
  const failureTexts = useFailureTexts();
  const { range, change, presets, today, type, chooseType, pageNo, choosePage, filters, record } = useAccountRecord();
  const { data, error } = record;
  const columns = useAccountColumns(data?.totals);
  const { run, progress } = useAccountExport(filters);
  const exportButton = (
    <Button icon={<Download />} disabled={!data?.totalElements} loading={progress !== null} onClick={() => void run()}>
      {progress === null ? t('record.export') : percent(progress)}
    </Button>
  );
  return (
    <section>
      <PageHeader title={t('record.title')} description={t('record.description')} actions={exportButton} />
      <div className={styles.filters}>
        <DateRange
          label={t('range.label')}
          presets={DAY_PRESETS.map((id) => ({ id, label: t(`range.${id}`), ...presets[id] }))}
          value={range}
          onValueChange={(value) =>
            change({ ...value, preset: DAY_PRESETS.find((id) => id === value.preset) ?? 'custom' })
          }
          customLabel={t('range.custom')}
          fromLabel={t('range.from')}
          toLabel={t('range.to')}
          latest={today}
        />
        <SelectField
          label={t('record.type')}
          labelHidden
          size="sm"
          value={type ?? 'all'}
          onValueChange={chooseType}
          options={[
            { value: 'all', label: t('record.allTypes') },
            ...MOVEMENT_TYPES.map((value) => ({ value, label: t(`record.types.${value}`) })),
          ]}
        />
      </div>
      <AccountTotals totals={data?.totals} />
      <Panel padding="none">
        <DataTable<AccountEntry>
          caption={t('record.title')}
          columns={columns}
          rows={data?.content ?? []}
          rowKey={({ transactionId }) => transactionId}
          loading={record.isPending}
          totalsLabel={t('record.totals')}
          maxHeight="70dvh"
          empty={
            <EmptyState
              compact
              icon={<ReceiptText />}
              title={t('record.empty')}
              description={t('record.emptyHint')}
              action={
                <Link to="/member/deposit" className={buttonClass({ variant: 'primary' })}>
                  {t('deposit.title')}
                </Link>
              }
            />
          }
          error={error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={record.refetch} /> : undefined}
        />
      </Panel>
      {data && data.totalPages > 1 && (
        <Pagination
          page={pageNo}
          pageCount={data.totalPages}
          onPageChange={choosePage}
          label={t('paging.label')}
          previousLabel={t('paging.previous')}
          nextLabel={t('paging.next')}
          pageLabel={(page) => t('paging.page', { page: number(page) })}
          summary={t('paging.summary', { count: data.totalElements, shown: number(data.totalElements) })}
        />
      )}
    </section>
  );
}
