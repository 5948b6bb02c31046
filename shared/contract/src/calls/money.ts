import { z } from 'zod';
import { defineCall } from '../define-call';
import { amountSchema, positiveAmountSchema } from '../money';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema } from './parts';
import { LIST_PAGE_SIZE, PAYMENT_KINDS } from '../constants';

/** pending: the provider has not decided; credited: the money is in the wallet; failed: declined, expired or never begun. */
export const depositStateSchema = z.enum(['pending', 'credited', 'failed']);
export type DepositState = z.infer<typeof depositStateSchema>;

const channelCodeSchema = z.string().regex(/^[a-z0-9-]{2,32}$/);

export const depositChannelSchema = z
  .strictObject({
    code: channelCodeSchema,
    name: z.string().meta({ description: 'in the language of the request' }),
    kind: z.enum(['redirect']).meta({ description: "redirect: the member pays on the provider's page" }),
    minimum: amountSchema,
    maximum: amountSchema,
    presets: z.array(amountSchema),
    currency: z.string(),
  })
  .meta({ id: 'DepositChannel' });
export type DepositChannel = z.infer<typeof depositChannelSchema>;

export const depositSchema = z
  .strictObject({
    depositId: z.string(),
    channelCode: channelCodeSchema,
    channelName: z.string(),
    amount: amountSchema,
    currency: z.string(),
    state: depositStateSchema,
    /** Only while pending: where the member can go on paying. */
    redirectUrl: z.url().nullable(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Deposit' });
export type Deposit = z.infer<typeof depositSchema>;

export const moneyCalls = {
  'wallets.balance': defineCall({
    methods: ['GET'],
    path: '/wps/v2/wallets/balance',
    access: 'session',
    summary: 'The balances of the member; `balance` is what can be played with',
    request: emptySchema,
    value: z.strictObject({
      currency: z.string(),
      balance: amountSchema,
      cash: amountSchema,
      bonus: amountSchema,
      held: amountSchema,
    }),
    errors: [],
    status: 'live',
  }),
  'cashier.channels': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/deposit/channels',
    access: 'member',
    summary: 'Deposit channels of the brand with limits and amount presets, in order',
    request: emptySchema,
    value: z.array(depositChannelSchema),
    errors: [],
    status: 'live',
  }),
  'cashier.paymentMarks': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/payment-marks',
    access: 'public',
    summary: 'By what one can pay at this brand, for the marks at the end of its pages',
    request: emptySchema,
    value: z.array(z.enum(PAYMENT_KINDS)),
    errors: [],
    status: 'live',
  }),
  'cashier.deposit': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/deposit',
    access: 'member',
    idempotent: true,
    summary: 'Starts a deposit; the answer says where the member pays',
    request: z.strictObject({ channelCode: channelCodeSchema, amount: positiveAmountSchema }),
    value: depositSchema,
    errors: [
      'amount_invalid',
      'amount_below_minimum',
      'amount_above_maximum',
      'channel_unavailable',
      'idempotency_key_reused',
      'request_in_flight',
    ],
    status: 'live',
  }),
  'cashier.depositById': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/deposit/:depositId',
    access: 'member',
    summary: 'One of my deposits with its state',
    request: z.strictObject({ depositId: z.uuid() }),
    value: depositSchema,
    errors: ['deposit_not_found'],
    status: 'live',
  }),
  'cashier.deposits': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/deposits',
    access: 'member',
    summary: 'My deposits, latest first',
    request: z.strictObject({
      state: depositStateSchema.optional(),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(depositSchema),
    errors: [],
    status: 'live',
  }),
} as const;
