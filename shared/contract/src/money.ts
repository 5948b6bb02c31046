import { z } from 'zod';
import { AMOUNT_PATTERN, parseAmount } from './amount';

export { formatAmount, LEDGER_SCALE, parseAmount } from './amount';

/** An amount on the wire: decimal string in currency units. */
export const amountSchema = z
  .string()
  .regex(AMOUNT_PATTERN)
  .meta({ id: 'Amount', examples: ['1250.50'] });

/** An amount above zero. Whole hundredths and bounds of an entered one are the rule of `acceptAmount`. */
export const positiveAmountSchema = amountSchema.refine((text) => AMOUNT_PATTERN.test(text) && parseAmount(text) > 0n, {
  message: 'amount_invalid',
});
