import { expect, it } from 'vitest';
import { scaleOf } from './scale';

it('reaches from the lowest to the highest value in round steps, with a line at zero', () => {
  const scale = scaleOf([-130, 45, 410]);
  expect(scale.ticks).toEqual([-200, 0, 200, 400, 600]);
  expect(scale.at(-200)).toBe(0);
  expect(scale.at(600)).toBe(1);
  expect(scale.at(0)).toBe(0.25);
});

it('begins at zero where nothing was lost', () => expect(scaleOf([3, 9]).at(0)).toBe(0));
it('ends at zero where nothing was won', () => expect(scaleOf([-3, -9]).at(0)).toBe(1));
it('has its only line in the middle where every value is zero', () => {
  const scale = scaleOf([0, 0]);
  expect([scale.ticks, scale.at(0)]).toEqual([[0], 0.5]);
});
