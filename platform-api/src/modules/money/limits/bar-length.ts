import type { ExclusionLength, TimeOutLength } from '@marquee/contract/constants';

const HOUR_MS = 3_600_000;

/** The end of a time-out or self-exclusion that starts now; null: never. */
export function barEnd(length: TimeOutLength | ExclusionLength, now: Date): Date | null {
  switch (length) {
    case 'permanent':
      return null;
    case '24h':
      return new Date(now.getTime() + 24 * HOUR_MS);
    case '7d':
      return new Date(now.getTime() + 7 * 24 * HOUR_MS);
    case '30d':
      return new Date(now.getTime() + 30 * 24 * HOUR_MS);
    case '6m':
      return monthsLater(now, 6);
    case '1y':
      return monthsLater(now, 12);
  }
}

/** The same day of a later month; a missing day runs over into the next month. */
function monthsLater(now: Date, months: number): Date {
  const laterDate = new Date(now);
  laterDate.setUTCMonth(laterDate.getUTCMonth() + months);
  return laterDate;
}
