import { z } from 'zod';

/** What the licence under which a brand plays allows its games and asks of its pages. */
export const jurisdictionSchema = z.strictObject({
  /** Rounds may follow one another by themselves (auto-bet, autoplay), and the reels of a slot may turn faster (turbo). */
  autoBet: z.boolean().default(false),
  /** Every page shows a member how long the session lasts and what play has brought in it. */
  sessionStrip: z.boolean().default(false),
});
export type Jurisdiction = z.output<typeof jurisdictionSchema>;

const { autoBet, sessionStrip } = jurisdictionSchema.shape;
/** As operators set it: they always send all. */
export const jurisdictionTermsSchema = z.strictObject({
  autoBet: autoBet.unwrap(),
  sessionStrip: sessionStrip.unwrap(),
});
