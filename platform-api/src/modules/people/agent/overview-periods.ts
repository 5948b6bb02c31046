import type { OverviewPeriod } from '@marquee/contract/agent-figures';
import type { DayRange } from '../../../platform/brand-days';

const DAY_MS = 86_400_000;

const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * The days of a period of the team overview, and of the one before it: of a month so far, as many days of the month before, which
 * may have fewer.
 * @param today ISO date of the brand
 */
export function overviewPeriod(period: OverviewPeriod, today: string): { current: DayRange; before: DayRange } {
  if (period !== 'month') {
    const day = period === 'today' ? today : dayBefore(today);
    const before = dayBefore(day);
    return { current: { from: day, to: day }, before: { from: before, to: before } };
  }
  const first = `${today.slice(0, 7)}-01`;
  const lastBefore = dayBefore(first);
  const sameDay = `${lastBefore.slice(0, 7)}-${today.slice(8)}`;
  return {
    current: { from: first, to: today },
    before: { from: `${lastBefore.slice(0, 7)}-01`, to: sameDay < lastBefore ? sameDay : lastBefore },
  };
}
