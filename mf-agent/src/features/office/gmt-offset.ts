/** How an offset is written: `GMT+6`, `GMT+5:30`, `GMT-3`. @param offsetMinutes minutes east of GMT */
export function gmtOffset(offsetMinutes: number): string {
  const distance = Math.abs(offsetMinutes);
  const minutes = distance % 60;
  const text = `${Math.floor(distance / 60)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `GMT${offsetMinutes < 0 ? '-' : '+'}${text}`;
}
