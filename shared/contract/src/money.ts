import { z } from 'zod';
import { AMOUNT_PATTERN, isPositive } from './amount';

export { formatAmount, LEDGER_SCALE, parseAmount } from './amount';

/** An amount on the wire: decimal string in currency units. */
export const amountSchema = z
  .string()
  .regex(AMOUNT_PATTERN)
  .meta({ id: 'Amount', format: 'amount', examples: ['1250.50'] });

/** An amount of zero or more. */
export const unsignedAmountSchema = amountSchema.refine((text) => !text.startsWith('-'), { message: 'amount_invalid' });

/** An amount above zero. Whole hundredths and bounds of an entered one are the rule of `acceptAmount`. */
export const positiveAmountSchema = amountSchema.refine(isPositive, {
  message: 'amount_invalid',
});
