const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter is expensive to make, and there are few zones. */
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA-u-hc-h23', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The clock of a zone at an instant, as if it were UTC, in whole seconds. */
function wallClockMs(atMs: number, zone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(atMs)) part[type] = value;
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

const offsetMs = (atMs: number, zone: string): number => wallClockMs(atMs, zone) - Math.floor(atMs / 1_000) * 1_000;

/** The calendar day of a zone at an instant, as an ISO date. */
export const localDate = (at: Date, zone: string): string =>
  new Date(wallClockMs(at.getTime(), zone)).toISOString().slice(0, 10);

/** The ISO date `days` after `date`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * The instant at which a zone's clock shows a time. Of a time that comes twice it is the first; one that the clock skips
 * counts on the clock before, so that it falls as long after the change as it would have without it.
 * @param date ISO date
 * @param time `hh:mm`
 */
export function instantOf(date: string, time: string, zone: string): Date {
  const wallMs = Date.parse(`${date}T${time}:00Z`);
  const before = offsetMs(wallMs - DAY_MS, zone);
  const after = offsetMs(wallMs + DAY_MS, zone);
  const candidates = [wallMs - before, wallMs - after].filter((atMs) => wallClockMs(atMs, zone) === wallMs);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wallMs - before);
}
