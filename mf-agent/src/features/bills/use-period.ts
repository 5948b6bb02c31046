import type { AgentBill } from '@marquee/contract/calls/settlement';
import { isolateText } from '@marquee/contract/languages';
import { inDigitsOf } from '@marquee/contract/number-format';
import { useFormat, useFormatLocale } from '@marquee/kit';

type Period = Pick<AgentBill, 'period' | 'from' | 'to'>;

/** A period in words: days for whole days, otherwise the day and the times of its start and its end, of which no period has seconds. */
export function usePeriod(): (bill: Period) => string {
  const { date, isoDateTime } = useFormat();
  const locale = useFormatLocale();
  const minuteOf = (instant: string) => isoDateTime(instant).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  return ({ period, from, to }) => {
    if (period === 'hourly' || period === 'realTime') {
      const day = isoDateTime(from).slice(0, 'YYYY-MM-DD'.length);
      const text = `${day} ${minuteOf(from)}–${minuteOf(to)}`;
      return isolateText(inDigitsOf(locale, text), locale, 'figure');
    }
    const [first, last] = [date(from), date(new Date(Date.parse(to) - 1).toISOString())];
    return first === last ? first : `${first} – ${last}`;
  };
}
