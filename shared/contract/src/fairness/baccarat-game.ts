import { z } from 'zod';
import {
  BACCARAT_MAX_CARDS,
  BACCARAT_PACKS,
  BACCARAT_SPOTS,
  type BaccaratDeal,
  type BaccaratSpot,
  baccaratFactor,
  playBaccarat,
} from './baccarat';
import { dealFromShoe, PACK_CARDS } from './cards';
import type { InstantGame } from './instant';
import { type SpotBets, spotBetsSchema, spotPayout, spotStake } from './spot-bets';

const handSchema = z
  .array(
    z
      .number()
      .int()
      .min(0)
      .max(PACK_CARDS - 1),
  )
  .min(2)
  .max(3);

/** A round from a freshly shuffled shoe of eight packs; several spots may be bet on at once. */
export const baccarat: InstantGame<SpotBets<BaccaratSpot>, BaccaratDeal> = {
  code: 'BACCARAT',
  version: 'baccarat/1',
  optionsSchema: spotBetsSchema(BACCARAT_SPOTS),
  outcomeSchema: z.strictObject({
    player: handSchema,
    banker: handSchema,
    winner: z.enum(['player', 'banker', 'tie']),
  }),
  stakeOf: spotStake,
  play: (draw) => playBaccarat(dealFromShoe(draw, BACCARAT_PACKS, BACCARAT_MAX_CARDS)),
  payout: (_stake, options, deal) => spotPayout(options, (spot) => baccaratFactor(spot, deal)),
};
