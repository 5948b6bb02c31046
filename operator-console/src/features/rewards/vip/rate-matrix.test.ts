import type { RebateTableRow } from '@marquee/contract/calls/rebates-admin';
import { expect, it } from 'vitest';
import { columnsOf, fromMatrix, isRate, toMatrix } from './rate-matrix';

const rates: RebateTableRow[] = [
  { vendor: null, gameType: 'rng', level: 0, basisPoints: 40 },
  { vendor: null, gameType: 'rng', level: 2, basisPoints: 55 },
  { vendor: 'PG', gameType: 'rng', level: 1, basisPoints: 100 },
];

it('has a row for each vendor and type of game, and a column for each level', () => {
  expect(columnsOf(rates, 2)).toBe(3);
  expect(toMatrix(rates, 3)).toEqual([
    { vendor: '', gameType: 'rng', rates: ['0.4', '', '0.55'] },
    { vendor: 'PG', gameType: 'rng', rates: ['', '1', ''] },
  ]);
});

it('gives back the table that it was made from', () => {
  expect(fromMatrix(toMatrix(rates, 6))).toEqual(rates);
});

it.each([
  ['0.55', true],
  ['30', true],
  ['30.01', false],
  ['0.555', false],
  ['-1', false],
])('reads %s as a rate: %s', (text, expected) => {
  expect(isRate(text)).toBe(expected);
});
