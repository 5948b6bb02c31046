import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema, unsignedAmountSchema } from '../money';
import { plainTextSchema } from '../plain-text';
import { GOOD_DELIVERIES, GOOD_PICTURES, REDEEM_STATES, REDEEM_TYPES } from '../points';
import { VIP_LEVELS_MAX } from '../vip';
import {
  brandCodeSchema,
  grantFields,
  grantOutcomeSchema,
  localisedSchema,
  pageNoSchema,
  pageOf,
  pageSizeSchema,
  reasonSchema,
  sortSchema,
  textSchema,
  versionFields,
} from './field-schemas';
import { POINT_GRANT_SORTS, REDEEM_SORTS } from './list-sorts';
import { newOrStoredRevisionSchema, proposalSchema, revisionSchema, storedRevisionSchema } from './proposals';
import { earnRateSchema, exchangeRateSchema, POINTS_MAX } from './points';

const NAME_MAX_LENGTH = 80;
const DESCRIPTION_MAX_LENGTH = 400;
const TERMS_MAX_LENGTH = 4_000;
const EXCHANGE_ROWS_MAX = 12;

const brandPage = {
  brand: brandCodeSchema.optional(),
  pageNo: pageNoSchema,
  pageSize: pageSizeSchema(LIST_PAGE_SIZE),
};
const goodTerms = {
  names: localisedSchema(textSchema(NAME_MAX_LENGTH)),
  descriptions: localisedSchema(plainTextSchema(DESCRIPTION_MAX_LENGTH)),
  picture: z.enum(GOOD_PICTURES),
  delivery: z.enum(GOOD_DELIVERIES),
  points: z.number().int().min(1).max(POINTS_MAX),
  amountRequirement: unsignedAmountSchema,
  perMember: z.number().int().min(1).max(1_000).nullable(),
  vipLevel: z.number().int().min(0).max(VIP_LEVELS_MAX).meta({ description: 'VIP level that it asks for; 0: none' }),
  enabled: z.boolean(),
};

const adminGoodSchema = z
  .strictObject({
    rewardId: z.uuid(),
    brand: z.string(),
    currency: z.string(),
    ...goodTerms,
    stock: z.number().int(),
    redeemed: z.number().int().meta({ description: 'pieces in process or approved' }),
    revision: storedRevisionSchema.meta({ description: 'of everything but the stock' }),
  })
  .meta({ id: 'AdminPointGood' });
export type AdminPointGood = z.infer<typeof adminGoodSchema>;

const adminRedeemSchema = z
  .strictObject({
    redeemId: z.uuid(),
    transactionId: z.string().meta({ description: 'reference number, as the member sees it' }),
    brand: z.string(),
    currency: z.string(),
    account: z.string().meta({ description: 'of the member' }),
    applyTime: z.iso.datetime(),
    type: z.enum(REDEEM_TYPES),
    name: z.string().nullable(),
    quantity: z.number().int(),
    points: z.number().int(),
    amount: amountSchema.nullable(),
    status: z.enum(REDEEM_STATES),
    address: z.string(),
    mobileNum: z.string(),
    shipment: z.string().nullable(),
    remark: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminPointRedeem' });
export type AdminPointRedeem = z.infer<typeof adminRedeemSchema>;

const grantSchema = z
  .strictObject({
    grantId: z.uuid(),
    brand: z.string(),
    account: z.string(),
    points: z.number().int().meta({ description: 'below zero: taken' }),
    ...grantFields,
  })
  .meta({ id: 'PointGrant' });
export type PointGrant = z.infer<typeof grantSchema>;

const rulesTerms = {
  earn: z
    .array(earnRateSchema)
    .refine((rows) => new Set(rows.map(({ gameType }) => gameType)).size === rows.length, { message: 'type_twice' }),
  exchange: z.array(exchangeRateSchema).max(EXCHANGE_ROWS_MAX),
  grantLimit: z
    .number()
    .int()
    .min(0)
    .max(POINTS_MAX)
    .meta({ description: 'what one operator may give and take alone on a day, to one member and in all' }),
  terms: localisedSchema(plainTextSchema(TERMS_MAX_LENGTH)),
};
const rulesSchema = z
  .strictObject({
    ...versionFields,
    currency: z.string(),
    ...rulesTerms,
  })
  .meta({ id: 'PointRules' });
export type PointRules = z.infer<typeof rulesSchema>;

const byRedeem = { redeemId: z.uuid() };
const REDEEM_ERRORS = ['forbidden', 'not_found', 'redeem_decided'] as const;

/** The operators' side of the points, with the right `cashier`. */
export const pointsAdminCalls = {
  'pointsAdmin.goods': defineCall({
    methods: ['GET'],
    path: '/ops/points/goods',
    access: 'operator',
    summary: 'Goods for points, those that are off too',
    request: z.strictObject(brandPage),
    value: pageOf(adminGoodSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'pointsAdmin.saveGood': defineCall({
    methods: ['POST'],
    path: '/ops/points/goods',
    access: 'operator',
    idempotent: true,
    summary: 'Creates or changes goods; `stockChange` adds to the stock or takes from it, once per Idempotency-Key',
    request: z.strictObject({
      rewardId: z.uuid(),
      brand: brandCodeSchema,
      ...goodTerms,
      stockChange: z.number().int().min(-1_000_000).max(1_000_000),
      revision: newOrStoredRevisionSchema,
      reason: reasonSchema,
    }),
    value: adminGoodSchema,
    errors: ['forbidden', 'not_found', 'amount_invalid', 'good_out_of_stock', 'idempotency_key_reused', 'conflict'],
  }),
  'pointsAdmin.redeems': defineCall({
    methods: ['GET'],
    path: '/ops/points/redeems',
    access: 'operator',
    summary: 'What members redeemed, those that wait first',
    request: z.strictObject({
      status: z.enum(REDEEM_STATES).optional(),
      sort: sortSchema(REDEEM_SORTS),
      ...brandPage,
    }),
    value: pageOf(adminRedeemSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'pointsAdmin.approve': defineCall({
    methods: ['POST'],
    path: '/ops/points/redeems/:redeemId/approve',
    access: 'operator',
    summary: 'Approves a redeem: the goods are on their way, with what the member follows them by',
    request: z.strictObject({ ...byRedeem, shipment: textSchema(120) }),
    value: adminRedeemSchema,
    errors: REDEEM_ERRORS,
  }),
  'pointsAdmin.reject': defineCall({
    methods: ['POST'],
    path: '/ops/points/redeems/:redeemId/reject',
    access: 'operator',
    summary: 'Rejects a redeem: points and stock return in full, and the member sees the remark',
    request: z.strictObject({ ...byRedeem, remark: reasonSchema }),
    value: adminRedeemSchema,
    errors: REDEEM_ERRORS,
  }),
  'pointsAdmin.grants': defineCall({
    methods: ['GET'],
    path: '/ops/points/grants',
    access: 'operator',
    summary: 'Points that operators gave and took, latest first',
    request: z.strictObject({ ...brandPage, sort: sortSchema(POINT_GRANT_SORTS) }),
    value: pageOf(grantSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'pointsAdmin.grant': defineCall({
    methods: ['POST'],
    path: '/ops/points/grants',
    access: 'operator',
    summary: 'Gives a member points, or takes them; above the brand’s bound it waits for a second operator',
    request: z.strictObject({
      grantId: z.uuid(),
      brand: brandCodeSchema,
      account: textSchema(64),
      points: z
        .number()
        .int()
        .min(-POINTS_MAX)
        .max(POINTS_MAX)
        .refine((points) => points !== 0),
      reason: reasonSchema,
    }),
    value: grantOutcomeSchema,
    errors: ['forbidden', 'not_found', 'account_not_found', 'points_insufficient', 'idempotency_key_reused'],
  }),
  'pointsAdmin.rules': defineCall({
    methods: ['GET'],
    path: '/ops/points/rules',
    access: 'operator',
    summary: 'Versions of a brand’s rules of points, latest first',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.array(rulesSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'pointsAdmin.proposeRules': defineCall({
    methods: ['POST'],
    path: '/ops/points/rules',
    access: 'operator',
    summary: 'Proposes a version of the rules; a second operator approves it',
    request: z.strictObject({ brand: brandCodeSchema, ...rulesTerms, revision: revisionSchema, reason: reasonSchema }),
    value: proposalSchema,
    errors: ['forbidden', 'not_found', 'amount_invalid', 'proposal_waiting', 'conflict'],
  }),
} as const;
