import { z } from 'zod';
import { positiveAmountSchema } from './money';

/** A brand's bounds against misuse of accounts and of operators' rights. Amounts in currency units. */
export const safeguardsSchema = z.strictObject({
  /** Sessions of one account at a time; a further login ends the one that has been idle longest. */
  parallelSessions: z.number().int().min(1).max(100).default(20),
  /** Two operators credit a bank transfer from this amount on. */
  creditTwoOperatorsFrom: positiveAmountSchema.default('50000.00'),
});
export type Safeguards = z.output<typeof safeguardsSchema>;
