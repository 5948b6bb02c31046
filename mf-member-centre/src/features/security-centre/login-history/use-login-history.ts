import { LOGIN_SORTS, type LoginSort } from '@marquee/contract/calls/list-sorts';
import { useCall } from '@marquee/kit';
import type { TableSort } from '@marquee/ui/table';
import { useState } from 'react';

interface Order {
  readonly column: LoginSort;
  readonly direction: 'asc' | 'desc';
}

/** The log-ins of the member, a page of them in the order that the member chose: latest first. */
export function useLoginHistory() {
  const [pageNo, choosePage] = useState(1);
  const [order, setOrder] = useState<Order>({ column: 'at', direction: 'desc' });
  const sort = order.direction === 'desc' ? (`-${order.column}` as const) : order.column;
  const logins = useCall('security.logins', { sort, pageNo }, { keepPrevious: true, staleMs: 0 });
  const onSort = (columnId: string) => {
    const column = LOGIN_SORTS.find((name) => name === columnId);
    if (!column) return;
    const isReversed = column === order.column ? order.direction === 'asc' : column === 'at';
    setOrder({ column, direction: isReversed ? 'desc' : 'asc' });
    choosePage(1);
  };
  const tableSort: TableSort = { columnId: order.column, direction: order.direction, onSort };
  return { logins, pageNo, choosePage, sort: tableSort };
}
