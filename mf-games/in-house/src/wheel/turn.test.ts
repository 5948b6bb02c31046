import { expect, it } from 'vitest';
import { turnTo } from './turn';

it.each([
  [0, 0, 10],
  [1_457, 7, 20],
  [-36, 49, 50],
])('from %d degrees, segment %d of %d comes to rest at the top', (before, segment, segments) => {
  const rest = turnTo(before, segment, segments);
  const middle = ((segment + 0.5) * 360) / segments;
  expect((((rest + middle) % 360) + 360) % 360).toBeCloseTo(0, 6);
  expect(rest).toBeGreaterThan(before + 3 * 360);
});
