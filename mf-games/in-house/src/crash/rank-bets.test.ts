import { expect, it } from 'vitest';
import { rankBets } from './rank-bets';

const bet = (player: string, stake: string, change: { currency?: string; mine?: boolean } = {}) => ({
  player,
  stake,
  currency: 'BDT',
  cashedOutHundredths: null,
  mine: false,
  ...change,
});

it('puts own bets first, then larger stakes of the same currency before other currencies', () => {
  const bets = [
    bet('a', '5.00'),
    bet('b', '900.00', { currency: 'VND' }),
    bet('c', '20.00'),
    bet('d', '1.00', { mine: true }),
  ];
  expect(rankBets(bets, 'BDT').map(({ player }) => player)).toEqual(['d', 'c', 'a', 'b']);
});

it('keeps the order of equal stakes, so that lines do not jump', () => {
  const bets = [bet('a', '5.00'), bet('b', '5.00'), bet('c', '5.00')];
  expect(rankBets(bets, 'BDT').map(({ player }) => player)).toEqual(['a', 'b', 'c']);
});
