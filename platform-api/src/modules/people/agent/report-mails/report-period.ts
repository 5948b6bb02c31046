import type { ReportSchedule } from '@marquee/contract/agent-views';
import { periodAt } from '@marquee/contract/agent-periods';
import { type DayRange, dayOf } from '../../../../platform/brand-days';

export type SentSchedule = Exclude<ReportSchedule, 'none'>;

/** How long after its end a period is sent: lottery settles a draw in minutes, and the runs of contracts follow. */
const GRACE_MS = 30 * 60_000;

/** A period that is over. */
export interface ClosedPeriod {
  readonly end: Date;
  /** Whether what belongs to it has been settled. */
  readonly isReady: boolean;
  readonly days: DayRange;
}

/**
 * The newest period that is over.
 * @param offsetMinutes of the brand's clock from UTC
 */
export function closedPeriod(schedule: SentSchedule, now: Date, offsetMinutes: number): ClosedPeriod {
  const { from: end } = periodAt(schedule, now, offsetMinutes);
  const last = new Date(end.getTime() - 1);
  const { from } = periodAt(schedule, last, offsetMinutes);
  return {
    end,
    isReady: now.getTime() >= end.getTime() + GRACE_MS,
    days: { from: dayOf(from, offsetMinutes), to: dayOf(last, offsetMinutes) },
  };
}
