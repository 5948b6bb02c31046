import { z } from 'zod';
import { amountSchema } from '../money';

/** Something that has to be wagered. Of a list, play counts for the first one, and what that does not need for the next. */
export const wageringRequirementSchema = z
  .strictObject({
    of: z.enum(['deposit', 'bonus', 'reward']),
    name: z.string().nullable().meta({ description: 'of a bonus' }),
    required: amountSchema,
    wagered: amountSchema,
    remaining: amountSchema,
    withholds: z.boolean().meta({ description: 'nothing can be withdrawn until it is met' }),
  })
  .meta({ id: 'WageringRequirement' });
export type WageringRequirement = z.infer<typeof wageringRequirementSchema>;
