/** Whole days, hours, minutes and seconds of a length of time; a started second counts, so the end shows nought. */
export function splitDuration(leftMs: number): { days: number; hours: number; minutes: number; seconds: number } {
  const total = Math.ceil(leftMs / 1000);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
