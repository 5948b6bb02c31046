/** Periods of the calendar by which figures are summed. */
export const CALENDAR_PERIODS = ['day', 'week', 'month'] as const;
export type CalendarPeriod = (typeof CALENDAR_PERIODS)[number];

const DAY_MS = 86_400_000;
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The first day of the period of a day; weeks begin on Monday (ISO 8601).
 * @param day calendar day, `yyyy-MM-dd`
 */
export function periodStartOf(day: string, period: CalendarPeriod): string {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The last day of a period. @param start its first day */
function periodEndOf(start: string, period: CalendarPeriod): string {
  if (period === 'day') return start;
  if (period === 'week') return daysAfter(start, 6);
  return daysAfter(`${daysAfter(start, 31).slice(0, 7)}-01`, -1);
}

/**
 * The periods that a range of days touches, the earliest first; the first and the last are cut at the range.
 * @param range calendar days, both inclusive
 */
export function periodsIn(
  range: { readonly from: string; readonly to: string },
  period: CalendarPeriod,
): { readonly from: string; readonly to: string }[] {
  const periods: { from: string; to: string }[] = [];
  for (let from = range.from; from <= range.to; ) {
    const end = periodEndOf(periodStartOf(from, period), period);
    periods.push({ from, to: end < range.to ? end : range.to });
    from = daysAfter(end, 1);
  }
  return periods;
}
