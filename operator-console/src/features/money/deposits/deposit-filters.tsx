import { DEPOSIT_SORTS } from '@marquee/contract/calls/deposit-admin';
import type { DepositState } from '@marquee/contract/calls/money';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { SearchField } from '@marquee/ui/search-field';
import { SelectField } from '@marquee/ui/select';
import forms from '../../../lib/layout/forms.module.css';
import { useOperator } from '../../../lib/session/operator';
import { sortOf } from '../../../lib/paging/sort-of';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';

const STATES: readonly DepositState[] = ['review', 'pending', 'credited', 'failed'];
const ALL = 'all';

type FilterName = 'brand' | 'state' | 'search' | 'sort';

/** The filters of the list, stored in the address; deposits under review by default. */
export function useDepositFilter() {
  const { pageNo, valueOf, choose } = useAddressFilter<FilterName>();
  const state = valueOf('state') === '' ? 'review' : STATES.find((name) => name === valueOf('state'));
  const sort = sortOf(DEPOSIT_SORTS, valueOf('sort'));
  const filter = {
    pageNo,
    ...(valueOf('brand') && { brand: valueOf('brand') }),
    ...(state && { state }),
    ...(valueOf('search') && { search: valueOf('search') }),
    ...(sort && { sort }),
  };
  return { filter, state: state ?? ALL, valueOf, choose };
}

type DepositFiltersProps = Omit<ReturnType<typeof useDepositFilter>, 'filter'>;

export function DepositFilters({ state, valueOf, choose }: DepositFiltersProps) {
  const t = useMessages('console');
  const { brands } = useOperator();
  return (
    <div className={forms.filters}>
      <SelectField
        label={t('remotes.brand')}
        options={[{ value: '', label: t('audit.all') }, ...brands.map((code) => ({ value: code, label: code }))]}
        value={valueOf('brand')}
        onValueChange={(value) => choose('brand', value)}
      />
      <SelectField
        label={t('deposits.state')}
        options={[
          ...STATES.map((value) => ({ value: String(value), label: t(`deposits.states.${value}`) })),
          { value: ALL, label: t('audit.all') },
        ]}
        value={state}
        onValueChange={(value) => choose('state', value)}
      />
      <SearchField
        label={t('deposits.search')}
        value={valueOf('search')}
        onSearch={(search) => choose('search', search)}
      />
    </div>
  );
}
