import { CLOSED_ACCOUNT_SORTS } from '@marquee/contract/calls/list-sorts';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Inbox } from '@marquee/ui/icons';
import { SearchField } from '@marquee/ui/search-field';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { BrandPage } from '../../../lib/brand/brand-page';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { sortOf } from '../../../lib/paging/sort-of';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { type AccountAct, AccountActDialog } from './account-act-dialog';
import { useClosedAccountColumns } from './closed-account-columns';

/** `/closed-accounts/:brand?`: accounts that their members have closed, until their data are erased. */
export default function ClosedAccountsPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('closedAccounts.title')}
      description={t('closedAccounts.description')}
      addressOf={(brand) => `/closed-accounts/${brand}`}
    >
      {(brand) => <Accounts key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Accounts({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const [act, setAct] = useState<AccountAct | null>(null);
  const { pageNo, valueOf, choose } = useAddressFilter<'account' | 'sort'>();
  const sort = sortOf(CLOSED_ACCOUNT_SORTS, valueOf('sort'));
  const account = valueOf('account');
  return (
    <>
      <div className={forms.filters}>
        <SearchField label={t('closedAccounts.account')} value={account} onSearch={(text) => choose('account', text)} />
      </div>
      <PagedTable
        read={useRead('closedAccounts.list', { brand, pageNo, ...(account && { account }), ...(sort && { sort }) })}
        page={pageNo}
        onPageChange={(page) => choose('page', String(page))}
        sort={{ columns: CLOSED_ACCOUNT_SORTS, value: valueOf('sort'), onChange: (value) => choose('sort', value) }}
        caption={t('closedAccounts.title')}
        columns={useClosedAccountColumns(setAct)}
        rowKey={({ memberId }) => memberId}
        empty={{ icon: <Inbox />, title: t('closedAccounts.empty') }}
      />
      {act && <AccountActDialog brand={brand} act={act} onClose={() => setAct(null)} />}
    </>
  );
}
