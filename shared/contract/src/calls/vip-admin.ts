import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema, positiveAmountSchema, unsignedAmountSchema } from '../money';
import { VIP_CHANGES, VIP_LEVELS_MAX, VIP_WINDOW_MAX_DAYS } from '../vip';
import {
  brandCodeSchema,
  localisedSchema,
  pageNoSchema,
  pageOf,
  pageSizeSchema,
  reasonSchema,
  sortSchema,
  textSchema,
  versionFields,
} from './field-schemas';
import { VIP_MEMBER_SORTS } from './list-sorts';
import { proposalSchema, revisionSchema } from './proposals';

const NAME_MAX_LENGTH = 40;
const MANAGER_MAX_LENGTH = 120;
const levelNumber = z.number().int().min(0).max(VIP_LEVELS_MAX);

const levelSchema = z
  .strictObject({
    names: localisedSchema(textSchema(NAME_MAX_LENGTH)),
    validBet: unsignedAmountSchema,
    deposits: unsignedAmountSchema,
    pointsPercent: z.number().int().min(100).max(1_000).meta({ description: '150: one and a half times the points' }),
    withdrawalCount: z.number().int().min(1).max(1_000).nullable().meta({ description: 'a day; null: the brand’s' }),
    withdrawalSum: positiveAmountSchema.nullable().meta({ description: 'of a day; null: the brand’s' }),
    withdrawalMaximum: positiveAmountSchema.nullable().meta({ description: 'of one; null: the brand’s' }),
    priority: z.number().int().min(0).max(9).meta({ description: 'of withdrawals in the review' }),
    birthdayGift: unsignedAmountSchema,
    monthlyReward: unsignedAmountSchema,
    manager: textSchema(MANAGER_MAX_LENGTH).nullable().meta({ description: 'how to reach the manager' }),
  })
  .meta({ id: 'VipLevelTerms', description: 'the first is level 1' });
export type VipLevelTerms = z.infer<typeof levelSchema>;

const terms = {
  windowDays: z.number().int().min(1).max(VIP_WINDOW_MAX_DAYS),
  wagering: z.number().int().min(0).max(50).meta({ description: 'how many times a gift has to be wagered' }),
  levels: z.array(levelSchema).min(1).max(VIP_LEVELS_MAX),
};
const rulesSchema = z.strictObject({ ...versionFields, currency: z.string(), ...terms }).meta({ id: 'VipRules' });
export type VipRules = z.infer<typeof rulesSchema>;

const memberSchema = z
  .strictObject({
    brand: z.string(),
    currency: z.string(),
    account: z.string(),
    level: z.number().int(),
    since: z.iso.datetime().nullable(),
    heldUntil: z.iso.date().nullable().meta({ description: 'set by an operator: the level stays until that day' }),
  })
  .meta({ id: 'VipMember' });
export type VipMember = z.infer<typeof memberSchema>;

const historySchema = memberSchema
  .extend({
    reached: z.number().int().meta({ description: 'the level that play and deposits reach now' }),
    validBet: amountSchema,
    deposits: amountSchema,
    changes: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        kind: z.enum(VIP_CHANGES),
        from: z.number().int(),
        to: z.number().int(),
        validBet: amountSchema,
        deposits: amountSchema,
        operator: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'VipMemberHistory' });
export type VipMemberHistory = z.infer<typeof historySchema>;

const byMember = { brand: brandCodeSchema, account: textSchema(64) };
const MEMBER_ERRORS = ['forbidden', 'not_found', 'account_not_found'] as const;

/** The operators' side of the VIP levels, with the right `cashier`. */
export const vipAdminCalls = {
  'vipAdmin.rules': defineCall({
    methods: ['GET'],
    path: '/ops/vip/rules',
    access: 'operator',
    summary: 'Versions of a brand’s VIP levels, latest first',
    request: z.strictObject({ brand: brandCodeSchema }),
    value: z.array(rulesSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'vipAdmin.proposeRules': defineCall({
    methods: ['POST'],
    path: '/ops/vip/rules',
    access: 'operator',
    summary: 'Proposes a version of the levels; a second operator approves it',
    request: z.strictObject({ brand: brandCodeSchema, ...terms, revision: revisionSchema, reason: reasonSchema }),
    value: proposalSchema,
    errors: ['forbidden', 'not_found', 'amount_invalid', 'proposal_waiting', 'conflict'],
  }),
  'vipAdmin.members': defineCall({
    methods: ['GET'],
    path: '/ops/vip/members',
    access: 'operator',
    summary: 'Members with a VIP level, highest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      account: z.string().trim().max(64).optional(),
      sort: sortSchema(VIP_MEMBER_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(memberSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'vipAdmin.member': defineCall({
    methods: ['GET'],
    path: '/ops/vip/member',
    access: 'operator',
    summary: 'A member’s VIP level with its history',
    request: z.strictObject(byMember),
    value: historySchema,
    errors: MEMBER_ERRORS,
  }),
  'vipAdmin.setLevel': defineCall({
    methods: ['POST'],
    path: '/ops/vip/member',
    access: 'operator',
    summary: 'Sets a member’s VIP level by hand; until the day it neither rises nor falls',
    request: z.strictObject({ ...byMember, level: levelNumber, heldUntil: z.iso.date(), reason: reasonSchema }),
    value: historySchema,
    errors: MEMBER_ERRORS,
  }),
} as const;
