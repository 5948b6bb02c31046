import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { reviewRuleSchema, timelineEntrySchema, withdrawalSchema } from '../entities/withdrawal';
import { amountSchema } from '../money';
import {
  brandCodeSchema,
  pageNoSchema,
  pageOf,
  pageSizeSchema,
  reasonSchema,
  sortSchema,
  textSchema,
} from './field-schemas';

const byId = { withdrawalId: z.uuid() };

/** Actions that an operator may take in the withdrawal's present state. */
export const WITHDRAWAL_ACTIONS = ['approve', 'reject', 'disburse', 'return', 'forceReceipt'] as const;
export type WithdrawalAction = (typeof WITHDRAWAL_ACTIONS)[number];

/** review: to be approved; trouble: failed or not received; under_way: approved, sent or paid; over: received or rejected. */
export const WITHDRAWAL_QUEUES = ['review', 'trouble', 'under_way', 'over'] as const;
export const withdrawalQueueSchema = z.enum(WITHDRAWAL_QUEUES);
export type WithdrawalQueue = z.infer<typeof withdrawalQueueSchema>;

/** What a queue sorts by. */
export const WITHDRAWAL_SORTS = ['createdAt', 'account', 'amount', 'score'] as const;
export type WithdrawalSort = (typeof WITHDRAWAL_SORTS)[number];

export const adminWithdrawalSchema = withdrawalSchema
  .extend({
    brand: z.string(),
    account: z.string(),
    score: z.number().int(),
    approvals: z.number().int(),
    approvalsNeeded: z.number().int(),
  })
  .meta({ id: 'AdminWithdrawal' });
export type AdminWithdrawal = z.infer<typeof adminWithdrawalSchema>;

export const adminWithdrawalDetailSchema = adminWithdrawalSchema
  .extend({
    actions: z.array(z.enum(WITHDRAWAL_ACTIONS)).meta({ description: 'what the asking operator may do now' }),
    hits: z.array(z.strictObject({ rule: reviewRuleSchema, score: z.number().int() })),
    holder: z.string().meta({ description: 'masked' }),
    outstanding: amountSchema.meta({ description: 'what another disbursement would pay' }),
    timeline: z.array(timelineEntrySchema.extend({ actor: z.string().nullable() })),
    disbursements: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        amount: amountSchema,
        state: z.enum(['ordered', 'sent', 'paid', 'failed']),
        payerReference: z.string().nullable(),
        failure: z.string().nullable(),
        finishedAt: z.iso.datetime().nullable(),
      }),
    ),
    member: z.strictObject({
      memberId: z.string().meta({ description: 'public id' }),
      registeredAt: z.iso.datetime(),
      deposited: amountSchema,
      promotions: amountSchema.meta({ description: 'bonuses and rewards, less what went back to the brand' }),
      play: amountSchema.meta({ description: 'won less staked' }),
      others: amountSchema.meta({ description: 'to and from other members and agents, and by correction' }),
      withdrawn: amountSchema.meta({ description: 'sent; what is requested is held' }),
      total: amountSchema.meta({ description: 'of what came, less what was withdrawn; and of where it stands' }),
      cash: amountSchema,
      held: amountSchema,
      bonus: amountSchema,
      atVendors: amountSchema,
      owed: amountSchema.meta({ description: 'by the member' }),
      movements: z.array(
        z.strictObject({ at: z.iso.datetime(), kind: z.string(), change: amountSchema, balanceAfter: amountSchema }),
      ),
    }),
  })
  .meta({ id: 'AdminWithdrawalDetail' });
export type AdminWithdrawalDetail = z.infer<typeof adminWithdrawalDetailSchema>;

const errors = ['forbidden', 'withdrawal_not_found', 'withdrawal_state'] as const;

/** The operators' side of withdrawals; right `cashier`. */
export const withdrawalAdminCalls = {
  'withdrawalAdmin.queue': defineCall({
    methods: ['GET'],
    path: '/ops/withdrawals',
    access: 'operator',
    summary: 'Withdrawals of the operator’s brands: what waits longest first, what is over latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      queue: withdrawalQueueSchema.default('review'),
      search: z.string().trim().max(64).optional(),
      sort: sortSchema(WITHDRAWAL_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(adminWithdrawalSchema),
    errors: ['forbidden'],
  }),
  'withdrawalAdmin.detail': defineCall({
    methods: ['GET'],
    path: '/ops/withdrawals/:withdrawalId',
    access: 'operator',
    summary: 'One withdrawal with its rule hits, its way, and the member’s money',
    request: z.strictObject(byId),
    value: adminWithdrawalDetailSchema,
    errors: ['forbidden', 'withdrawal_not_found'],
  }),
  'withdrawalAdmin.approve': defineCall({
    methods: ['POST'],
    path: '/ops/withdrawals/:withdrawalId/approve',
    access: 'operator',
    summary: 'Approves; where two are needed, the second must be another operator',
    request: z.strictObject(byId),
    value: adminWithdrawalDetailSchema,
    errors: [...errors, 'approved_before', 'commission_debt'],
  }),
  'withdrawalAdmin.reject': defineCall({
    methods: ['POST'],
    path: '/ops/withdrawals/:withdrawalId/reject',
    access: 'operator',
    summary: 'Rejects before the approval: the money is the member’s again, who reads the reason',
    request: z.strictObject({ ...byId, reason: reasonSchema }),
    value: adminWithdrawalDetailSchema,
    errors,
  }),
  'withdrawalAdmin.disburse': defineCall({
    methods: ['POST'],
    path: '/ops/withdrawals/:withdrawalId/disburse',
    access: 'operator',
    summary: 'Asks the payer at once, again after a failure, or for what the member misses',
    request: z.strictObject({ ...byId, reason: reasonSchema }),
    value: adminWithdrawalDetailSchema,
    errors,
  }),
  'withdrawalAdmin.return': defineCall({
    methods: ['POST'],
    path: '/ops/withdrawals/:withdrawalId/return',
    access: 'operator',
    summary: 'After the payer could not pay: the money is the member’s again',
    request: z.strictObject({ ...byId, reason: reasonSchema }),
    value: adminWithdrawalDetailSchema,
    errors,
  }),
  'withdrawalAdmin.forceReceipt': defineCall({
    methods: ['POST'],
    path: '/ops/withdrawals/:withdrawalId/force-receipt',
    access: 'operator',
    summary: 'Closes a paid withdrawal as received, whatever the member said; nothing is refunded',
    request: z.strictObject({ ...byId, reason: reasonSchema }),
    value: adminWithdrawalDetailSchema,
    errors,
  }),
  'withdrawalAdmin.resetPassword': defineCall({
    methods: ['POST'],
    path: '/ops/withdraw-password/reset',
    access: 'operator',
    summary: 'Forgets a member’s withdraw password and its lock, so that a new one can be set',
    request: z.strictObject({ brand: brandCodeSchema, account: textSchema(64), reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'account_not_found'],
  }),
} as const;
