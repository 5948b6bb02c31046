import { WITHDRAWAL_QUEUES, WITHDRAWAL_SORTS } from '@marquee/contract/calls/withdrawal-admin';
import { sortOf } from '../../../lib/paging/sort-of';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';

type FilterName = 'brand' | 'queue' | 'search' | 'sort';

/** The filters of the list, stored in the address. Changing one returns to the first page. */
export function useWithdrawalFilter() {
  const { pageNo, valueOf, choose } = useAddressFilter<FilterName>();
  const sort = sortOf(WITHDRAWAL_SORTS, valueOf('sort'));
  const filter = {
    pageNo,
    queue: WITHDRAWAL_QUEUES.find((name) => name === valueOf('queue')) ?? 'review',
    ...(valueOf('brand') && { brand: valueOf('brand') }),
    ...(valueOf('search') && { search: valueOf('search') }),
    ...(sort && { sort }),
  } as const;
  return { filter, valueOf, choose };
}
