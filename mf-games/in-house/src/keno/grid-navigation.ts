const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell to which an arrow key moves the focus; null for any other key. The focus does not wrap around. */
export function placeAfterKey(place: number, key: string, columns: number, rows: number): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const column = Math.min(Math.max((place % columns) + step[0], 0), columns - 1);
  const row = Math.min(Math.max(Math.floor(place / columns) + step[1], 0), rows - 1);
  return row * columns + column;
}
