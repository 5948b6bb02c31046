import { expect, it } from 'vitest';
import { placeAfterKey } from './grid-navigation';

it.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowLeft', 0],
  [7, 'ArrowRight', 7],
  [7, 'ArrowDown', 15],
  [35, 'ArrowDown', 35],
  [12, 'Enter', null],
])('from %d by %s to %j', (place, key, to) => {
  expect(placeAfterKey(place, key, 8, 5)).toBe(to);
});
