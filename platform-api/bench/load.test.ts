import { expect, test } from 'vitest';
import { untilRequestsLast } from './load';

/** A machine that answers so many a second. */
const machine = (speed: number, written: number[]) => async (perSecond: number) => {
  written.push(perSecond);
  return { ranOut: perSecond < speed, perSecond: speed };
};

test.each([3_000, 12_000, 40_000, 200_000])('measures a machine of %i a second without repeats', async (speed) => {
  const written: number[] = [];
  const { measured, perSecond } = await untilRequestsLast(12_000, machine(speed, written));
  expect(measured).toEqual({ ranOut: false, perSecond: speed });
  expect(perSecond).toBeGreaterThanOrEqual(speed);
  expect(written.length).toBeLessThanOrEqual(2);
});
