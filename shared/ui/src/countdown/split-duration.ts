/** Whole days, hours, minutes and seconds of a length of time; a started second counts, so the end shows nought. */
export function splitDuration(remainingMs: number): { days: number; hours: number; minutes: number; seconds: number } {
  const totalSeconds = Math.ceil(remainingMs / 1000);
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  };
}
