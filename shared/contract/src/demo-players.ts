import { z } from 'zod';
import { launchedPoolSchema } from './vendor-protocol';

/** File below the state folder in which the demo hands launch tokens to the vendors' simulated players; absent in real installations. */
export const DEMO_PLAYERS_FILE = 'demo/players.json';

/** A place at a game: the launch token as a vendor gets it with `gameUrl`. */
const demoSeatSchema = z.strictObject({
  vendor: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  token: z.string(),
  jackpotPool: launchedPoolSchema.optional(),
});
export type DemoSeat = z.infer<typeof demoSeatSchema>;

/** A simulated player with a seat in each sort of game; at card tables only some. */
const demoPlayerSchema = z.strictObject({
  user: z.string(),
  brand: z.string(),
  /** Of a session at the brand's site. */
  sessionToken: z.string(),
  currency: z.string().length(3),
  language: z.string(),
  /** A small stake, ledger units. */
  coin: z.number().int().positive(),
  slot: demoSeatSchema,
  table: demoSeatSchema,
  crash: demoSeatSchema,
  cards: demoSeatSchema.optional(),
});
export type DemoPlayer = z.infer<typeof demoPlayerSchema>;

export const demoPlayersSchema = z.array(demoPlayerSchema);
