import { expect, it } from 'vitest';
import { nextAngle } from './wheel-geometry';

it.each([
  [0, 0, 10],
  [1_457, 7, 20],
  [-36, 49, 50],
])('from %d degrees, segment %d of %d comes to rest at the top', (currentAngle, segment, segments) => {
  const angle = nextAngle(currentAngle, segment, segments);
  const middle = ((segment + 0.5) * 360) / segments;
  expect((((angle + middle) % 360) + 360) % 360).toBeCloseTo(0, 6);
  expect(angle).toBeGreaterThan(currentAngle + 3 * 360);
});
