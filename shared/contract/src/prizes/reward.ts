import { z } from 'zod';
import { positiveAmountSchema } from '../money';
import { TICKET_UNITS } from './kinds';

const POINTS_MOST = 1_000_000;
const TICKETS_MOST = 100;
const LIFETIME_DAYS_MOST = 90;
const WAGERING_TIMES_MOST = 60;

/** What a member is given. Tickets end so many days after they were given. */
const givenSchemas = [
  z.strictObject({
    kind: z.literal('cash'),
    amount: positiveAmountSchema,
    wageringTimes: z
      .number()
      .int()
      .min(0)
      .max(WAGERING_TIMES_MOST)
      .meta({ description: 'how often it is wagered before cash can be withdrawn' }),
  }),
  z.strictObject({ kind: z.literal('points'), points: z.number().int().min(1).max(POINTS_MOST) }),
  z.strictObject({
    kind: z.literal('tickets'),
    unit: z.enum(TICKET_UNITS),
    count: z.number().int().min(1).max(TICKETS_MOST),
    lifetimeDays: z.number().int().min(1).max(LIFETIME_DAYS_MOST),
  }),
] as const;

export const prizeGivenSchema = z.discriminatedUnion('kind', givenSchemas);
export type PrizeGiven = z.infer<typeof prizeGivenSchema>;

/** What a prize of the wheel gives; some give nothing. */
export const prizeRewardSchema = z
  .discriminatedUnion('kind', [...givenSchemas, z.strictObject({ kind: z.literal('nothing') })])
  .meta({ id: 'PrizeReward' });
export type PrizeReward = z.infer<typeof prizeRewardSchema>;
