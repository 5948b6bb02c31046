import { TEAM_BETTING_ORDERS } from '@marquee/contract/agent-figures';
import type { CallRequest } from '@marquee/contract/calls/index';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { useCall, useDayRange } from '@marquee/kit';
import { useLineAddress } from '../line/use-line-address';

/** The report by the filters in the address: days, line, order and page. */
export function useTeamBetting() {
  const days = useDayRange('today', RECORD_MAX_DAYS);
  const address = useLineAddress(TEAM_BETTING_ORDERS, 'turnover');
  const { of, orderBy, direction, pageNo } = address;
  const filters: CallRequest<'agent.teamBetting'> = {
    from: days.range.from,
    to: days.range.to,
    ...(of !== undefined && { of }),
    orderBy,
    direction,
  };
  const report = useCall('agent.teamBetting', { ...filters, pageNo }, { keepPrevious: true, staleMs: 0 });
  return { ...days, ...address, report, filters };
}
