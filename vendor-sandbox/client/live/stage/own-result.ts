import type { RoundMessage } from '../../../src/kinds/live/messages';

/** What the player has on the table in a round, and what it has brought so far; only more than the stake is a win. */
export function ownResult({ mine }: Pick<RoundMessage, 'mine'>): { readonly stake: number; readonly payout: number } {
  const spots = mine.flatMap((bet) => bet.spots);
  return {
    stake: spots.reduce((sum, { stake }) => sum + stake, 0),
    payout: spots.reduce((sum, { payout = 0 }) => sum + payout, 0),
  };
}
