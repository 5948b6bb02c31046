import { AGENT_CONTRACT_STATES, AGENT_CONTRACT_TYPES, CONTRACT_SORTS } from '@marquee/contract/agent-contract';
import type { CallRequest } from '@marquee/contract/calls/index';
import { pageNumberOf, useCall } from '@marquee/kit';
import type { TableSort } from '@marquee/ui/table';
import { useSearchParams } from 'react-router-dom';

type GivenFilter = 'account' | 'type' | 'state';

/** The contracts that the agent gave, by the filters in the address. */
export function useGiven() {
  const [params, setParams] = useSearchParams();
  const type = AGENT_CONTRACT_TYPES.find((each) => each === params.get('type'));
  const state = AGENT_CONTRACT_STATES.find((each) => each === params.get('state'));
  const account = params.get('account') ?? '';
  const sorted = params.get('sort') ?? '-offeredAt';
  const columnId = CONTRACT_SORTS.find((each) => each === sorted.replace('-', '')) ?? 'offeredAt';
  const isDescending = sorted.startsWith('-');
  const filters: CallRequest<'agent.givenContracts'> = {
    sort: isDescending ? `-${columnId}` : columnId,
    ...(account !== '' && { account }),
    ...(type && { type }),
    ...(state && { state }),
  };
  const pageNo = pageNumberOf(params);
  const list = useCall('agent.givenContracts', { ...filters, pageNo }, { keepPrevious: true });
  const change = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  };
  const sort: TableSort = {
    columnId,
    direction: isDescending ? 'desc' : 'asc',
    onSort: (id) => change({ sort: id === columnId && !isDescending ? `-${id}` : id, page: null }),
  };
  return {
    list,
    filters,
    values: { account, type: type ?? '', state: state ?? '' },
    sort,
    pageNo,
    choose: (name: GivenFilter, value: string) => change({ [name]: value, page: null }),
    choosePage: (page: number) => change({ page: page === 1 ? null : String(page) }),
  };
}
