import { type AdminDeposit, DEPOSIT_SORTS } from '@marquee/contract/calls/deposit-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { buttonClass } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useDepositColumns } from './deposit-columns';
import { DepositDialog } from './deposit-dialog';
import { DepositFilters, useDepositFilter } from './deposit-filters';

const REFETCH_MS = 15_000;

/** `/deposits`: bank transfers that wait for a decision, and every other deposit. The filters are in the address. */
export function DepositsPage() {
  const t = useMessages('console');
  const { filter, ...filters } = useDepositFilter();
  const [openDeposit, setOpenDeposit] = useState<AdminDeposit | null>(null);
  return (
    <section>
      <PageHeader
        title={t('deposits.title')}
        description={t('deposits.description')}
        actions={
          <Link to="/deposit-terms" className={buttonClass({})}>
            {t('deposits.terms')}
          </Link>
        }
      />
      <DepositFilters {...filters} />
      <PagedTable
        read={useRead('depositAdmin.list', filter, REFETCH_MS)}
        page={filter.pageNo}
        onPageChange={(page) => filters.choose('page', String(page))}
        sort={{
          columns: DEPOSIT_SORTS,
          value: filters.valueOf('sort'),
          onChange: (sort) => filters.choose('sort', sort),
        }}
        caption={t('deposits.title')}
        columns={useDepositColumns(setOpenDeposit)}
        rowKey={({ depositId }) => depositId}
        empty={{ icon: <Inbox />, title: t('deposits.empty') }}
      />
      {openDeposit && <DepositDialog deposit={openDeposit} onClose={() => setOpenDeposit(null)} />}
    </section>
  );
}
