import type { CallValue } from '@marquee/contract/calls/index';
import type { Calendar } from './calendar';

/** A table is entered in a year's time. */
const WARNING_MS = 366 * 86_400_000;

/** Calendars whose table of closed days ends within a year: behind it nothing is planned. The earliest end first. */
export function calendarEnds(
  calendars: Readonly<Record<string, Calendar>>,
  now: Date,
): CallValue<'lotteryDraws.calendarEnds'> {
  const horizon = new Date(now.getTime() + WARNING_MS).toISOString().slice(0, 10);
  return Object.entries(calendars)
    .flatMap(([gameCode, { knownUntil }]) =>
      knownUntil !== undefined && knownUntil <= horizon ? [{ gameCode, knownUntil }] : [],
    )
    .toSorted((left, right) => left.knownUntil.localeCompare(right.knownUntil));
}
