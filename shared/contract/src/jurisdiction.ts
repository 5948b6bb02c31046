import { z } from 'zod';

/** What the licence under which a brand plays allows its games; the stricter is the default. */
export const jurisdictionSchema = z.strictObject({
  /** Rounds of the in-house games may follow one another by themselves. */
  autoBet: z.boolean().default(false),
});
export type Jurisdiction = z.output<typeof jurisdictionSchema>;
