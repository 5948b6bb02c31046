import { expect, it } from 'vitest';
import { picturesOf } from './picture-of';

const cash = (amount: string) => ({ kind: 'cash', amount, wageringTimes: 1 }) as const;
const tickets = (unit: 'wheel' | 'envelope' | 'raffle') =>
  ({ kind: 'tickets', unit, count: 1, lifetimeDays: 7 }) as const;

it('gives the largest sum the cup, whatever its place, and each kind its own picture', () => {
  expect(
    picturesOf([
      cash('50.00'),
      cash('5000.00'),
      { kind: 'points', points: 9_000 },
      tickets('wheel'),
      tickets('envelope'),
      tickets('raffle'),
      { kind: 'nothing' },
    ]),
  ).toEqual(['coins', 'trophy', 'gem', 'wheel', 'envelope', 'raffle', 'clover']);
});
