import { z } from 'zod';

/** What the licence under which a brand plays allows its games; the stricter is the default. */
export const jurisdictionSchema = z.strictObject({
  /** Rounds may follow one another by themselves (auto-bet, autoplay), and the reels of a slot may turn faster (turbo). */
  autoBet: z.boolean().default(false),
});
export type Jurisdiction = z.output<typeof jurisdictionSchema>;

const { autoBet } = jurisdictionSchema.shape;
/** As operators set it: they always send all. */
export const jurisdictionTermsSchema = z.strictObject({ autoBet: autoBet.unwrap() });
