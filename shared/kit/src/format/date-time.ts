import { formatLocale } from '@marquee/contract/languages';

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

/**
 * ISO 8601 with the brand's offset, such as `2026-11-22T01:30:00+06:00`: for what a program reads (files, copied values), whatever
 * the page's language.
 * @param offsetMinutes as above
 */
export function formatIsoDateTime(instant: string, offsetMinutes: number): string {
  const local = formatDateTime(instant, offsetMinutes).replace(' ', 'T');
  const [hours, minutes] = [Math.trunc(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
}

/**
 * A day in words, as a reader of the language writes it, such as `22 November 2026`.
 * @param offsetMinutes as above
 * @param locale a language, or its locale in the brand's digits and calendar
 */
export function formatDate(instant: string, offsetMinutes: number, locale: string): string {
  const local = new Date(Date.parse(instant) + offsetMinutes * MINUTE_MS);
  return new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(local);
}

/** A calendar day, `YYYY-MM-DD`, in words: the same day at every offset. */
export const formatDay = (day: string, locale: string): string => formatDate(`${day}T00:00:00Z`, 0, locale);

/** The brand's calendar day of an instant, `YYYY-MM-DD`. */
export function dayOf(instant: Date, offsetMinutes: number): string {
  return new Date(instant.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10);
}
