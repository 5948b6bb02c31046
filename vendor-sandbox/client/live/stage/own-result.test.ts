import { expect, it } from 'vitest';
import { ownResult } from './own-result';

it('adds up stakes and payouts of all own bets', () => {
  const mine = [
    {
      id: 'bet-1',
      spots: [
        { spot: 'dragon', stake: 5, payout: 10 },
        { spot: 'tiger', stake: 5, payout: 0 },
      ],
    },
    { id: 'bet-2', spots: [{ spot: 'tie', stake: 3 }] },
  ];
  expect(ownResult({ mine })).toEqual({ stake: 13, payout: 10 });
});
