import { z } from 'zod';
import {
  BACCARAT_CHANCES,
  BACCARAT_MAX_CARDS,
  BACCARAT_PACKS,
  BACCARAT_SPOTS,
  type BaccaratDeal,
  type BaccaratSpot,
  baccaratFactor,
  PAIR_CHANCE,
  playBaccarat,
} from './baccarat';
import { dealFromShoe, PACK_CARDS, RANKS_PER_SUIT } from './cards';
import type { InstantGame } from './instant';
import {
  type SpotBets,
  spotBetsSchema,
  type SpotResult,
  spotLargest,
  spotPayout,
  spotRisk,
  spotStake,
} from './spot-bets';

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

/** Two cards of a rank, and two of different ranks. */
const FIRST_CARDS = [
  { cards: [0, RANKS_PER_SUIT], chance: PAIR_CHANCE },
  { cards: [0, 1], chance: 1 - PAIR_CHANCE },
] as const;
/** Winner and pairs hardly depend on each other. */
const DEALS: readonly SpotResult<BaccaratSpot>[] = (['player', 'banker', 'tie'] as const).flatMap((winner) =>
  FIRST_CARDS.flatMap((player) =>
    FIRST_CARDS.map((banker) => ({
      chance: BACCARAT_CHANCES[winner] * player.chance * banker.chance,
      factorOf: (spot: BaccaratSpot) => baccaratFactor(spot, { winner, player: player.cards, banker: banker.cards }),
    })),
  ),
);

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
  atRisk: (options) => spotRisk(options, DEALS),
  largestPayout: (options) => spotLargest(options, DEALS),
  play: (draw) => playBaccarat(dealFromShoe(draw, BACCARAT_PACKS, BACCARAT_MAX_CARDS)),
  payout: (_stake, options, deal) => spotPayout(options, (spot) => baccaratFactor(spot, deal)),
};
