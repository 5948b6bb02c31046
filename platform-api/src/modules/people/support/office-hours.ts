import type { SupportSettings } from '@marquee/contract/support-settings';

export interface Office {
  readonly open: boolean;
  /** The next opening while closed; null when there is none. */
  readonly opensAt: string | null;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAYS_AHEAD = 7;

/**
 * Whether the office is open.
 * @param offsetMinutes the brand's clock, minutes east of GMT
 */
export function officeAt(hours: SupportSettings['chat']['hours'], offsetMinutes: number, now: Date): Office {
  const local = Math.floor(now.getTime() / MINUTE_MS) + offsetMinutes;
  const midnight = local - (local % DAY_MINUTES);
  const windows = Array.from({ length: DAYS_AHEAD + 1 }, (_none, ahead) => midnight + ahead * DAY_MINUTES)
    .flatMap((day) =>
      hours
        .filter(({ days }) => days.includes(new Date(day * MINUTE_MS).getUTCDay()))
        .map(({ from, to }) => ({ start: day + minutesOf(from), end: day + minutesOf(to) })),
    )
    .sort((a, b) => a.start - b.start);
  if (windows.some(({ start, end }) => start <= local && local < end)) return { open: true, opensAt: null };
  const next = windows.find(({ start }) => start > local);
  return {
    open: false,
    opensAt: next ? new Date((next.start - offsetMinutes) * MINUTE_MS).toISOString() : null,
  };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
