import { addDays } from './zoned-time';

/** First day of the Vietnamese lunar year; 2030 is a day before the Chinese one. */
const NEW_YEARS = [
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
] as const;

/** New Year's Eve and the first three days. */
const CLOSED_DAYS = new Set(NEW_YEARS.flatMap((day) => [-1, 0, 1, 2].map((days) => addDays(day, days))));

/** Whether the North does not draw on a day, because of Tet; the stations of the Centre and the South draw through it. */
export const isTet = (date: string): boolean => CLOSED_DAYS.has(date);

/** The last day of which the table knows whether it is one; the next year's has to be entered before. */
export const TET_KNOWN_UNTIL = `${NEW_YEARS.at(-1)?.slice(0, 4)}-12-31`;
