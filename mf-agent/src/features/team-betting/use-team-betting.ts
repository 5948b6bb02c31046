import type { TeamBettingOrder } from '@marquee/contract/calls/agent';
import { TEAM_BETTING_ORDERS } from '@marquee/contract/constants';
import type { CallRequest } from '@marquee/contract/calls/index';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { pageNumberOf, useCall, useDayRange } from '@marquee/kit';
import type { TableSort } from '@marquee/ui/table';
import { useSearchParams } from 'react-router-dom';

const FIRST_ORDER: TeamBettingOrder = 'turnover';
const NAMES = ['of', 'order', 'direction', 'page'] as const;
type Address = Partial<Record<(typeof NAMES)[number], string | null>>;

/** The report by the filters in the address: days, line, order and page. */
export function useTeamBetting() {
  const days = useDayRange('today', RECORD_MAX_DAYS);
  const [params, setParams] = useSearchParams();
  const of = params.get('of') ?? undefined;
  const orderBy = TEAM_BETTING_ORDERS.find((option) => option === params.get('order')) ?? FIRST_ORDER;
  const direction = params.get('direction') === 'asc' ? 'asc' : 'desc';
  const pageNo = pageNumberOf(params);
  const filters: CallRequest<'agent.teamBetting'> = {
    from: days.range.from,
    to: days.range.to,
    ...(of !== undefined && { of }),
    orderBy,
    direction,
  };
  const report = useCall('agent.teamBetting', { ...filters, pageNo }, { keepPrevious: true, staleMs: 0 });
  const onSort = (columnId: string) => {
    const ascending = orderBy === columnId ? direction === 'desc' : columnId === 'account';
    setParams(changed(params, { order: columnId, direction: ascending ? 'asc' : null, page: null }), { replace: true });
  };
  const sort: TableSort = { columnId: orderBy, direction, onSort };
  return {
    ...days,
    report,
    filters,
    pageNo,
    sort,
    choosePage: (page: number) =>
      setParams(changed(params, { page: page === 1 ? null : String(page) }), { replace: true }),
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
