import { z } from 'zod';
import { parseAmount, positiveAmountSchema } from '../money';
import { localisedSchema, textSchema } from '../calls/field-schemas';
import { splitFault } from './envelope-split';
import type { PrizeKind } from './kinds';
import { prizeGivenSchema, prizeRewardSchema } from './reward';

const NAME_MAX_LENGTH = 40;
const CALENDAR_DAYS_MOST = 31;
const PRIZES_LEAST = 3;
const PRIZES_MOST = 12;
const WEIGHT_MOST = 1_000_000;
const STOCK_MOST = 1_000_000;
const RAINS_A_DAY = 6;
const RAIN_MINUTES_MOST = 60;
const ENVELOPES_MOST = 500;
const RAFFLE_PLACES_MOST = 100;
const RAFFLE_NUMBERS_MOST = 100_000;

/** A time of the brand's business day. */
const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const namesSchema = localisedSchema(textSchema(NAME_MAX_LENGTH));
const different = (values: readonly string[]) => new Set(values).size === values.length;

export const checkInTermsSchema = z.strictObject({
  kind: z.literal('check-in'),
  days: z
    .array(prizeGivenSchema)
    .min(1)
    .max(CALENDAR_DAYS_MOST)
    .meta({ description: 'reward of each day of a streak; then it starts again' }),
});

const wheelPrizeSchema = z.strictObject({
  prizeId: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
  names: namesSchema,
  reward: prizeRewardSchema,
  weight: z.number().int().min(1).max(WEIGHT_MOST),
  stock: z.number().int().min(0).max(STOCK_MOST).nullable().meta({ description: 'null: any number' }),
});
export type WheelPrizeTerms = z.infer<typeof wheelPrizeSchema>;

export const wheelTermsSchema = z
  .strictObject({
    kind: z.literal('wheel'),
    prizes: z
      .array(wheelPrizeSchema)
      .min(PRIZES_LEAST)
      .max(PRIZES_MOST)
      .refine((prizes) => different(prizes.map(({ prizeId }) => prizeId)), { message: 'prize_twice' }),
    fallback: z
      .string()
      .max(60)
      .meta({ description: 'prize that is given instead of one that is used up; it has no stock' }),
  })
  .refine(({ prizes, fallback }) => prizes.some(({ prizeId, stock }) => prizeId === fallback && stock === null), {
    path: ['fallback'],
    message: 'fallback_has_stock',
  });

export const envelopeTermsSchema = z
  .strictObject({
    kind: z.literal('envelope'),
    times: z
      .array(timeSchema)
      .min(1)
      .max(RAINS_A_DAY)
      .refine(different, { message: 'time_twice' })
      .meta({ description: 'of the brand’s business day' }),
    minutes: z.number().int().min(1).max(RAIN_MINUTES_MOST),
    budget: positiveAmountSchema.meta({ description: 'of one rain' }),
    count: z.number().int().min(1).max(ENVELOPES_MOST),
    least: positiveAmountSchema,
    step: positiveAmountSchema.meta({ description: 'every amount is a multiple of it' }),
    needsTicket: z.boolean(),
  })
  .superRefine(({ budget, count, least, step }, context) => {
    const fault = splitFault({ ...ledgerAmounts({ budget, least, step }), count });
    if (fault) context.addIssue({ code: 'custom', path: ['budget'], message: fault });
  });

export const raffleTermsSchema = z.strictObject({
  kind: z.literal('raffle'),
  weekday: z.number().int().min(1).max(7).meta({ description: 'of the draw; 1 is Monday' }),
  time: timeSchema.meta({ description: 'of the draw, on the brand’s business day' }),
  most: z.number().int().min(1).max(RAFFLE_NUMBERS_MOST).meta({ description: 'numbers of one raffle' }),
  perMember: z.number().int().min(1).max(RAFFLE_NUMBERS_MOST),
  prizes: z
    .array(z.strictObject({ reward: prizeGivenSchema, places: z.number().int().min(1).max(RAFFLE_PLACES_MOST) }))
    .min(1)
    .max(10)
    .refine((prizes) => prizes.reduce((sum, { places }) => sum + places, 0) <= RAFFLE_PLACES_MOST, {
      message: 'places_too_many',
    })
    .meta({ description: 'first prize first' }),
});

export const prizeTermsSchema = z
  .discriminatedUnion('kind', [checkInTermsSchema, wheelTermsSchema, envelopeTermsSchema, raffleTermsSchema])
  .meta({ id: 'PrizeTerms' });
export type PrizeTerms = z.infer<typeof prizeTermsSchema>;
export type TermsOf<Kind extends PrizeKind> = Extract<PrizeTerms, { readonly kind: Kind }>;

const ledgerAmounts = ({ budget, least, step }: Pick<TermsOf<'envelope'>, 'budget' | 'least' | 'step'>) => ({
  budget: parseAmount(budget),
  least: parseAmount(least),
  step: parseAmount(step),
});

/** The split that the terms of a rain describe, in ledger units. */
export const envelopeSplitOf = (terms: TermsOf<'envelope'>) => ({ ...ledgerAmounts(terms), count: terms.count });
