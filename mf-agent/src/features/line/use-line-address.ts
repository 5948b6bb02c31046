import { pageNumberOf } from '@marquee/kit';
import type { TableSort } from '@marquee/ui/table';
import { useSearchParams } from 'react-router-dom';

const NAMES = ['of', 'order', 'direction', 'page', 'scope', 'view', 'type'] as const;
type Address = Partial<Record<(typeof NAMES)[number], string | null>>;

/**
 * Line, order, page and choices of a list, as the address has them.
 * @param orders columns that the list may be ordered by; the address may name others
 */
export function useLineAddress<Order extends string>(orders: readonly Order[], first: Order) {
  const [params, setParams] = useSearchParams();
  const of = params.get('of') ?? undefined;
  const orderBy = orders.find((option) => option === params.get('order')) ?? first;
  const direction: 'asc' | 'desc' = params.get('direction') === 'asc' ? 'asc' : 'desc';
  const change = (changes: Address) => setParams(changed(params, changes), { replace: true });
  const onSort = (columnId: string) => {
    const ascending = orderBy === columnId ? direction === 'desc' : columnId === 'account';
    change({ order: columnId, direction: ascending ? 'asc' : null, page: null });
  };
  const sort: TableSort = { columnId: orderBy, direction, onSort };
  return {
    of,
    orderBy,
    direction,
    sort,
    pageNo: pageNumberOf(params),
    valueOf: (name: 'scope' | 'view' | 'type') => params.get(name),
    /** Chooses a value of a filter and goes back to the first page; null takes it out of the address. */
    choose: (name: 'scope' | 'view' | 'type', value: string | null) => change({ [name]: value, page: null }),
    choosePage: (page: number) => change({ page: page === 1 ? null : String(page) }),
    /** The address of a downline's line on the same days; null for the agent's own. */
    addressOf: (id: string | null) => `?${changed(params, { of: id, page: null })}`,
  };
}

function changed(params: URLSearchParams, changes: Address): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) {
    const value = changes[name];
    if (value === null) next.delete(name);
    else if (value !== undefined) next.set(name, value);
  }
  return next;
}
