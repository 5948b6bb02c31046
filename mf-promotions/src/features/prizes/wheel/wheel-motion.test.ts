import { expect, it } from 'vitest';
import { pegTimes, pointerFrames, SPIN_EASING, spinProgress } from './wheel-motion';

const times = Array.from({ length: 201 }, (_, index) => index / 200);
const speeds = times.slice(1).map((time, index) => spinProgress(time) - spinProgress(times[index]!));

it('starts from rest, gains speed, loses it slowly, and rolls back to its rest', () => {
  expect([spinProgress(0), spinProgress(1)]).toEqual([0, 1]);
  const fastest = speeds.indexOf(Math.max(...speeds));
  expect(fastest / speeds.length).toBeLessThan(0.15);
  expect(spinProgress(0.5)).toBeGreaterThan(0.75);
  expect(Math.max(...times.map(spinProgress))).toBeGreaterThan(1);
  expect(speeds.at(-2)).toBeLessThan(0);
});

it('never changes its speed by a step', () => {
  const steps = speeds.slice(1).map((speed, index) => Math.abs(speed - speeds[index]!));
  expect(Math.max(...steps)).toBeLessThan(0.001);
});

it('runs over its rest by less than a slice allows', () => {
  const farthest = (Math.max(...times.map(spinProgress)) - 1) * 7 * 360;
  expect(farthest).toBeGreaterThan(1);
  expect(farthest).toBeLessThan(0.2 * 30);
});

it('is a timing function of CSS', () => {
  expect(SPIN_EASING).toMatch(/^linear\(0,[\d.,]+,1\)$/);
});

it('kicks the pointer once for each peg, at growing distances', () => {
  const kicks = pegTimes(0, 2_200, 40);
  expect(kicks).toHaveLength(Math.floor(2_200 / 40));
  const pauses = kicks.slice(1).map(({ at }, index) => at - kicks[index]!.at);
  expect(pauses.at(-1)).toBeGreaterThan(pauses[10]! * 3);
  const offsets = pointerFrames(kicks).map(({ offset }) => offset as number);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect(new Set(offsets).size).toBe(offsets.length);
});
