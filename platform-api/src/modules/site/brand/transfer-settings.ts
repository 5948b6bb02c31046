import { positiveAmountSchema } from '@marquee/contract/money';
import { z } from 'zod';

/** What a member may move to the upline, and an agent within the line. Amounts in currency units. */
export const transferSettingsSchema = z.strictObject({
  /** Of one transfer. */
  minimum: positiveAmountSchema.default('100.00'),
  maximum: positiveAmountSchema.default('100000.00'),
  /** What one account may send in a day of the brand. */
  perDay: positiveAmountSchema.default('500000.00'),
});
