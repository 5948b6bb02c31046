import { WITHDRAWAL_QUEUES } from '@marquee/contract/calls/withdrawal-admin';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';

type FilterName = 'brand' | 'queue' | 'search';

/** The filters of the list, stored in the address. Changing one returns to the first page. */
export function useWithdrawalFilter() {
  const { pageNo, valueOf, choose } = useAddressFilter<FilterName>();
  const filter = {
    pageNo,
    queue: WITHDRAWAL_QUEUES.find((name) => name === valueOf('queue')) ?? 'review',
    ...(valueOf('brand') && { brand: valueOf('brand') }),
    ...(valueOf('search') && { search: valueOf('search') }),
  } as const;
  return { filter, valueOf, choose };
}
