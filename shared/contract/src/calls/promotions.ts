import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema } from '../money';
import { plainTextSchema } from '../plain-text';
import { PROMOTION_KINDS, PROMOTION_SCREENS, PROMOTION_TYPES } from '../promotions/kinds';
import { givenRewardSchema, promotionRewardSchema } from '../promotions/rewards';
import { conditionsSchema } from '../promotions/rule-parts';
import { DELIVERIES, ENROLMENTS, PROMOTION_ACTIONS, SHOWN_STATES } from '../promotions/states';
import {
  APPLICATION_IMAGES_MAX,
  APPLICATION_REMARK_MAX_LENGTH,
  promotionCodeSchema,
  shownTriggerSchema,
} from '../promotions/triggers';
import { emptySchema, languageSchema, pageNoSchema, pageOf, pageSizeSchema } from './field-schemas';

const unitSchema = z
  .enum(['money', 'multiplier'])
  .meta({ description: 'what the value counts: money, or a payout in stakes' });

const cardFields = {
  promotionId: z.uuid(),
  kind: z.enum(PROMOTION_KINDS),
  types: z.array(z.enum(PROMOTION_TYPES)).meta({ description: 'filters under which it is listed' }),
  title: z.string(),
  summary: z.string(),
  picture: z.string().meta({ description: 'name of a drawn picture' }),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  state: z.enum(SHOWN_STATES),
  reason: z.string().nullable().meta({ description: 'why it was rejected, forfeited or cancelled' }),
  action: z.enum(PROMOTION_ACTIONS).nullable().meta({ description: 'what the member can do next' }),
  screen: z.enum(PROMOTION_SCREENS).nullable().meta({ description: 'where `open` leads' }),
  participationId: z.uuid().nullable().meta({ description: 'the caller’s latest one; `claim` asks for it' }),
  claimableUntil: z.iso.datetime().nullable(),
  progress: z
    .strictObject({
      value: amountSchema,
      unit: unitSchema,
      goal: amountSchema.nullable().meta({ description: 'null: there is none, such as in a ranking' }),
      endsAt: z.iso.datetime().meta({ description: 'end of the period that is counted' }),
      place: z.int().nullable().meta({ description: 'in a ranking, once the member has one' }),
    })
    .nullable()
    .meta({ description: 'of the running period, where one is counted' }),
} as const;

const promotionCardSchema = z.strictObject(cardFields).meta({ id: 'PromotionCard' });
export type PromotionCard = z.infer<typeof promotionCardSchema>;

const promotionDetailSchema = z
  .strictObject({
    ...cardFields,
    currency: z.string(),
    terms: z.string().meta({ description: 'plain text of the operator, beside what the rules say' }),
    ownWageringPercent: z.number().int().nullable().meta({
      description: 'percent of the deposit to be wagered before a withdrawal besides; null: no deposit sets it off',
    }),
    rules: z
      .strictObject({
        trigger: shownTriggerSchema,
        conditions: conditionsSchema,
        reward: promotionRewardSchema.nullable(),
        enrolment: z.enum(ENROLMENTS),
        delivery: z.enum(DELIVERIES),
        claimDays: z.int().nullable(),
      })
      .meta({ description: 'those that the caller joined under, else the current ones' }),
    application: z
      .strictObject({ remark: z.string(), imageIds: z.array(z.uuid()), at: z.iso.datetime() })
      .nullable()
      .meta({ description: 'the caller’s own' }),
  })
  .meta({ id: 'PromotionDetail' });
export type PromotionDetail = z.infer<typeof promotionDetailSchema>;

const promotionRewardItemSchema = z
  .strictObject({
    participationId: z.uuid(),
    promotionId: z.uuid(),
    kind: z.enum(PROMOTION_KINDS),
    title: z.string(),
    picture: z.string(),
    reward: givenRewardSchema,
    state: z.enum(['claim', 'claimed', 'issued', 'expired', 'revoked']),
    claimableUntil: z.iso.datetime().nullable(),
    at: z.iso.datetime().meta({ description: 'when it became ready, or was credited' }),
  })
  .meta({ id: 'PromotionRewardItem' });
export type PromotionRewardItem = z.infer<typeof promotionRewardItemSchema>;

const rankingPlaceSchema = z
  .strictObject({
    place: z.int(),
    player: z.string().meta({ description: 'masked account' }),
    value: amountSchema,
    isOwn: z.boolean(),
  })
  .meta({ id: 'RankingPlace' });
export type RankingPlace = z.infer<typeof rankingPlaceSchema>;

const byPromotion = { promotionId: z.uuid() };
const ofLanguage = { language: languageSchema.optional() };
const BARRED = ['timed_out', 'self_excluded'] as const;
const JOIN_ERRORS = [
  'promotion_not_found',
  'promotion_closed',
  'promotion_not_eligible',
  'promotion_household',
  ...BARRED,
] as const;

/** Promotions of the brand, a member's part in them, and the reward centre. */
export const promotionsCalls = {
  'promotions.list': defineCall({
    methods: ['GET'],
    path: '/wps/promotions',
    access: 'public',
    summary: 'Promotions that are open, begin soon or concern the caller, in order of priority',
    request: z.strictObject({ type: z.enum(PROMOTION_TYPES).optional(), ...ofLanguage }),
    value: z.strictObject({ promotions: z.array(promotionCardSchema) }),
    errors: [],
  }),
  'promotions.detail': defineCall({
    methods: ['GET'],
    path: '/wps/promotions/:promotionId',
    access: 'public',
    summary: 'One promotion with its rules, as the caller joined under them',
    request: z.strictObject({ ...byPromotion, ...ofLanguage }),
    value: promotionDetailSchema,
    errors: ['promotion_not_found'],
  }),
  'promotions.ranking': defineCall({
    methods: ['GET'],
    path: '/wps/promotions/:promotionId/ranking',
    access: 'public',
    summary: 'The first places in the running period of a ranking, and the caller’s own',
    request: z.strictObject(byPromotion),
    value: z.strictObject({
      unit: unitSchema,
      endsAt: z.iso.datetime().meta({ description: 'end of the period' }),
      content: z.array(rankingPlaceSchema),
      own: rankingPlaceSchema.nullable().meta({ description: 'null: the caller has no place, or is a guest' }),
    }),
    errors: ['promotion_not_found'],
  }),
  'promotions.forDeposit': defineCall({
    methods: ['GET'],
    path: '/wps/promotions/deposit',
    access: 'member',
    summary: 'What the caller’s next deposit may set off today, with the rules that say what it would give',
    request: z.strictObject(ofLanguage),
    value: z.strictObject({ promotions: z.array(promotionDetailSchema) }),
    errors: [],
  }),
  'promotions.join': defineCall({
    methods: ['POST'],
    path: '/wps/promotions/:promotionId/join',
    access: 'member',
    summary: 'Joins a promotion under its current terms; a repeat changes nothing',
    request: z.strictObject({ ...byPromotion, ...ofLanguage }),
    value: promotionDetailSchema,
    errors: JOIN_ERRORS,
  }),
  'promotions.apply': defineCall({
    methods: ['POST'],
    path: '/wps/promotions/:promotionId/apply',
    access: 'member',
    summary: 'Applies with a remark and uploaded pictures; an operator decides',
    request: z.strictObject({
      ...byPromotion,
      ...ofLanguage,
      remark: plainTextSchema(APPLICATION_REMARK_MAX_LENGTH).default(''),
      imageIds: z
        .array(z.uuid())
        .max(APPLICATION_IMAGES_MAX)
        .refine((ids) => new Set(ids).size === ids.length, { message: 'twice' })
        .default([]),
    }),
    value: promotionDetailSchema,
    errors: [...JOIN_ERRORS, 'image_not_found'],
  }),
  'promotions.enterCode': defineCall({
    methods: ['POST'],
    path: '/wps/promotions/code',
    access: 'member',
    summary: 'Enters a promotion code; a repeat changes nothing',
    request: z.strictObject({ code: promotionCodeSchema, ...ofLanguage }),
    value: promotionDetailSchema,
    errors: [...JOIN_ERRORS, 'promotion_code_unknown', 'promotion_budget_used', 'too_many_requests'],
  }),
  'promotions.rewards': defineCall({
    methods: ['GET'],
    path: '/wps/member/promotion-rewards',
    access: 'member',
    summary: 'Rewards of my promotions: those that wait to be claimed, or those of the past, latest first',
    request: z.strictObject({
      filter: z.enum(['claimable', 'history']).default('claimable'),
      ...ofLanguage,
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(promotionRewardItemSchema),
    errors: [],
  }),
  'promotions.count': defineCall({
    methods: ['GET'],
    path: '/wps/member/promotion-rewards/count',
    access: 'member',
    summary: 'How many rewards of promotions I can claim now, for badges',
    request: emptySchema,
    value: z.strictObject({ claimable: z.int() }),
    errors: [],
  }),
  'promotions.claim': defineCall({
    methods: ['POST'],
    path: '/wps/member/promotion-rewards/:participationId/claim',
    access: 'member',
    summary: 'Claims a reward, once; a repeat answers the same',
    request: z.strictObject({ participationId: z.uuid(), ...ofLanguage }),
    value: promotionRewardItemSchema,
    errors: ['promotion_not_found', 'reward_not_claimable', 'promotion_household', 'bonus_active', ...BARRED],
  }),
  'promotions.claimAll': defineCall({
    methods: ['POST'],
    path: '/wps/member/promotion-rewards/claim',
    access: 'member',
    summary: 'Claims every reward that can be claimed now, each by itself: what one refuses does not hold up another',
    request: z.strictObject(ofLanguage),
    value: z.strictObject({
      claimed: z.array(promotionRewardItemSchema),
      refused: z.array(z.strictObject({ participationId: z.uuid(), code: z.string() })),
    }),
    errors: [...BARRED],
  }),
} as const;
