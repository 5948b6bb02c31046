import { expect, it } from 'vitest';
import { dealSteps, handsAfter } from './deal-steps';

const deal = { player: [1, 3, 5], banker: [2, 4], winner: 'player' } as const;

it('deals to player and banker in turn, the third cards last', () => {
  expect(dealSteps(deal).map(({ card }) => card)).toEqual([1, 2, 3, 4, 5]);
  expect(dealSteps({ ...deal, player: [1, 3], banker: [2, 4, 6] }).at(-1)).toEqual({
    hand: 'banker',
    place: 2,
    card: 6,
  });
});

it('shows no card before it is dealt', () => {
  expect(handsAfter(deal, 3)).toEqual({ player: [1, 3], banker: [2] });
});
