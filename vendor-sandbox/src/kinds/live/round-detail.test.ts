import { expect, test } from 'vitest';
import { settlementOf } from './round-detail';

const detail = (spots: Readonly<Record<string, number>>) => ({
  table: 'roulette-1',
  game: 'roulette' as const,
  number: 7,
  spots: Object.entries(spots).map(([spot, stake]) => ({ spot, stake })),
});
const validOf = (spots: Readonly<Record<string, number>>, number: number) =>
  settlementOf(detail(spots), { game: 'roulette', number }).detail.valid_bet;

test('counts a single spot in full, whether it wins or loses', () => {
  expect([3, 4].map((number) => validOf({ red: 1_000 }, number))).toEqual([1_000, 1_000]);
});

test('counts no more of several spots than was won or lost together', () => {
  expect(validOf({ red: 1_000, black: 1_000 }, 3)).toBe(0);
  expect(validOf({ red: 1_500, black: 1_000 }, 3)).toBe(500);
  expect(validOf({ red: 1_000, 'straight-4': 100 }, 3)).toBe(900);
  expect(validOf({ red: 1_000, 'straight-4': 100 }, 0)).toBe(1_100);
});
