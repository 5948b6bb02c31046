import { formatDateTime } from '@marquee/kit/format/date-time';

/** A moment on the operator's own clock: brands differ in theirs. */
export function LocalTime({ instant }: { readonly instant: string }) {
  return <time dateTime={instant}>{formatDateTime(instant, -new Date(instant).getTimezoneOffset())}</time>;
}
