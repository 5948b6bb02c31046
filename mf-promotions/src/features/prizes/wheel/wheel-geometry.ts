const CIRCLE = 360;
const TURNS = 6;
/** How far from the edges of its slice the wheel comes to rest, as a part of the slice. */
const EDGE = 0.2;
const GOLDEN = 0.618_034;

/** A slice with the clock from the top, degrees. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

/** Slices of the same size, all around. */
export const slicesOf = (count: number): Slice[] =>
  Array.from({ length: count }, (_, index) => ({
    from: (index * CIRCLE) / count,
    to: ((index + 1) * CIRCLE) / count,
  }));

export const middleOf = ({ from, to }: Slice): number => (from + to) / 2;

/**
 * The wheel's next angle in degrees: some turns on, with a place inside the slice at the top.
 * @param spin number of the spin, so that it does not rest at the same place each time
 */
export function nextAngle(currentAngle: number, { from, to }: Slice, spin: number): number {
  const part = EDGE + ((spin * GOLDEN) % 1) * (1 - 2 * EDGE);
  const target = -(from + (to - from) * part);
  const ahead = (((target - currentAngle) % CIRCLE) + CIRCLE) % CIRCLE;
  return currentAngle + TURNS * CIRCLE + ahead;
}

/** A point of a circle, degrees with the clock from the top. */
export function pointAt(radius: number, degrees: number): { readonly x: number; readonly y: number } {
  const angle = (degrees / CIRCLE) * 2 * Math.PI;
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) };
}

/** The outline of a slice of a disc. */
export function slicePath({ from, to }: Slice, radius: number): string {
  const start = pointAt(radius, from);
  const end = pointAt(radius, to);
  return `M0 0L${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}Z`;
}

/** Room of a label around the rim, in percent of the board's width. */
export const LABEL_BOX = { radius: 31.4, width: 17, height: 10, gap: 1.2 } as const;

/**
 * Where the middle of an upright label stands that touches the rim from outside.
 * @param degrees as the wheel stands now, from the top
 * @param gap between them
 */
export function labelPlace(degrees: number, gap: number = LABEL_BOX.gap) {
  const { radius, width, height } = LABEL_BOX;
  const { x, y } = pointAt(1, degrees);
  return pointAt(radius + gap + Math.abs(x) * (width / 2) + Math.abs(y) * (height / 2), degrees);
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
