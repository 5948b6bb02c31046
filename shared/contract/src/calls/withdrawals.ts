import { z } from 'zod';
import { LIST_PAGE_SIZE, UPLOAD_MAX_COUNT } from '../constants';
import { defineCall } from '../define-call';
import { timelineEntrySchema, withdrawalSchema, withdrawalStateSchema } from '../entities/withdrawal';
import { wageringRequirementSchema } from '../entities/wagering-requirement';
import { amountSchema, positiveAmountSchema } from '../money';
import { plainTextSchema } from '../plain-text';
import { forfeitSchema } from './bonuses';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema } from './field-schemas';

const NOTE_MAX_LENGTH = 140;
const byId = { withdrawalId: z.uuid() };
const missing = {
  note: plainTextSchema(NOTE_MAX_LENGTH).default(''),
  images: z.array(z.uuid()).min(1).max(UPLOAD_MAX_COUNT),
};
const detailSchema = withdrawalSchema.extend({ timeline: z.array(timelineEntrySchema) });

export const withdrawalCalls = {
  'withdrawal.terms': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/withdrawal/terms',
    access: 'member',
    summary: 'What I can withdraw now: limits, what is left of them today, what is still to be wagered',
    request: emptySchema,
    value: z.strictObject({
      currency: z.string(),
      available: amountSchema,
      minimum: amountSchema,
      maximum: amountSchema,
      countLeft: z.number().int(),
      sumLeft: amountSchema,
      autoReceiptMinutes: z.number().int(),
      identity: z
        .strictObject({
          level: z.number().int().min(0).max(2),
          left: amountSchema.meta({
            description: 'at most in a withdrawal now: of the amount, the day and the last 30 days',
          }),
          next: z.number().int().nullable().meta({ description: 'level to ask for; null: the highest one is reached' }),
        })
        .nullable()
        .meta({ description: 'what the identity level allows; null: the brand asks for none' }),
      wagering: z.strictObject({
        required: amountSchema,
        wagered: amountSchema,
        remaining: amountSchema,
        requirements: z.array(wageringRequirementSchema).meta({
          description: 'what is open, those of bonuses too, in the order in which play counts for them',
        }),
      }),
      forfeits: forfeitSchema
        .nullable()
        .meta({ description: 'the bonus that a withdrawal gives up; null: no bonus is at stake' }),
    }),
    errors: [],
  }),
  'withdrawal.request': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/withdrawal',
    access: 'member',
    encrypted: true,
    idempotent: true,
    summary: 'Asks for a withdrawal: the money is held at once, and leaves when operators have approved it',
    request: z.strictObject({
      payeeId: z.uuid(),
      amount: positiveAmountSchema,
      withdrawPassword: z.string().min(1).max(64),
      forfeits: forfeitSchema.optional().meta({
        description: 'the bonus that it gives up (`forfeits` of the terms), as the member confirmed it',
      }),
    }),
    value: withdrawalSchema,
    errors: [
      'amount_invalid',
      'amount_below_minimum',
      'amount_above_maximum',
      'insufficient_balance',
      'wagering_open',
      'commission_debt',
      'commission_reserved',
      'bonus_at_stake',
      'withdrawals_per_day',
      'withdrawal_sum_per_day',
      'identity_level_needed',
      'identity_limit_reached',
      'payee_not_found',
      'payee_on_hold',
      'withdraw_password_unset',
      'withdraw_password_wrong',
      'withdraw_password_locked',
      'idempotency_key_reused',
    ],
  }),
  'withdrawal.byId': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/withdrawal/:withdrawalId',
    access: 'member',
    summary: 'One of my withdrawals with its way so far',
    request: z.strictObject(byId),
    value: detailSchema,
    errors: ['withdrawal_not_found'],
  }),
  'withdrawal.list': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/withdrawals',
    access: 'member',
    summary: 'My withdrawals, latest first',
    request: z.strictObject({
      state: withdrawalStateSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(withdrawalSchema),
    errors: [],
  }),
  'withdrawal.cancel': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/withdrawal/:withdrawalId/cancel',
    access: 'member',
    summary: 'Takes back a withdrawal that is still in review: the hold becomes cash again',
    request: z.strictObject(byId),
    value: detailSchema,
    errors: ['withdrawal_not_found', 'withdrawal_state'],
  }),
  'withdrawal.received': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/withdrawal/:withdrawalId/received',
    access: 'member',
    summary: 'The money has come',
    request: z.strictObject(byId),
    value: detailSchema,
    errors: ['withdrawal_not_found', 'withdrawal_state'],
  }),
  'withdrawal.notReceived': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/withdrawal/:withdrawalId/not-received',
    access: 'member',
    summary: 'The money has not come; pictures prove it',
    request: z.strictObject({ ...byId, ...missing }),
    value: detailSchema,
    errors: ['withdrawal_not_found', 'withdrawal_state', 'image_not_found'],
  }),
  'withdrawal.partiallyReceived': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/withdrawal/:withdrawalId/partially-received',
    access: 'member',
    summary: 'Only part of the money has come; pictures prove it',
    request: z.strictObject({ ...byId, ...missing, received: positiveAmountSchema }),
    value: detailSchema,
    errors: ['withdrawal_not_found', 'withdrawal_state', 'amount_invalid', 'image_not_found'],
  }),
} as const;
