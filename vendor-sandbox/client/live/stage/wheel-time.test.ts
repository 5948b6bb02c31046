import { expect, it } from 'vitest';
import { ballAt, pocketAngle, POCKET_DEGREES } from './wheel-time';

it('lets the ball lie in the pocket of the number when it has run', () => {
  expect(ballAt(17, 1)).toEqual({ angle: pocketAngle(17), height: 0 });
  expect(ballAt(17, 5)).toEqual({ angle: pocketAngle(17), height: 0 });
  expect(ballAt(0, 0).height).toBe(1);
});

it('never lets the ball run back or jump', () => {
  let last = ballAt(26, 0).angle;
  for (let part = 0; part <= 1; part += 0.001) {
    const { angle } = ballAt(26, part);
    expect(angle).toBeGreaterThanOrEqual(last);
    expect(angle - last).toBeLessThan(POCKET_DEGREES);
    last = angle;
  }
});
