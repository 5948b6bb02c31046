import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { amountSchema, positiveAmountSchema } from '../money';
import { forfeitSchema } from './bonuses';
import { emptySchema, pageNoSchema, pageOf, pageSizeSchema, textSchema } from './field-schemas';

/** What a member can play with and withdraw, and an agent's float, from which transfers within the line come. */
export const WALLETS = ['main', 'float'] as const;
const walletSchema = z.enum(WALLETS);
export type Wallet = (typeof WALLETS)[number];

export const fundTransferSchema = z
  .strictObject({
    transferId: z.string(),
    at: z.iso.datetime(),
    way: z
      .enum(['to_upline', 'from_downline', 'to_downline', 'from_upline', 'to_main', 'to_float'])
      .meta({ description: 'seen from the caller; to_main and to_float: between the own wallets' }),
    counterparty: z.string().nullable().meta({ description: 'account of the other side' }),
    amount: amountSchema,
    balanceAfter: amountSchema.meta({
      description: 'of the own wallet that the money left or reached; the reached one when both are own',
    }),
  })
  .meta({ id: 'FundTransfer' });
export type FundTransfer = z.infer<typeof fundTransferSchema>;

const withdrawPassword = z.string().min(1).max(64);
const forfeits = forfeitSchema.optional().meta({
  description: 'the bonus that it gives up (`forfeits` of the terms), as the member confirmed it',
});
const sendErrors = [
  'amount_invalid',
  'amount_below_minimum',
  'amount_above_maximum',
  'insufficient_balance',
  'transfer_daily_limit',
  'transfer_not_accepted',
  'wagering_open',
  'commission_debt',
  'commission_reserved',
  'timed_out',
  'self_excluded',
  'withdraw_password_unset',
  'withdraw_password_wrong',
  'withdraw_password_locked',
  'idempotency_key_reused',
] as const;

export const transfersCalls = {
  'member.consolidatedFunds': defineCall({
    methods: ['GET'],
    path: '/wps/member/info/funds/consolidated',
    access: 'member',
    summary: 'Balance over all wallets (flag AGENTPOLICY3)',
    request: emptySchema,
    value: z.strictObject({
      currency: z.string(),
      total: amountSchema,
      wallets: z.array(
        z.strictObject({ wallet: z.enum([...WALLETS, 'bonus', 'held', 'vendors']), balance: amountSchema }),
      ),
    }),
    errors: ['feature_disabled'],
  }),
  'transfers.terms': defineCall({
    methods: ['GET'],
    path: '/wps/wallets/transfer/terms',
    access: 'member',
    summary: 'What I can transfer now, and to whom upwards',
    request: emptySchema,
    value: z.strictObject({
      currency: z.string(),
      upline: z.string().nullable().meta({ description: 'account of the upline; null without one' }),
      main: amountSchema,
      float: amountSchema.nullable().meta({ description: 'agents only' }),
      minimum: amountSchema,
      maximum: amountSchema,
      leftToday: amountSchema,
      toWager: amountSchema.meta({ description: 'before this is wagered nothing leaves the main wallet' }),
      forfeits: forfeitSchema.nullable().meta({
        description: 'the bonus that is given up when money leaves the main wallet; null: no bonus is at stake',
      }),
    }),
    errors: [],
  }),
  'wallets.transfer': defineCall({
    methods: ['POST'],
    path: '/wps/agent/transfer/wallets',
    access: 'agent',
    idempotent: true,
    summary: 'Moves money between the agent’s own wallets',
    request: z.strictObject({ from: walletSchema, to: walletSchema, amount: positiveAmountSchema, forfeits }),
    value: fundTransferSchema,
    errors: [
      'amount_invalid',
      'insufficient_balance',
      'wagering_open',
      'commission_debt',
      'bonus_at_stake',
      'idempotency_key_reused',
    ],
  }),
  'transfers.toUpline': defineCall({
    methods: ['POST'],
    path: '/wps/wallets/transfer/upline',
    access: 'member',
    encrypted: true,
    idempotent: true,
    summary: 'Sends money to my upline: from the main wallet, an agent’s from the float',
    request: z.strictObject({ amount: positiveAmountSchema, withdrawPassword, forfeits }),
    value: fundTransferSchema,
    errors: ['upline_missing', 'bonus_at_stake', ...sendErrors],
  }),
  'transfers.toDownline': defineCall({
    methods: ['POST'],
    path: '/wps/agent/transfer/downline',
    access: 'agent',
    encrypted: true,
    idempotent: true,
    summary: 'Sends money from the float to an account of any level below mine',
    request: z.strictObject({ account: textSchema(32), amount: positiveAmountSchema, withdrawPassword }),
    value: fundTransferSchema,
    errors: ['transfer_outside_line', ...sendErrors],
  }),
  'transfers.list': defineCall({
    methods: ['GET'],
    path: '/wps/wallets/transfers',
    access: 'member',
    summary: 'Transfers that I sent or received, latest first',
    request: z.strictObject({ pageNo: pageNoSchema, pageSize: pageSizeSchema(LIST_PAGE_SIZE) }),
    value: pageOf(fundTransferSchema),
    errors: [],
  }),
} as const;
