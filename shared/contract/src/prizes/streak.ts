const DAY_MS = 86_400_000;

/** A check-in of an earlier or of this business day. */
export interface LastCheckIn {
  /** Business day, ISO. */
  readonly day: string;
  readonly streak: number;
}

/**
 * The streak that a check-in on a day makes: one more than yesterday's, or 1 after a gap.
 * @param day business day of the brand, after that of `last`
 */
export function streakOn(day: string, last: LastCheckIn | null): number {
  const isNextDay = last !== null && Date.parse(day) - Date.parse(last.day) === DAY_MS;
  return isNextDay ? last.streak + 1 : 1;
}

/** The place in the calendar, from 0, of a day of a streak: a calendar that is over starts again. */
export const calendarPlace = (streak: number, days: number): number => (streak - 1) % days;
