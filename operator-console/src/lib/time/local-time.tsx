import { formatDateTime } from '@marquee/kit/format/date-time';

/** An instant in the operator's local time, because brands differ in theirs. */
export const localTime = (instant: string): string => formatDateTime(instant, -new Date(instant).getTimezoneOffset());

/** An instant in the operator's local time. */
export const LocalTime = ({ instant }: { readonly instant: string }) => (
  <time dateTime={instant}>{localTime(instant)}</time>
);
