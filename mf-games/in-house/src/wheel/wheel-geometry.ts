export const SPIN_MS = 3_200;

const TURNS = 4;
const CIRCLE = 360;

/** The wheel's next angle in degrees: some turns on, with the middle of the segment at the top. */
export function nextAngle(currentAngle: number, segment: number, segments: number): number {
  const target = -((segment + 0.5) * CIRCLE) / segments;
  const ahead = (((target - currentAngle) % CIRCLE) + CIRCLE) % CIRCLE;
  return currentAngle + TURNS * CIRCLE + ahead;
}

/** A point of a circle, degrees with the clock from the top. */
function pointAt(radius: number, degrees: number): string {
  const angle = (degrees / CIRCLE) * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
}

/** The outline of a segment of a ring. */
export function segmentPath(segment: number, segments: number, inner: number, outer: number): string {
  const [from, to] = [(segment * CIRCLE) / segments, ((segment + 1) * CIRCLE) / segments];
  return `M${pointAt(outer, from)}A${outer} ${outer} 0 0 1 ${pointAt(outer, to)}L${pointAt(inner, to)}A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}Z`;
}
