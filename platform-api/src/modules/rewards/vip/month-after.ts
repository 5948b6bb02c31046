const DAY_MS = 86_400_000;

/** The first day of the month after that of a business day. */
export const monthAfter = (day: string): string =>
  `${new Date(Date.parse(`${day.slice(0, 7)}-01`) + 31 * DAY_MS).toISOString().slice(0, 7)}-01`;
