import { z } from 'zod';
import { HI_LO_MAX_CARDS, HI_LO_MOVES } from './fairness/hi-lo';
import { amountSchema, positiveAmountSchema } from './money';

/** The calls of hi-lo on the play origin, in the manner of `IN_HOUSE_PATHS`. */
export const HI_LO_PATHS = {
  round: '/in-house/api/hi-lo/round',
  start: '/in-house/api/hi-lo/start',
  move: '/in-house/api/hi-lo/move',
  cashOut: '/in-house/api/hi-lo/cash-out',
} as const;

export const hiLoStartRequestSchema = z.strictObject({
  /** One per user intent: repeating the call starts one round. */
  roundId: z.uuid(),
  stake: positiveAmountSchema,
});
export const hiLoMoveRequestSchema = z.strictObject({
  roundId: z.uuid(),
  /** Moves made before this one: a call that is repeated, or comes late, moves nothing. */
  step: z.number().int().min(0).max(HI_LO_MAX_CARDS),
  move: z.enum(HI_LO_MOVES),
});
export const hiLoCashOutRequestSchema = z.strictObject({ roundId: z.uuid() });

export const hiLoRoundSchema = z.strictObject({
  roundId: z.uuid(),
  state: z.enum(['placing', 'open', 'won', 'lost', 'refused', 'cancelled']),
  stake: amountSchema,
  /** Cards dealt so far, the open one last: one more than the moves. */
  cards: z.array(z.number().int()),
  moves: z.array(z.enum(HI_LO_MOVES)),
  /** What cashing out pays now (open), or what was paid. */
  payout: amountSchema,
  /** Of the right guesses; of those before the wrong one when the round is lost. */
  multiplierHundredths: z.number().int(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  balance: amountSchema,
});
export type HiLoRound = z.infer<typeof hiLoRoundSchema>;
