/** The same moment of a year so many years later, or earlier for a negative number; the 29 February becomes 1 March. */
export function addYears(at: Date, years: number): Date {
  const moved = new Date(at);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}
