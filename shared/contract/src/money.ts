import { z } from 'zod';
import { AMOUNT_PATTERN } from './amount';

export { formatAmount, LEDGER_SCALE, parseAmount } from './amount';

/** An amount on the wire: decimal string in currency units. */
export const amountSchema = z
  .string()
  .regex(AMOUNT_PATTERN)
  .meta({ id: 'Amount', examples: ['1250.50'] });

/** An amount that somebody enters: above zero. */
export const positiveAmountSchema = amountSchema.refine((text) => !text.startsWith('-') && /[1-9]/.test(text), {
  message: 'amount_invalid',
});
