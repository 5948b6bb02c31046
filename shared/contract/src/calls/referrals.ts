import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { promotionRewardSchema } from '../promotions/rewards';
import { conditionsSchema } from '../promotions/rule-parts';
import { DELIVERIES, REFERRAL_STAGES } from '../promotions/states';
import { REFERRED_FRIEND_SORTS } from './list-sorts';
import { languageSchema, pageNoSchema, pageOf, pageSizeSchema, sortSchema } from './field-schemas';

/** What was credited for invitations. */
const earnedFields = {
  amount: amountSchema.meta({ description: 'cash, bonuses and the stakes of free bets' }),
  points: z.number().int(),
  tickets: z.number().int(),
} as const;
const earnedSchema = z.strictObject(earnedFields).meta({ id: 'ReferralEarnings' });
export type ReferralEarnings = z.infer<typeof earnedSchema>;

const referralPromotionSchema = z
  .strictObject({
    promotionId: z.uuid(),
    title: z.string(),
    endsAt: z.iso.datetime().nullable(),
    minimum: amountSchema.meta({ description: 'deposits of the friend that qualify the invitation' }),
    validBet: amountSchema.meta({ description: 'valid bets of the friend that qualify it besides' }),
    friendsMax: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'friends for whom a member is rewarded; null: any number' }),
    friendsRewarded: z.number().int().meta({ description: 'for whom the caller is rewarded, or was' }),
    conditions: conditionsSchema,
    reward: promotionRewardSchema,
    invitedReward: promotionRewardSchema.nullable().meta({ description: 'of the friend' }),
    delivery: z.enum(DELIVERIES),
    claimDays: z.number().int().nullable(),
  })
  .meta({ id: 'ReferralPromotion' });
export type ReferralPromotion = z.infer<typeof referralPromotionSchema>;

const referredFriendSchema = z
  .strictObject({
    account: z.string().meta({ description: 'masked: `ra***1`' }),
    joinedAt: z.iso.datetime(),
    stage: z.enum(REFERRAL_STAGES),
    earned: earnedSchema.nullable().meta({ description: 'what the caller was credited for this friend' }),
  })
  .meta({ id: 'ReferredFriend' });
export type ReferredFriend = z.infer<typeof referredFriendSchema>;

/** The caller’s own invitations; refused where the brand does not want members to invite (`REFERRAL`). */
export const referralCalls = {
  'referrals.overview': defineCall({
    methods: ['GET'],
    path: '/wps/member/referrals',
    access: 'member',
    summary:
      'The caller’s referral code, what the running promotions give for friends, and how far the invited ones have come',
    request: z.strictObject({ language: languageSchema.optional() }),
    value: z.strictObject({
      referralCode: z.string().nullable(),
      promotions: z.array(referralPromotionSchema).meta({ description: 'empty: nothing is given for friends now' }),
      friends: z.strictObject({
        total: z.number().int(),
        byStage: z.record(z.enum(REFERRAL_STAGES), z.number().int()),
      }),
      earned: earnedSchema,
    }),
    errors: ['feature_disabled'],
  }),
  'referrals.friends': defineCall({
    methods: ['GET'],
    path: '/wps/member/referrals/friends',
    access: 'member',
    summary: 'Who registered by the caller’s invitation, latest first',
    request: z.strictObject({
      stage: z.enum(REFERRAL_STAGES).optional(),
      sort: sortSchema(REFERRED_FRIEND_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(referredFriendSchema),
    errors: ['feature_disabled'],
  }),
} as const;
