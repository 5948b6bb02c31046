import type { BetRecord, Detail } from '../../studio/studio';
import type { FishRound } from './fish-messages';
import { type Magazine, payoutOf } from './magazine';
import type { RoomSettings } from './room';

/** How the round of a magazine reads so far. */
export const roundOf = ({ depth, returnBp }: RoomSettings, magazine: Magazine): FishRound => ({
  depth,
  returnBp,
  stake: magazine.stake,
  hits: magazine.hits,
  spent: magazine.spent,
  unspent: magazine.stake - magazine.spent,
  won: magazine.won,
  caught: magazine.caught,
});

/** The end of a magazine: what was not shot is given back and is no turnover. */
export const endOf = (settings: RoomSettings, magazine: Magazine) => ({
  payout: payoutOf(magazine),
  detail: { ...roundOf(settings, magazine), valid_bet: magazine.spent },
});

/** The end of a magazine that a stopped process left behind, from what was written down with its bet. */
export function endOfLeft({ detail, stake }: Pick<BetRecord, 'detail' | 'stake'>): { payout: number; detail: Detail } {
  const { spent = 0, won = 0 } = detail as Partial<FishRound>;
  return { payout: stake - spent + won, detail: { ...detail, valid_bet: spent } };
}
