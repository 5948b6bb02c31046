/** Distance of two rows, where that of two pins is 1. */
export const ROW_HEIGHT = 0.82;
const BIN_HEIGHT = 1.5;
const ABOVE = 1.1;

/** Upper and lower edge of the bins. */
export function binsAt(rows: number): { readonly top: number; readonly height: number } {
  return { top: (rows - 1) * ROW_HEIGHT + 0.5, height: BIN_HEIGHT };
}

/** The picture's view box: the first row at y = 0, the middle at x = 0. */
export function boardBox(rows: number): string {
  const width = rows + 2;
  return `${-width / 2} ${-ABOVE} ${width} ${binsAt(rows).top + BIN_HEIGHT + ABOVE + 0.1}`;
}
