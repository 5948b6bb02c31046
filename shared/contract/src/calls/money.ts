import { z } from 'zod';
import { defineCall } from '../define-call';
import { amountSchema, positiveAmountSchema } from '../money';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema } from './field-schemas';
import { LIST_PAGE_SIZE, PAYMENT_KINDS, PROOF_NOTE_MAX_LENGTH, UPLOAD_MAX_COUNT } from '../constants';
import { plainTextSchema } from '../plain-text';

/**
 * pending: the member has to pay, or the provider has not decided; review: an operator checks the proof of a transfer;
 * credited: the money is in the wallet; failed: declined, expired or never started.
 */
export const depositStateSchema = z.enum(['pending', 'review', 'credited', 'failed']);
export type DepositState = z.infer<typeof depositStateSchema>;

/** redirect: the member pays on the provider's page; transfer: to an account of the brand, with a proof. */
export const depositMethodSchema = z.enum(['redirect', 'transfer']);
export type DepositMethod = z.infer<typeof depositMethodSchema>;

export const channelCodeSchema = z.string().regex(/^[a-z0-9-]{2,32}$/);

export const depositFeeSchema = z.strictObject({
  basisPoints: z.number().int().min(0).max(10_000).meta({ description: 'hundredths of a percent of the amount' }),
  fixed: amountSchema,
  bearer: z.enum(['brand', 'member']).meta({ description: 'member: the fee is taken from what is credited' }),
});

export const depositChannelSchema = z
  .strictObject({
    code: channelCodeSchema,
    name: z.string().meta({ description: 'in the language of the request' }),
    method: depositMethodSchema,
    minimum: amountSchema,
    maximum: amountSchema,
    presets: z.array(amountSchema),
    currency: z.string(),
    fee: depositFeeSchema,
    wageringPercent: z.number().int().meta({ description: 'share of what is credited to stake before a withdrawal' }),
  })
  .meta({ id: 'DepositChannel' });
export type DepositChannel = z.infer<typeof depositChannelSchema>;

export const offerFrequencySchema = z.enum(['once', 'daily']);

export const depositOfferSchema = z
  .strictObject({
    code: channelCodeSchema,
    name: z.string().meta({ description: 'in the language of the request' }),
    percent: z.number().int(),
    cap: amountSchema,
    minimum: amountSchema,
    wageringTimes: z.number().int().meta({ description: 'how often the bonus is staked before a withdrawal' }),
    frequency: offerFrequencySchema,
  })
  .meta({ id: 'DepositOffer' });
export type DepositOffer = z.infer<typeof depositOfferSchema>;

export const receivingAccountSchema = z.strictObject({ bank: z.string(), holder: z.string(), number: z.string() });

export const depositSchema = z
  .strictObject({
    depositId: z.string(),
    channelCode: channelCodeSchema,
    channelName: z.string(),
    method: depositMethodSchema,
    amount: amountSchema,
    /** The amount received, when it differs from the amount ordered. */
    received: amountSchema.nullable(),
    fee: amountSchema.meta({ description: 'taken from what is credited; zero when the brand bears it' }),
    bonus: amountSchema,
    offerName: z.string().nullable(),
    credited: amountSchema.meta({ description: 'what reaches, or reached, the wallet with the bonus' }),
    wagering: amountSchema.meta({ description: 'what it adds to the stakes before a withdrawal' }),
    currency: z.string(),
    state: depositStateSchema,
    /** The operator's reason for refusing it. */
    reason: z.string().nullable(),
    /** Only while pending: where the member can go on paying. */
    redirectUrl: z.url().nullable(),
    /** Where to transfer to, and what to write into the transfer. */
    transfer: receivingAccountSchema.extend({ reference: z.string() }).nullable(),
    proofImageIds: z.array(z.uuid()),
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
    summary: 'The balances of the member; `balance` is what can be played with: cash and the wallets at vendors',
    request: emptySchema,
    value: z.strictObject({
      currency: z.string(),
      balance: amountSchema,
      cash: amountSchema,
      bonus: amountSchema,
      held: amountSchema,
      vendors: amountSchema.meta({ description: 'in wallets at vendors, all together' }),
    }),
    errors: [],
  }),
  'cashier.channels': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/deposit/channels',
    access: 'member',
    summary: 'Deposit channels of the brand with limits and amount presets, in order',
    request: emptySchema,
    value: z.array(depositChannelSchema),
    errors: [],
  }),
  'cashier.paymentMarks': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/payment-marks',
    access: 'public',
    summary: 'By what one can pay at this brand, for the marks at the end of its pages',
    request: emptySchema,
    value: z.array(z.enum(PAYMENT_KINDS)),
    errors: [],
  }),
  'cashier.deposit': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/deposit',
    access: 'member',
    idempotent: true,
    summary: 'Starts a deposit; the answer says where the member pays',
    request: z.strictObject({
      channelCode: channelCodeSchema,
      amount: positiveAmountSchema,
      offerCode: channelCodeSchema.optional().meta({ description: 'deprecated: refused; see promotions.forDeposit' }),
      page: z.enum(['member', 'office']).optional().meta({
        description: 'where a provider sends the payer back: the member centre (default) or the agents’ office',
      }),
    }),
    value: depositSchema,
    errors: [
      'amount_invalid',
      'amount_below_minimum',
      'amount_above_maximum',
      'channel_unavailable',
      'offer_unavailable',
      'deposit_limit_reached',
      'timed_out',
      'self_excluded',
      'idempotency_key_reused',
      'request_in_flight',
    ],
  }),
  'cashier.offers': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/deposit/offers',
    access: 'member',
    summary: 'Deprecated: empty; see promotions.forDeposit',
    request: emptySchema,
    value: z.array(depositOfferSchema),
    errors: [],
  }),
  'cashier.sendProof': defineCall({
    methods: ['POST'],
    path: '/wps/cashier/deposit/:depositId/proof',
    access: 'member',
    summary:
      'Shows that a bank transfer was made; the deposit goes to the operators. The same pictures again change nothing',
    request: z.strictObject({
      depositId: z.uuid(),
      imageIds: z.array(z.uuid()).max(UPLOAD_MAX_COUNT),
      note: plainTextSchema(PROOF_NOTE_MAX_LENGTH).default(''),
    }),
    value: depositSchema,
    errors: ['deposit_not_found', 'deposit_decided', 'proof_required', 'image_not_found'],
  }),
  'cashier.depositById': defineCall({
    methods: ['GET'],
    path: '/wps/cashier/deposit/:depositId',
    access: 'member',
    summary: 'One of my deposits with its state',
    request: z.strictObject({ depositId: z.uuid() }),
    value: depositSchema,
    errors: ['deposit_not_found'],
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
  }),
} as const;
