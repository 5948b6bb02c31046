import { IDENTITY_SORTS } from '@marquee/contract/calls/list-sorts';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { ShieldCheck } from '@marquee/ui/icons';
import { SearchField } from '@marquee/ui/search-field';
import { useRead } from '../../../lib/calls';
import { BrandPage } from '../../../lib/brand/brand-page';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { sortOf } from '../../../lib/paging/sort-of';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { useCheckColumns } from './check-columns';

const VIEWS = ['waiting', 'more_needed', 'approved', 'refused', 'expired', 'replaced'] as const;

/** `/identity-checks/:brand?`: the checks of a brand, those that wait first. The filters are in the address. */
export default function IdentityChecksPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('identityChecks.title')}
      description={t('identityChecks.description')}
      addressOf={(brand) => `/identity-checks/${brand}`}
    >
      {(brand) => <Checks key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Checks({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { pageNo, valueOf, choose } = useAddressFilter<'state' | 'account' | 'sort'>();
  const state = VIEWS.find((view) => view === valueOf('state')) ?? 'waiting';
  const sort = sortOf(IDENTITY_SORTS, valueOf('sort'));
  const account = valueOf('account');
  const filter = { brand, state, pageNo, ...(account && { account }), ...(sort && { sort }) };
  return (
    <>
      <div className={forms.filters}>
        <Segmented
          label={t('identityChecks.stateLabel')}
          value={state}
          onValueChange={(view) => choose('state', view)}
          options={VIEWS.map((value) => ({ value, label: t(`identityChecks.view.${value}`) }))}
        />
        <SearchField label={t('identityChecks.account')} value={account} onSearch={(text) => choose('account', text)} />
      </div>
      <PagedTable
        read={useRead('identityAdmin.queue', filter)}
        page={pageNo}
        onPageChange={(page) => choose('page', String(page))}
        sort={{ columns: IDENTITY_SORTS, value: valueOf('sort'), onChange: (value) => choose('sort', value) }}
        caption={t('identityChecks.title')}
        columns={useCheckColumns()}
        rowKey={({ checkId }) => checkId}
        empty={{ icon: <ShieldCheck />, title: t('identityChecks.empty') }}
      />
    </>
  );
}
