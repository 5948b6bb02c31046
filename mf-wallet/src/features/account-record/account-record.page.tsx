import type { AccountEntry } from '@marquee/contract/calls/records';
import { useFailureTexts, useFormat, useMessages, usePageTitle } from '@marquee/kit';
import { Button, buttonClass, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Download, ReceiptText } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useColumnChoice } from '@marquee/ui/record';
import { DataTable } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { useAccountColumns } from './account-columns';
import { AccountFilters } from './account-filters';
import { AccountPaging } from './account-paging';
import { AccountTotals } from './account-totals';
import { useAccountRecord } from './use-account-record';
import { useAccountExport } from './use-export';

/** `/member/account-record`: every movement of the cash balance on days of the brand. */
export default function AccountRecordPage() {
  const t = useMessages('wallet');
  const { percent } = useFormat();
  usePageTitle(t('record.title'));
  const failureTexts = useFailureTexts();
  const account = useAccountRecord();
  const { filters, record } = account;
  const { data, error } = record;
  const { shown, choice } = useColumnChoice('account-record', useAccountColumns(data?.totals));
  const { run, progress } = useAccountExport(filters);
  const exportButton = (
    <Button icon={<Download />} disabled={!data?.totalElements} loading={progress !== null} onClick={() => void run()}>
      {progress === null ? t('record.export') : percent(progress)}
    </Button>
  );
  return (
    <section>
      <PageHeader title={t('record.title')} description={t('record.description')} actions={exportButton} />
      <AccountFilters account={account} columns={choice} />
      <AccountTotals totals={data?.totals} />
      <Panel padding="none">
        <DataTable<AccountEntry>
          caption={t('record.title')}
          columns={shown}
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
          error={
            error && !data ? (
              <ErrorState compact {...failureTexts(error)} onRetry={() => void record.refetch()} />
            ) : undefined
          }
        />
      </Panel>
      <AccountPaging account={account} />
    </section>
  );
}
