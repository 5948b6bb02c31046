const CIRCLE = 360;
const TURNS = 6;
/** How far from the edges of its segment the wheel comes to rest, as a part of the segment. */
const EDGE = 0.15;
const GOLDEN = 0.618_034;

/** A segment with the clock from the top, degrees. */
export interface Segment {
  readonly from: number;
  readonly to: number;
}

/** Segments as wide as their weights. */
export function segmentsOf(weights: readonly number[]): Segment[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const from = (before * CIRCLE) / total;
    before += weight;
    return { from, to: (before * CIRCLE) / total };
  });
}

/**
 * The wheel's next angle in degrees: some turns on, with a place inside the segment at the top.
 * @param spin number of the spin, so that it does not rest at the same place each time
 */
export function nextAngle(currentAngle: number, { from, to }: Segment, spin: number): number {
  const part = EDGE + ((spin * GOLDEN) % 1) * (1 - 2 * EDGE);
  const target = -(from + (to - from) * part);
  const ahead = (((target - currentAngle) % CIRCLE) + CIRCLE) % CIRCLE;
  return currentAngle + TURNS * CIRCLE + ahead;
}

/** A point of a circle, degrees with the clock from the top. */
function pointAt(radius: number, degrees: number): string {
  const angle = (degrees / CIRCLE) * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
}

/** The outline of a segment of a disc. */
export function segmentPath({ from, to }: Segment, radius: number): string {
  const isLarge = to - from > CIRCLE / 2 ? 1 : 0;
  return `M0 0L${pointAt(radius, from)}A${radius} ${radius} 0 ${isLarge} 1 ${pointAt(radius, to)}Z`;
}
