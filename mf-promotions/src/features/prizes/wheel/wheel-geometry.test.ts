import { expect, it } from 'vitest';
import { LABEL_BOX, labelPlace, nextAngle, slicesOf } from './wheel-geometry';

const slices = slicesOf(9);

it.each([3, 9, 12])('makes %d slices of one size, all around', (count) => {
  const sizes = slicesOf(count).map(({ from, to }) => (to - from).toFixed(6));
  expect(new Set(sizes)).toEqual(new Set([(360 / count).toFixed(6)]));
  expect(slicesOf(count).at(-1)?.to).toBe(360);
});

it.each([0, 1, 4, 8])('comes to rest well inside slice %d, whatever the angle and the spin', (index) => {
  const slice = slices[index]!;
  for (const [spin, currentAngle] of [0, 1_457, -36, 90].entries()) {
    const angle = nextAngle(currentAngle, slice, spin);
    const atTop = ((-angle % 360) + 360) % 360;
    expect(atTop).toBeGreaterThan(slice.from + 4);
    expect(atTop).toBeLessThan(slice.to - 4);
    expect(angle - currentAngle).toBeGreaterThanOrEqual(6 * 360);
  }
});

it.each([3, 7, 9, 12])('keeps the labels of %d prizes off the disc and off each other', (count) => {
  const box = LABEL_BOX;
  const places = slicesOf(count).map(({ from, to }) => labelPlace((from + to) / 2));
  for (const { x, y } of places) {
    const nearest = Math.hypot(Math.max(0, Math.abs(x) - box.width / 2), Math.max(0, Math.abs(y) - box.height / 2));
    expect(nearest).toBeGreaterThanOrEqual(box.radius);
    expect(Math.abs(x) + box.width / 2).toBeLessThanOrEqual(50);
  }
  places.forEach((place, index) => {
    const next = places[(index + 1) % count]!;
    const isApart = Math.abs(place.x - next.x) >= box.width || Math.abs(place.y - next.y) >= box.height;
    expect(isApart).toBe(true);
  });
});
