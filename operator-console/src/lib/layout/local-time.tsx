import { formatDateTime } from '@marquee/kit/format/date-time';

/** An instant in the operator's local time, because brands differ in theirs. */
export function LocalTime({ instant }: { readonly instant: string }) {
  return <time dateTime={instant}>{formatDateTime(instant, -new Date(instant).getTimezoneOffset())}</time>;
}
