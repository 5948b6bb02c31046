import { expect, it } from 'vitest';
import { nextAngle, segmentsOf } from './wheel-geometry';

const segments = segmentsOf([1, 26, 24, 12, 37]);

it('makes segments as wide as their weights, all around', () => {
  expect(segments[0]).toEqual({ from: 0, to: 3.6 });
  expect(segments.at(-1)?.to).toBe(360);
});

it.each([0, 1, 2, 3, 4])('comes to rest inside segment %d, whatever the angle and the spin', (index) => {
  const segment = segments[index]!;
  for (const [spin, currentAngle] of [0, 1_457, -36, 90].entries()) {
    const angle = nextAngle(currentAngle, segment, spin);
    const atTop = ((((-angle % 360) + 360) % 360) + 360) % 360;
    expect(atTop).toBeGreaterThan(segment.from);
    expect(atTop).toBeLessThan(segment.to);
    expect(angle - currentAngle).toBeGreaterThanOrEqual(6 * 360);
  }
});
