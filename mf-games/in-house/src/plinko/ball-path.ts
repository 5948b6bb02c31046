const ROW_MS = 135;
/** From the last pin into the bin. */
const LAST_MS = 110;
/** Height of a bounce, in rows. */
const HOP = 0.42;

export const fallMs = (rows: number): number => rows * ROW_MS + LAST_MS;

export interface BallPlace {
  /** In distances of pins from the middle, to the right. */
  readonly x: number;
  /** In rows from the first. */
  readonly y: number;
  /** Number of pins that the ball has touched. */
  readonly touchedPins: number;
}

/** Where the ball is on its path. @param path 1 to the right, 0 to the left, by row */
export function ballAt(path: readonly number[], elapsedMs: number): BallPlace {
  const done = Math.min(path.length, Math.max(0, elapsedMs / ROW_MS));
  const row = Math.min(path.length - 1, Math.floor(done));
  const part = done - row;
  const rights = path.slice(0, row).reduce((sum, step) => sum + step, 0);
  const from = rights - row / 2;
  const x = from + ((path[row] ?? 0) - 0.5) * part;
  const last = Math.max(0, elapsedMs - path.length * ROW_MS) / LAST_MS;
  return { x, y: row + part - HOP * 4 * part * (1 - part) + 0.18 * Math.min(1, last), touchedPins: row };
}
