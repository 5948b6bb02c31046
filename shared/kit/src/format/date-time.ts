const MINUTE_MS = 60_000;

/**
 * Year-month-day hour:minute:second, as the specification writes every time.
 * @param instant ISO 8601
 * @param offsetMinutes minutes east of GMT: the brand's clock, whatever the visitor's is
 */
export function formatDateTime(instant: string, offsetMinutes: number): string {
  const local = new Date(Date.parse(instant) + offsetMinutes * MINUTE_MS).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)}`;
}

/** The brand's calendar day of an instant, `YYYY-MM-DD`. */
export function dayOf(instant: Date, offsetMinutes: number): string {
  return new Date(instant.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10);
}
