import { z } from 'zod';
import { positiveAmountSchema } from '../money';
import { PROMOTION_SCREENS } from './kinds';
import { promotionRewardSchema } from './rewards';

/** Business days of the brand; weeks begin on Monday. */
export const PROMOTION_PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type PromotionPeriod = (typeof PROMOTION_PERIODS)[number];
const period = z.enum(PROMOTION_PERIODS);

export const APPLICATION_IMAGES_MAX = 3;
export const APPLICATION_REMARK_MAX_LENGTH = 140;
const FRIENDS_MAX = 10_000;
const CODE = /^[A-Z0-9][A-Z0-9-]{3,23}$/;
export const promotionCodeSchema = z.string().trim().toUpperCase().regex(CODE);

/** What an application has to have. */
const application = {
  images: z.int().min(0).max(APPLICATION_IMAGES_MAX).meta({ description: 'pictures that it has to have' }),
  isRemarkRequired: z.boolean(),
};
const address = z.url({ protocol: /^https$/ }).max(300);

const shared = [
  z.strictObject({ kind: z.literal('registration') }),
  z.strictObject({
    kind: z.literal('deposit'),
    nth: z.int().min(1).max(100).nullable().meta({ description: 'of the member, counted from the first; null: any' }),
    weekdays: z.array(z.int().min(1).max(7)).max(7).meta({ description: '1 is Monday; empty: every day' }),
    minimum: positiveAmountSchema,
    frequency: z.enum(['once', ...PROMOTION_PERIODS, 'each']),
  }),
  z.strictObject({
    kind: z.literal('net_loss'),
    period,
    basis: z.enum(['play', 'cash']).meta({ description: 'stakes - payouts, or deposits - withdrawals' }),
    minimum: positiveAmountSchema,
  }),
  z.strictObject({ kind: z.literal('turnover'), period, minimum: positiveAmountSchema }),
  z.strictObject({
    kind: z.literal('ranking'),
    period,
    by: z.enum(['turnover', 'win', 'multiplier']),
    minimum: positiveAmountSchema.meta({ description: 'valid bet that a place asks for' }),
  }),
  z.strictObject({
    kind: z.literal('invitation'),
    minimum: positiveAmountSchema.meta({ description: 'deposits of the invited member that qualify the invitation' }),
    validBet: positiveAmountSchema.optional().meta({
      description: 'valid bets of the invited member that qualify it besides; without it: as much as `minimum`',
    }),
    friendsMax: z
      .int()
      .min(1)
      .max(FRIENDS_MAX)
      .nullable()
      .optional()
      .meta({ description: 'invitations for which one member is rewarded; null or absent: any number' }),
    invitedReward: promotionRewardSchema.nullable().meta({ description: 'of the invited member' }),
  }),
  z.strictObject({ kind: z.literal('birthday') }),
  z.strictObject({ kind: z.literal('mission'), missionId: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/) }),
  z.strictObject({ kind: z.literal('level'), level: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('application'), ...application }),
  z.strictObject({ kind: z.literal('app_download'), ...application }),
  z.strictObject({ kind: z.literal('social'), network: z.string().trim().min(1).max(30), address, ...application }),
  z.strictObject({ kind: z.literal('operator') }),
  z.strictObject({ kind: z.literal('screen'), screen: z.enum(PROMOTION_SCREENS) }),
] as const;

export const triggerSchema = z
  .discriminatedUnion('kind', [...shared, z.strictObject({ kind: z.literal('code'), code: promotionCodeSchema })])
  .meta({ id: 'PromotionTrigger' });
export type Trigger = z.infer<typeof triggerSchema>;

/** The same for members: a code is theirs to know. */
export const shownTriggerSchema = z
  .discriminatedUnion('kind', [...shared, z.strictObject({ kind: z.literal('code') })])
  .meta({ id: 'ShownTrigger' });
export type ShownTrigger = z.infer<typeof shownTriggerSchema>;

export const shownTrigger = (trigger: Trigger): ShownTrigger => (trigger.kind === 'code' ? { kind: 'code' } : trigger);
