import { FEEDBACK_MAX_LENGTH, FEEDBACK_MIN_LENGTH } from '@marquee/contract/constants';
import { z } from 'zod';

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** How a brand's members reach its people. */
export const supportSettingsSchema = z.strictObject({
  /** Characters after trimming. */
  feedbackMinLength: z.number().int().min(1),
  feedbackMaxLength: z.number().int().max(10_000),
  chat: z.strictObject({
    enabled: z.boolean(),
    /** When operators are there, on the brand's clock; days count from Sunday, 0. A night's hours are two rows. */
    hours: z.array(
      z.strictObject({ days: z.array(z.number().int().min(0).max(6)).min(1), from: timeSchema, to: timeSchema }),
    ),
  }),
});
export type SupportSettings = z.output<typeof supportSettingsSchema>;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

export const STANDARD_SUPPORT: SupportSettings = {
  feedbackMinLength: FEEDBACK_MIN_LENGTH,
  feedbackMaxLength: FEEDBACK_MAX_LENGTH,
  chat: { enabled: true, hours: [{ days: EVERY_DAY, from: '00:00', to: '24:00' }] },
};
