import { z } from 'zod';

const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)
  .meta({ format: 'day-time' });
const weekdaysSchema = z.array(z.number().int().min(0).max(6)).min(1).meta({ format: 'weekdays' });

const officeHoursSchema = z
  .strictObject({ days: weekdaysSchema, from: timeSchema, to: timeSchema.meta({ format: 'day-time-end' }) })
  .refine(({ from, to }) => from < to, { path: ['to'] });

/** A brand's support settings; operators may change them. */
export const supportSettingsSchema = z
  .strictObject({
    /** Characters after trimming. */
    feedbackMinLength: z.number().int().min(1).max(10_000),
    feedbackMaxLength: z.number().int().min(1).max(10_000),
    chat: z.strictObject({
      enabled: z.boolean(),
      /** Office hours on the brand's clock; days count from Sunday, 0. Hours across midnight are two rows. */
      hours: z.array(officeHoursSchema).max(14),
    }),
  })
  .refine(({ feedbackMinLength, feedbackMaxLength }) => feedbackMinLength <= feedbackMaxLength, {
    path: ['feedbackMaxLength'],
  });
export type SupportSettings = z.output<typeof supportSettingsSchema>;
