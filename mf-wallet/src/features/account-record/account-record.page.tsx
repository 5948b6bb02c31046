import type { AccountEntry } from '@marquee/contract/calls/records';
import { useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { ReceiptText } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import { DataTable } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { useAccountColumns } from './account-columns';
import { AccountFilters } from './account-filters';
import { AccountPaging } from './account-paging';
import { AccountTotals } from './account-totals';
import { ExportButton } from './export-button';
import { MovementDialog } from './movement-dialog';
import { useAccountRecord } from './use-account-record';

/** `/member/account-record`: every movement of the cash balance on days of the brand. */
export default function AccountRecordPage() {
  const t = useMessages('wallet');
  usePageTitle(t('record.title'));
  const failureTexts = useFailureTexts();
  const account = useAccountRecord();
  const { record, openMovement, chooseMovement } = account;
  const { data, error } = record;
  const { visibleColumns, pickerProps } = useColumnPicker(
    'account-record',
    useAccountColumns(data?.totals, chooseMovement),
  );
  return (
    <section>
      <PageHeader
        title={t('record.title')}
        description={t('record.description')}
        actions={<ExportButton account={account} />}
      />
      <AccountFilters account={account} columns={pickerProps} />
      <AccountTotals totals={data?.totals} />
      <Panel padding="none">
        <DataTable<AccountEntry>
          caption={t('record.title')}
          columns={visibleColumns}
          rows={data?.content ?? []}
          rowKey={({ transactionId }) => transactionId}
          loading={record.isPending}
          totalsLabel={t('record.totals')}
          maxHeight="70dvh"
          narrow="cards"
          onRowSelect={({ transactionId }) => chooseMovement(transactionId)}
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
      <MovementDialog transactionId={openMovement} onOpen={chooseMovement} onClose={() => chooseMovement(null)} />
    </section>
  );
}
