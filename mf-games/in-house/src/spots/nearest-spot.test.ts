import { expect, it } from 'vitest';
import { nearestSpot } from './nearest-spot';

const box = (left: number, top: number) => ({ left, top, width: 40, height: 40 });
/** Two rows of three. */
const boxes = [box(0, 0), box(50, 0), box(100, 0), box(0, 50), box(50, 50), box(100, 50)];

it.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowLeft', 0],
  [1, 'ArrowDown', 4],
  [5, 'ArrowUp', 2],
  [2, 'ArrowRight', null],
  [0, 'Enter', null],
])('from box %i, %s leads to %s', (from, key, to) => {
  expect(nearestSpot(boxes, from, key)).toBe(to);
});
