import { REFERRED_FRIEND_SORTS, type ReferredFriendSort } from '@marquee/contract/calls/list-sorts';
import { REFERRAL_STAGES } from '@marquee/contract/promotions/states';
import { pageNumberOf, useCall } from '@marquee/kit';
import type { TableSort } from '@marquee/ui/table';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Order {
  readonly column: ReferredFriendSort;
  readonly direction: 'asc' | 'desc';
}

/** A page of the friends in the order that the member chose, latest first; page and stage are in the address. */
export function useFriends() {
  const [search, setSearch] = useSearchParams();
  const [order, setOrder] = useState<Order>({ column: 'joinedAt', direction: 'desc' });
  const stage = REFERRAL_STAGES.find((name) => name === search.get('stage'));
  const pageNo = pageNumberOf(search);
  const sort = order.direction === 'desc' ? (`-${order.column}` as const) : order.column;
  const friends = useCall(
    'referrals.friends',
    { sort, pageNo, ...(stage !== undefined && { stage }) },
    { keepPrevious: true, staleMs: 0 },
  );
  const show = (next: { readonly page?: number; readonly stage?: string | undefined }) =>
    setSearch({
      ...(next.stage !== undefined && { stage: next.stage }),
      ...((next.page ?? 1) > 1 && { page: String(next.page) }),
    });
  const onSort = (columnId: string) => {
    const column = REFERRED_FRIEND_SORTS.find((name) => name === columnId);
    if (!column) return;
    const isReversed = column === order.column ? order.direction === 'asc' : column !== 'account';
    setOrder({ column, direction: isReversed ? 'desc' : 'asc' });
    show({ stage });
  };
  const tableSort: TableSort = { columnId: order.column, direction: order.direction, onSort };
  return {
    friends,
    pageNo,
    stage,
    sort: tableSort,
    choosePage: (page: number) => show({ page, stage }),
    chooseStage: (next: string) => show({ stage: next === '' ? undefined : next }),
  };
}
