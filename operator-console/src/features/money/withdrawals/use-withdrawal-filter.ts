import { WITHDRAWAL_QUEUES } from '@marquee/contract/calls/withdrawal-admin';
import { pageNumberOf } from '@marquee/kit/records/page-number';
import { useSearchParams } from 'react-router-dom';

type FilterName = 'brand' | 'queue' | 'search' | 'page';

/** The filters of the list, stored in the address. Changing one returns to the first page. */
export function useWithdrawalFilter() {
  const [search, setSearch] = useSearchParams();
  const valueOf = (name: FilterName) => search.get(name) ?? '';
  const filter = {
    pageNo: pageNumberOf(search),
    queue: WITHDRAWAL_QUEUES.find((name) => name === valueOf('queue')) ?? 'review',
    ...(valueOf('brand') && { brand: valueOf('brand') }),
    ...(valueOf('search') && { search: valueOf('search') }),
  } as const;
  const choose = (name: FilterName, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (name !== 'page') next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return { filter, valueOf, choose };
}
