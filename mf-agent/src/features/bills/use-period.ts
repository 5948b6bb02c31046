import type { AgentBill } from '@marquee/contract/calls/settlement';
import { useFormat } from '@marquee/kit';

type Period = Pick<AgentBill, 'period' | 'from' | 'to'>;

/** A period in words: days for whole days, otherwise the times of its start and its end. */
export function usePeriod(): (bill: Period) => string {
  const { date, dateTime } = useFormat();
  return ({ period, from, to }) => {
    if (period === 'hourly' || period === 'realTime') return `${dateTime(from)} – ${dateTime(to)}`;
    const [first, last] = [date(from), date(new Date(Date.parse(to) - 1).toISOString())];
    return first === last ? first : `${first} – ${last}`;
  };
}
