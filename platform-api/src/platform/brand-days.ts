import { fieldFailure } from './failure';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A time span: from `start`, up to but excluding `end`. */
export interface TimeRange {
  readonly start: Date;
  readonly end: Date;
}

/** Days of the brand's calendar, as ISO dates, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** @throws Failure `validation_failed` when the range is backwards or longer than `maxDays` */
export function checkDays({ from, to }: DayRange, maxDays: number): void {
  if (to < from) throw fieldFailure({ path: 'to', messageKey: 'range_backwards' });
  if ((startOf(to) - startOf(from)) / DAY_MS >= maxDays)
    throw fieldFailure({ path: 'to', messageKey: 'range_too_long', params: { maxDays } });
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The time from the first moment of day `from` to the last of day `to`, as the brand's calendar counts days.
 * @throws Failure `validation_failed` when the range is backwards or longer than `maxDays`
 */
export function rangeOfDays(days: DayRange, offsetMinutes: number, maxDays: number): TimeRange {
  checkDays(days, maxDays);
  const shiftMs = offsetMinutes * MINUTE_MS;
  return { start: new Date(startOf(days.from) - shiftMs), end: new Date(startOf(days.to) + DAY_MS - shiftMs) };
}

/** The brand's calendar day at a moment, as an ISO date. */
export function dayOf(at: Date, offsetMinutes: number): string {
  return new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10);
}

/** A moment on the brand's clock, to the minute: `2026-03-01 18:30`. */
export function momentOf(at: Date, offsetMinutes: number): string {
  return new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ');
}
