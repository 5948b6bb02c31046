import { z } from 'zod';
import { amountSchema, positiveAmountSchema } from '../money';
import { plainTextSchema } from '../plain-text';
import { PROMOTION_KINDS, PROMOTION_TYPES } from '../promotions/kinds';
import { givenRewardSchema } from '../promotions/rewards';
import { promotionRulesSchema } from '../promotions/rules';
import { PARTICIPATION_STATES, PROMOTION_STATES } from '../promotions/states';
import { textSchema } from './field-schemas';
import { storedRevisionSchema } from './proposals';

const textsSchema = z.strictObject({
  title: textSchema(80),
  summary: textSchema(200),
  terms: plainTextSchema(4_000),
});

/** What a version of a promotion says; operators enter it, a second one confirms it. */
export const promotionTermsSchema = z
  .strictObject({
    texts: z
      .record(z.string().regex(/^[a-z]{2}$/), textsSchema)
      .refine((texts) => Object.hasOwn(texts, 'en'), { message: 'english_required' })
      .meta({ description: 'by language; others fall back to English' }),
    picture: z
      .string()
      .regex(/^[a-z][a-z0-9-]{1,39}$/)
      .meta({ description: 'name of a drawn picture' }),
    types: z.array(z.enum(PROMOTION_TYPES)).min(1).max(PROMOTION_TYPES.length),
    priority: z.int().min(0).max(1_000).meta({ description: 'lower is listed first' }),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime().nullable(),
    budget: positiveAmountSchema.meta({ description: 'that its rewards of money cannot exceed' }),
    budgetCount: z.int().min(1).max(100_000_000).nullable().meta({ description: 'rewards; null: any number' }),
    rules: promotionRulesSchema,
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
    path: ['endsAt'],
    message: 'before_start',
  })
  .meta({ id: 'PromotionTerms' });
export type PromotionTerms = z.infer<typeof promotionTermsSchema>;

const adminFields = {
  promotionId: z.uuid(),
  brand: z.string(),
  currency: z.string(),
  kind: z.enum(PROMOTION_KINDS),
  state: z.enum(PROMOTION_STATES),
  title: z.string(),
  version: z.int().nullable().meta({ description: 'the confirmed one; null before the first' }),
  waiting: z.int().nullable().meta({ description: 'the version that is a draft or proposed' }),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  budget: amountSchema,
  budgetCount: z.int().nullable(),
  spent: amountSchema.meta({ description: 'of the budget: rewards that are ready or paid' }),
  rewarded: z.int().meta({ description: 'rewards that are ready or paid' }),
  participants: z.int(),
};
export const adminPromotionSchema = z.strictObject(adminFields).meta({ id: 'AdminPromotion' });
export type AdminPromotion = z.infer<typeof adminPromotionSchema>;

export const dryRunSchema = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    currency: z.string(),
    isCounted: z.boolean().meta({ description: 'false: what sets it off cannot be told from the past' }),
    members: z.int(),
    rewards: z.int(),
    cost: amountSchema.meta({ description: 'rewards of money, before the budget' }),
    points: z.int(),
    isWithinBudget: z.boolean(),
    top: z.array(z.strictObject({ account: z.string(), rewards: z.int(), cost: amountSchema, points: z.int() })),
  })
  .meta({ id: 'PromotionDryRun' });
export type PromotionDryRun = z.infer<typeof dryRunSchema>;

const versionSchema = z
  .strictObject({
    version: z.int(),
    state: z.enum(['draft', 'proposed', 'confirmed']),
    terms: promotionTermsSchema,
    revision: storedRevisionSchema.meta({ description: 'digest of the terms' }),
    reason: z.string(),
    writtenBy: z.string().nullable().meta({ description: 'null: set up with the brand' }),
    writtenAt: z.iso.datetime(),
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PromotionVersion' });
export type PromotionVersion = z.infer<typeof versionSchema>;

export const adminPromotionDetailSchema = z
  .strictObject({ ...adminFields, versions: z.array(versionSchema).meta({ description: 'latest first' }) })
  .meta({ id: 'AdminPromotionDetail' });
export type AdminPromotionDetail = z.infer<typeof adminPromotionDetailSchema>;

/** Signs that accounts belong to one household. */
export const HOUSEHOLD_SIGNS = ['payee', 'device', 'address'] as const;
const signsSchema = z
  .array(z.strictObject({ sign: z.enum(HOUSEHOLD_SIGNS), accounts: z.array(z.string()) }))
  .meta({ description: 'what other accounts in this promotion share with this one' });

export const participantSchema = z
  .strictObject({
    participationId: z.uuid(),
    promotionId: z.uuid(),
    title: z.string(),
    brand: z.string(),
    currency: z.string(),
    account: z.string(),
    period: z.string().meta({ description: '`once`, a business day, or what it is for' }),
    version: z.int().meta({ description: 'of the terms that the member joined under' }),
    state: z.enum(PARTICIPATION_STATES),
    reward: givenRewardSchema.nullable(),
    application: z.strictObject({ remark: z.string(), imageIds: z.array(z.uuid()) }).nullable(),
    signs: signsSchema,
    history: z.array(
      z.strictObject({
        state: z.enum(PARTICIPATION_STATES),
        at: z.iso.datetime(),
        by: z.string().meta({ description: 'an operator’s name, `member` or `terms`' }),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'PromotionParticipant' });
export type PromotionParticipant = z.infer<typeof participantSchema>;

export const liabilitySchema = z
  .strictObject({
    brand: z.string(),
    currency: z.string(),
    bonus: amountSchema.meta({ description: 'bonus money that members hold, waiting or active' }),
    points: z.int().meta({ description: 'that members hold' }),
    pointsWorth: amountSchema.nullable().meta({ description: 'at the best rate; null without an exchange table' }),
    claimable: amountSchema.meta({ description: 'rewards of money that are ready and not claimed' }),
    budgetLeft: amountSchema.meta({ description: 'of published promotions: what they can still cost' }),
  })
  .meta({ id: 'PromotionLiability' });
export type PromotionLiability = z.infer<typeof liabilitySchema>;
