import { z } from 'zod';
import { BONUS_MODES, BONUS_STATES } from '../bonus';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { gameTypeSchema } from '../entities/game';
import { amountSchema, positiveAmountSchema } from '../money';
import { minOddsSchema } from '../promotions/rewards';
import {
  brandCodeSchema,
  grantFields,
  grantOutcomeSchema,
  pageNoSchema,
  pageOf,
  pageSizeSchema,
  publicIdSchema,
  reasonSchema,
  sortSchema,
  textSchema,
} from './field-schemas';
import { BONUS_GRANT_SORTS, BONUS_SORTS } from './list-sorts';

export const BONUS_WAGERING_TIMES_MAX = 100;
export const BONUS_LIFETIME_DAYS_MAX = 365;

/** Under which a bonus is granted. */
export const bonusGrantTermsSchema = z.strictObject({
  mode: z.enum(BONUS_MODES),
  wageringTimes: z.number().int().min(0).max(BONUS_WAGERING_TIMES_MAX).meta({ description: 'of the amount' }),
  contribution: z
    .array(z.strictObject({ gameType: gameTypeSchema, percent: z.number().int().min(0).max(100) }))
    .refine((rows) => new Set(rows.map(({ gameType }) => gameType)).size === rows.length, { message: 'type_twice' })
    .meta({ description: 'how much of a valid bet counts; in full where nothing is said' }),
  minOdds: minOddsSchema.optional(),
  inSteps: z.boolean(),
  maxStake: positiveAmountSchema.nullable(),
  lifetimeDays: z
    .number()
    .int()
    .min(1)
    .max(BONUS_LIFETIME_DAYS_MAX)
    .nullable()
    .meta({ description: 'null exactly for merged' }),
});

/** What an operator promises. */
const terms = { amount: positiveAmountSchema, ...bonusGrantTermsSchema.shape };

const grantSchema = z
  .strictObject({
    grantId: z.uuid(),
    brand: z.string(),
    account: z.string(),
    currency: z.string(),
    ...terms,
    ...grantFields,
  })
  .meta({ id: 'BonusGrant' });
export type BonusGrant = z.infer<typeof grantSchema>;

const adminBonusSchema = z
  .strictObject({
    bonusId: publicIdSchema,
    brand: z.string(),
    account: z.string(),
    currency: z.string(),
    name: z.string(),
    mode: z.enum(BONUS_MODES),
    state: z.enum(BONUS_STATES),
    amount: amountSchema,
    wagering: amountSchema,
    released: amountSchema,
    returned: amountSchema,
    grantedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    endedBy: z.string().nullable().meta({ description: 'operator who revoked it' }),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AdminBonus' });
export type AdminBonus = z.infer<typeof adminBonusSchema>;

const liabilitySchema = z
  .strictObject({
    brand: z.string(),
    currency: z.string(),
    mode: z.enum(BONUS_MODES),
    active: z.number().int(),
    outstanding: amountSchema.meta({ description: 'of active bonuses: granted and not released yet' }),
    queued: z.number().int(),
    queuedAmount: amountSchema,
  })
  .meta({ id: 'BonusLiability' });
export type BonusLiability = z.infer<typeof liabilitySchema>;

const brandPage = { brand: brandCodeSchema.optional(), pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) };

/** The operators' side of bonuses, with the right `cashier`. */
export const bonusAdminCalls = {
  'bonusAdmin.list': defineCall({
    methods: ['GET'],
    path: '/ops/bonuses',
    access: 'operator',
    summary: 'Bonuses of members, latest first',
    request: z.strictObject({
      ...brandPage,
      account: textSchema(64).optional(),
      state: z.enum(BONUS_STATES).optional(),
      sort: sortSchema(BONUS_SORTS),
    }),
    value: pageOf(adminBonusSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'bonusAdmin.liability': defineCall({
    methods: ['GET'],
    path: '/ops/bonuses/liability',
    access: 'operator',
    summary: 'What members of a brand may still get of their bonuses, by mode',
    request: z.strictObject({ brand: brandCodeSchema.optional() }),
    value: z.array(liabilitySchema),
    errors: ['forbidden', 'not_found'],
  }),
  'bonusAdmin.revoke': defineCall({
    methods: ['POST'],
    path: '/ops/bonuses/:bonusId/revoke',
    access: 'operator',
    summary:
      'Ends a bonus that is active or waits; what is left of it goes back to the brand, of a merged one as far as the cash covers it',
    request: z.strictObject({ bonusId: publicIdSchema, reason: reasonSchema }),
    value: adminBonusSchema,
    errors: ['forbidden', 'not_found', 'bonus_ended'],
  }),
  'bonusAdmin.grants': defineCall({
    methods: ['GET'],
    path: '/ops/bonuses/grants',
    access: 'operator',
    summary: 'Bonuses that operators granted, latest first',
    request: z.strictObject({ ...brandPage, sort: sortSchema(BONUS_GRANT_SORTS) }),
    value: pageOf(grantSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'bonusAdmin.grant': defineCall({
    methods: ['POST'],
    path: '/ops/bonuses/grants',
    access: 'operator',
    summary:
      'Grants a member a bonus; above what one operator gives alone on a day (`creditTwoOperatorsFrom`) it waits for a second operator',
    request: z.strictObject({
      grantId: z.uuid(),
      brand: brandCodeSchema,
      account: textSchema(64),
      ...terms,
      reason: reasonSchema,
    }),
    value: grantOutcomeSchema,
    errors: ['forbidden', 'not_found', 'account_not_found', 'amount_invalid', 'play_barred', 'idempotency_key_reused'],
  }),
} as const;
