import { z } from 'zod';
import { LIST_PAGE_SIZE, PAYMENT_KINDS } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema, positiveAmountSchema } from '../money';
import {
  channelCodeSchema,
  depositFeeSchema,
  depositMethodSchema,
  depositSchema,
  depositStateSchema,
  offerFrequencySchema,
} from './money';
import {
  brandCodeSchema,
  emptySchema,
  pageNoSchema,
  pageOf,
  pageSizeSchema,
  reasonSchema,
  sortSchema,
  textSchema,
} from './field-schemas';
import { newOrStoredRevisionSchema, storedRevisionSchema } from './proposals';

const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);
const namesSchema = z
  .record(z.string().regex(/^[a-z]{2}$/), textSchema(80))
  .refine((names) => Boolean(names['en']), { message: 'english_required' });

/** What the list sorts by. */
export const DEPOSIT_SORTS = ['createdAt', 'account', 'amount'] as const;
export type DepositSort = (typeof DEPOSIT_SORTS)[number];

/** A deposit as operators see it. */
export const adminDepositSchema = depositSchema
  .extend({
    brand: z.string(),
    account: z.string().meta({ description: 'of the member' }),
    proofNote: z.string().nullable(),
    proofAt: z.iso.datetime().nullable(),
    decidedBy: z.string().nullable(),
    approvedBy: z.array(z.string()).meta({ description: 'operators who approved it, while it needs a second' }),
    transactionId: z.string().nullable().meta({ description: 'the movement that credited it, as the member sees it' }),
  })
  .meta({ id: 'AdminDeposit' });
export type AdminDeposit = z.infer<typeof adminDepositSchema>;

const channelTerms = {
  names: namesSchema,
  minimum: positiveAmountSchema,
  maximum: positiveAmountSchema,
  presets: z.array(positiveAmountSchema).min(1).max(8),
  fee: depositFeeSchema,
  wageringPercent: z.number().int().min(0).max(10_000),
  enabled: z.boolean(),
};
const accountTerms = {
  bank: textSchema(80),
  holder: textSchema(80),
  number: z.string().trim().min(4).max(40),
  enabled: z.boolean(),
};
const offerTerms = {
  names: namesSchema,
  percent: z.number().int().min(1).max(1_000),
  cap: positiveAmountSchema,
  minimum: positiveAmountSchema,
  wageringTimes: z.number().int().min(0).max(100),
  frequency: offerFrequencySchema,
  enabled: z.boolean(),
};

export const adminChannelSchema = z
  .strictObject({
    channelId: z.number().int(),
    brand: z.string(),
    currency: z.string(),
    code: channelCodeSchema,
    method: depositMethodSchema,
    paidBy: z.enum(PAYMENT_KINDS),
    ...channelTerms,
    minimum: amountSchema,
    maximum: amountSchema,
    presets: z.array(amountSchema),
    revision: storedRevisionSchema,
    accounts: z.array(z.strictObject({ accountId: z.number().int(), ...accountTerms, revision: storedRevisionSchema })),
  })
  .meta({ id: 'AdminDepositChannel' });
export type AdminChannel = z.infer<typeof adminChannelSchema>;

export const adminOfferSchema = z
  .strictObject({
    offerId: z.number().int(),
    brand: z.string(),
    currency: z.string(),
    code: channelCodeSchema,
    ...offerTerms,
    cap: amountSchema,
    minimum: amountSchema,
    used: z.number().int().meta({ description: 'how often members took it' }),
  })
  .meta({ id: 'AdminDepositOffer' });
export type AdminOffer = z.infer<typeof adminOfferSchema>;

/** Deposits of a brand, for operators with the right `cashier`. Every change is audited. */
export const depositAdminCalls = {
  'depositAdmin.list': defineCall({
    methods: ['GET'],
    path: '/ops/deposits',
    access: 'operator',
    summary: 'Deposits of the operator’s brands: those that wait for a decision oldest first, others latest first',
    request: z.strictObject({
      brand: brandCodeSchema.optional(),
      state: depositStateSchema.optional(),
      search: z.string().trim().max(64).optional().meta({
        description:
          'account, transfer reference, id of the deposit or of its movement as members or as the database know it',
      }),
      sort: sortSchema(DEPOSIT_SORTS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(adminDepositSchema),
    errors: ['forbidden'],
  }),
  'depositAdmin.approve': defineCall({
    methods: ['POST'],
    path: '/ops/deposits/:depositId/approval',
    access: 'operator',
    summary:
      'Credits what arrived by a bank transfer, the whole or another amount; from the brand’s bound on when a second operator names the same amount',
    request: z.strictObject({ depositId: z.uuid(), received: positiveAmountSchema, reason: reasonSchema }),
    value: adminDepositSchema,
    errors: ['forbidden', 'deposit_not_found', 'deposit_decided', 'approved_before', 'amount_invalid'],
  }),
  'depositAdmin.reject': defineCall({
    methods: ['POST'],
    path: '/ops/deposits/:depositId/rejection',
    access: 'operator',
    summary: 'Refuses a bank transfer; the member reads the reason',
    request: z.strictObject({ depositId: z.uuid(), reason: reasonSchema }),
    value: adminDepositSchema,
    errors: ['forbidden', 'deposit_not_found', 'deposit_decided'],
  }),
  'depositAdmin.channels': defineCall({
    methods: ['GET'],
    path: '/ops/deposit-channels',
    access: 'operator',
    summary: 'Deposit channels of the operator’s brands with the accounts that receive transfers',
    request: emptySchema,
    value: z.array(adminChannelSchema),
    errors: ['forbidden'],
  }),
  'depositAdmin.saveChannel': defineCall({
    methods: ['PUT'],
    path: '/ops/deposit-channels/:channelId',
    access: 'operator',
    summary: 'Sets the terms of a channel; deposits under way keep theirs',
    request: z.strictObject({
      channelId: idSchema,
      ...channelTerms,
      revision: storedRevisionSchema,
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'amount_invalid', 'conflict'],
  }),
  'depositAdmin.saveAccount': defineCall({
    methods: ['POST'],
    path: '/ops/deposit-channels/:channelId/accounts',
    access: 'operator',
    summary: 'Adds an account that receives transfers, or changes the one with this number',
    request: z.strictObject({
      channelId: idSchema,
      ...accountTerms,
      revision: newOrStoredRevisionSchema,
      reason: reasonSchema,
    }),
    value: z.null(),
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
  'depositAdmin.offers': defineCall({
    methods: ['GET'],
    path: '/ops/deposit-offers',
    access: 'operator',
    summary: 'Deprecated: there are no deposit bonuses any more; see promotions',
    request: emptySchema,
    value: z.array(adminOfferSchema),
    errors: ['forbidden'],
  }),
  'depositAdmin.saveOffer': defineCall({
    methods: ['PUT'],
    path: '/ops/deposit-offers/:brand/:code',
    access: 'operator',
    summary: 'Deprecated: refused, since promotions took the place of deposit bonuses',
    request: z.strictObject({ brand: brandCodeSchema, code: channelCodeSchema, ...offerTerms, reason: reasonSchema }),
    value: z.null(),
    errors: ['forbidden', 'offer_unavailable'],
  }),
} as const;
