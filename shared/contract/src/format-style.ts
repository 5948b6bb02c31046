import { z } from 'zod';
import type { FormatStyle } from './languages';

/** The digits and the calendar of a brand, as an operator sets them. */
export const formatStyleSchema = z.strictObject({
  digits: z.enum(['language', 'latin']).default('language'),
  calendar: z.enum(['gregorian', 'language']).default('gregorian'),
}) satisfies z.ZodType<FormatStyle>;
