import { expect, it } from 'vitest';
import { rankBets } from './rank-bets';

const bet = (player: string, stake: string, mine = false) => ({
  player,
  stake,
  currency: 'BDT',
  cashedOutHundredths: null,
  mine,
});

it('puts own bets first, then larger stakes', () => {
  const bets = [bet('a', '5.00'), bet('b', '20.00'), bet('c', '1.00', true)];
  expect(rankBets(bets).map(({ player }) => player)).toEqual(['c', 'b', 'a']);
});

it('keeps the order of equal stakes, so that lines do not jump', () => {
  const bets = [bet('a', '5.00'), bet('b', '5.00'), bet('c', '5.00')];
  expect(rankBets(bets).map(({ player }) => player)).toEqual(['a', 'b', 'c']);
});
