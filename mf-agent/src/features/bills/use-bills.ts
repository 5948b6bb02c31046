import { BILL_STATES, type BillState } from '@marquee/contract/agent-bills';
import type { AgentContractType } from '@marquee/contract/agent-contract';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { pageNumberOf, useCall, useDayRange } from '@marquee/kit';
import { useSearchParams } from 'react-router-dom';

export const BILL_SIDES = ['received', 'owed'] as const;
export type BillSide = (typeof BILL_SIDES)[number];

type Address = Readonly<Partial<Record<'side' | 'state' | 'page', string | null>>>;

/** The bills of a type by the filters in the address: days, side, state and page. */
export function useBills(type: AgentContractType) {
  const days = useDayRange('last30', RECORD_MAX_DAYS);
  const [params, setParams] = useSearchParams();
  const side = BILL_SIDES.find((option) => option === params.get('side')) ?? 'received';
  const state = BILL_STATES.find((option) => option === params.get('state'));
  const pageNo = pageNumberOf(params);
  const filters = { type, side, from: days.range.from, to: days.range.to, ...(state && { state }) };
  const change = (changes: Address) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  return {
    ...days,
    filters,
    side,
    state,
    pageNo,
    bills: useCall('agent.bills', { ...filters, pageNo }, { keepPrevious: true, staleMs: 0 }),
    chooseSide: (next: string) => change({ side: next === 'received' ? null : next, page: null }),
    chooseState: (next: BillState | '') => change({ state: next === '' ? null : next, page: null }),
    choosePage: (page: number) => change({ page: page === 1 ? null : String(page) }),
  };
}
