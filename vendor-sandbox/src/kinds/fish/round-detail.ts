import { z } from 'zod';
import type { BetRecord } from '../../studio/studio';
import { DEPTHS } from './cannon';
import type { FishRound } from './fish-messages';
import { type Magazine, payoutOf } from './magazine';
import type { RoomSettings } from './room';
import { SPECIES_IDS } from './species';

/** The round of a magazine so far. */
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

/** The payout of a magazine and its final detail: unspent shots are refunded and no turnover. */
export const magazineResult = (settings: RoomSettings, magazine: Magazine) => ({
  payout: payoutOf(magazine),
  detail: { ...roundOf(settings, magazine), valid_bet: magazine.spent },
});

const schema: z.ZodType<FishRound> = z.object({
  depth: z.enum(DEPTHS),
  returnBp: z.number(),
  stake: z.number(),
  hits: z.number(),
  spent: z.number(),
  unspent: z.number(),
  won: z.number(),
  caught: z.array(
    z.object({ species: z.enum(SPECIES_IDS), multiplier: z.number(), count: z.number(), paid: z.number() }),
  ),
  valid_bet: z.number().exactOptional(),
});

/** The result of a magazine that a stopped process left open, from what was stored with its bet. @throws ZodError for the bet of another kind */
export function abandonedResult({ detail, stake }: Pick<BetRecord, 'detail' | 'stake'>) {
  const round = schema.parse(detail);
  return { payout: stake - round.spent + round.won, detail: { ...round, valid_bet: round.spent } };
}
