import { z } from 'zod';
import { PRIZE_MODES } from './constants';
import { formatStyleSchema } from './format-style';

const { digits, calendar } = formatStyleSchema.shape;

/** How a brand's pages write figures and dates, and which lottery results they ask for. Operators always send all. */
export const displaySettingsSchema = z.strictObject({
  digits: digits.unwrap(),
  calendar: calendar.unwrap(),
  /** Null: by the lotteries that the brand shows. */
  prizeMode: z.enum(PRIZE_MODES).nullable(),
});
export type DisplaySettings = z.infer<typeof displaySettingsSchema>;
