import { fieldFailure } from './failure';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A stretch of time: from `start`, up to but without `end`. */
export interface TimeRange {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The time from the first moment of day `from` to the last of day `to`, as the brand's calendar counts days.
 * @param days ISO dates, both inclusive
 * @throws Failure `validation_failed` when the range is backwards or longer than `maxDays`
 */
export function rangeOfDays(
  days: { readonly from: string; readonly to: string },
  offsetMinutes: number,
  maxDays: number,
): TimeRange {
  const first = Date.parse(`${days.from}T00:00:00Z`);
  const last = Date.parse(`${days.to}T00:00:00Z`);
  if (last < first) throw fieldFailure({ path: 'to', messageKey: 'range_backwards' });
  if ((last - first) / DAY_MS >= maxDays)
    throw fieldFailure({ path: 'to', messageKey: 'range_too_long', params: { maxDays } });
  const shiftMs = offsetMinutes * MINUTE_MS;
  return { start: new Date(first - shiftMs), end: new Date(last + DAY_MS - shiftMs) };
}

/** The brand's calendar day at a moment, as an ISO date. */
export function dayOf(at: Date, offsetMinutes: number): string {
  return new Date(at.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10);
}
