/** Within so many days of its end, a contract of the same type between the same two takes over what was left of the last one. */
const TAKEN_OVER_DAYS = 90;

/** Whether contract `next` began soon enough after the end of contract `last` to take over what was left of it. */
export const beganSoonAfter = (next: string, last: string): string =>
  `${next}.valid_from < ${last}.ends_at + interval '${TAKEN_OVER_DAYS} days'`;

/** Whether the bills of contract `next` take up the negative base that those of contract `last` left: it may be the same one. */
export const takesBase = (next: string, last: string): string =>
  `(${last}.id = ${next}.id or ${last}.ends_at is null or ${beganSoonAfter(next, last)})`;
