const DAY_MS = 86_400_000;

/** The last days of a brand up to today, as ISO dates, the earliest first. */
export function lastDays(count: number, offsetMinutes: number, now = Date.now()): string[] {
  const today = now + offsetMinutes * 60_000;
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
