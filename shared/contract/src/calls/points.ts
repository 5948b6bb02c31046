import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { gameTypeSchema } from '../entities/game';
import { amountSchema } from '../money';
import { plainTextSchema } from '../plain-text';
import { GOOD_DELIVERIES, GOOD_PICTURES, POINT_MOVEMENTS, REDEEM_STATES, REDEEM_TYPES } from '../points';
import { emptySchema, languageSchema, pageNoSchema, pageOf, pageSizeSchema } from './field-schemas';

export const POINTS_MAX = 1_000_000_000;
export const ADDRESS_MAX_LENGTH = 400;
const pointsSchema = z.number().int();
const positivePointsSchema = pointsSchema.min(1).max(POINTS_MAX);

export const goodSchema = z
  .strictObject({
    rewardId: z.uuid(),
    name: z.string(),
    description: z.string(),
    picture: z.enum(GOOD_PICTURES),
    delivery: z.enum(GOOD_DELIVERIES),
    points: pointsSchema.meta({ description: 'for one piece' }),
    amountRequirement: amountSchema.meta({ description: 'valid bet of the last 30 business days that it asks for' }),
    vipLevel: z.number().int().meta({ description: 'VIP level that it asks for; 0: none' }),
    stock: z.number().int(),
    perMember: z.number().int().nullable().meta({ description: 'pieces that a member may have; null: any number' }),
    redeemed: z.number().int().meta({ description: 'pieces that the caller has redeemed' }),
  })
  .meta({ id: 'PointGood' });
export type PointGood = z.infer<typeof goodSchema>;

const redeemSchema = z
  .strictObject({
    transactionId: z.string().meta({ description: 'reference number' }),
    applyTime: z.iso.datetime(),
    type: z.enum(REDEEM_TYPES),
    name: z.string().nullable().meta({ description: 'null: points turned into money' }),
    quantity: z.number().int(),
    pointsRequirement: pointsSchema.meta({ description: 'of all pieces' }),
    amountRequirement: amountSchema.meta({ description: 'valid bet that the goods asked for' }),
    status: z.enum(REDEEM_STATES),
    changedPoints: pointsSchema.meta({ description: 'what the redeem changed; 0 when the points came back' }),
    pointsBalance: pointsSchema.meta({ description: 'after its last movement' }),
    amount: amountSchema.nullable().meta({ description: 'money that the points gave; null for goods' }),
    shipment: z.string().nullable().meta({ description: 'how to follow what was sent, or its code' }),
    remark: z.string().nullable().meta({ description: 'why it was rejected' }),
  })
  .meta({ id: 'PointRedeem' });
export type PointRedeem = z.infer<typeof redeemSchema>;

const movementSchema = z
  .strictObject({
    transactionId: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(POINT_MOVEMENTS),
    change: pointsSchema,
    balance: pointsSchema,
    text: z.string().nullable().meta({ description: 'name of the goods; null where there are none' }),
  })
  .meta({ id: 'PointMovement' });
export type PointMovementEntry = z.infer<typeof movementSchema>;

export const earnRateSchema = z.strictObject({
  gameType: gameTypeSchema,
  amount: amountSchema.meta({ description: 'valid bet that earns one point' }),
});
export const exchangeRateSchema = z.strictObject({
  points: positivePointsSchema.meta({ description: 'from so many on' }),
  amount: amountSchema.meta({ description: 'what so many give' }),
});

const withdrawPassword = z.string().min(1).max(64);
const passwordErrors = ['withdraw_password_unset', 'withdraw_password_wrong', 'withdraw_password_locked'] as const;
const page = { pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) };
const ofLanguage = { language: languageSchema.optional() };

/** Points and the points mall (flag POINTS). What can be had, and for what, is open to everybody. */
export const pointsCalls = {
  'points.balance': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCS2_getPointBalance',
    access: 'member',
    summary: 'My points, and how many of my redeems are in process',
    request: emptySchema,
    value: z.strictObject({
      points: pointsSchema,
      earning: pointsSchema.meta({ description: 'earned by play and paid at the next business day' }),
      inProcess: z.number().int(),
    }),
    errors: ['feature_disabled'],
  }),
  'points.rewards': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCS2_getPointReward',
    access: 'public',
    summary: 'Goods for points',
    request: z.strictObject({ ...ofLanguage, ...page }),
    value: pageOf(goodSchema),
    errors: ['feature_disabled'],
  }),
  'points.config': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCS2_getPointConfig',
    access: 'public',
    summary: 'Rules of the points that count today: what earns one, what they are worth in money, and the terms',
    request: z.strictObject(ofLanguage),
    value: z.strictObject({
      version: z.number().int(),
      currency: z.string(),
      earn: z.array(earnRateSchema),
      exchange: z
        .array(exchangeRateSchema)
        .meta({ description: 'rising; points below the first row are not exchanged' }),
      terms: z.string(),
    }),
    errors: ['feature_disabled'],
  }),
  'points.redeemList': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCS2_getRedeemPointList',
    access: 'member',
    summary: 'What I redeemed my points for, latest first',
    request: z.strictObject({ status: z.enum(REDEEM_STATES).optional(), ...ofLanguage, ...page }),
    value: pageOf(redeemSchema),
    errors: ['feature_disabled'],
  }),
  'points.details': defineCall({
    methods: ['GET'],
    path: '/wps/relay/MCS2_getPointDetails',
    access: 'member',
    summary: 'Every movement of my points, latest first',
    request: z.strictObject({ ...ofLanguage, ...page }),
    value: pageOf(movementSchema),
    errors: ['feature_disabled'],
  }),
  'points.redeem': defineCall({
    methods: ['POST'],
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    access: 'member',
    encrypted: true,
    idempotent: true,
    summary: 'Redeems goods: the points are taken at once, and come back in full when an operator rejects it',
    request: z.strictObject({
      rewardId: z.uuid(),
      quantity: z.number().int().min(1).max(100).default(1),
      points: positivePointsSchema.meta({ description: 'price of one piece, as the member saw it' }),
      address: plainTextSchema(ADDRESS_MAX_LENGTH).default('').meta({ description: 'of goods that are shipped' }),
      mobileNum: z
        .string()
        .trim()
        .max(24)
        .regex(/^\+?\d[\d -]{4,18}\d$/, { message: 'mobile_invalid' }),
      withdrawPassword,
    }),
    value: redeemSchema,
    errors: [
      'feature_disabled',
      ...passwordErrors,
      'points_insufficient',
      'good_unavailable',
      'good_changed',
      'good_out_of_stock',
      'good_limit_reached',
      'good_play_required',
      'good_level_required',
      'idempotency_key_reused',
    ],
  }),
  'points.convert': defineCall({
    methods: ['POST'],
    path: '/wps/relay/passwordCheck/convertPoint',
    access: 'member',
    encrypted: true,
    idempotent: true,
    summary: 'Turns points into money at the exchange-rate table',
    request: z.strictObject({
      points: positivePointsSchema,
      version: z.number().int().meta({ description: 'of the rules, as the member saw them' }),
      withdrawPassword,
    }),
    value: redeemSchema,
    errors: [
      'feature_disabled',
      ...passwordErrors,
      'points_insufficient',
      'points_below_minimum',
      'point_rules_changed',
      'idempotency_key_reused',
    ],
  }),
} as const;
