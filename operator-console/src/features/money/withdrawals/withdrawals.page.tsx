import { WITHDRAWAL_QUEUES, WITHDRAWAL_SORTS } from '@marquee/contract/calls/withdrawal-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Inbox } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { SearchField } from '@marquee/ui/search-field';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useOperator } from '../../../lib/session/operator';
import { ResetPasswordDialog } from './reset-password-dialog';
import { useWithdrawalFilter } from './use-withdrawal-filter';
import { useWithdrawalColumns } from './withdrawal-columns';

const REFETCH_MS = 15_000;

/** `/withdrawals`: the review queue, withdrawals in progress and closed ones. The filters are in the address. */
export function WithdrawalsPage() {
  const t = useMessages('console');
  const { brands } = useOperator();
  const { filter, valueOf, choose } = useWithdrawalFilter();
  const [resetting, setResetting] = useState(false);
  return (
    <section>
      <PageHeader title={t('withdrawals.title')} description={t('withdrawals.description')} />
      <div className={forms.filters}>
        <Segmented
          label={t('withdrawals.queueLabel')}
          value={filter.queue}
          onValueChange={(queue) => choose('queue', queue)}
          options={WITHDRAWAL_QUEUES.map((value) => ({ value, label: t(`withdrawals.queue.${value}`) }))}
        />
        <SelectField
          label={t('remotes.brand')}
          options={[{ value: '', label: t('audit.all') }, ...brands.map((code) => ({ value: code, label: code }))]}
          value={valueOf('brand')}
          onValueChange={(code) => choose('brand', code)}
        />
        <SearchField
          label={t('withdrawals.search')}
          value={valueOf('search')}
          onSearch={(search) => choose('search', search)}
        />
        <Button variant="ghost" onClick={() => setResetting(true)}>
          {t('withdrawals.reset.open')}
        </Button>
      </div>
      <PagedTable
        read={useRead('withdrawalAdmin.queue', filter, REFETCH_MS)}
        page={filter.pageNo}
        onPageChange={(page) => choose('page', String(page))}
        sort={{ columns: WITHDRAWAL_SORTS, value: valueOf('sort'), onChange: (sort) => choose('sort', sort) }}
        caption={t('withdrawals.title')}
        columns={useWithdrawalColumns()}
        rowKey={({ withdrawalId }) => withdrawalId}
        empty={{ icon: <Inbox />, title: t('withdrawals.empty') }}
      />
      {resetting && <ResetPasswordDialog onClose={() => setResetting(false)} />}
    </section>
  );
}
