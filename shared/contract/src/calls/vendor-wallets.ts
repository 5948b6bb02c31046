import { z } from 'zod';
import { defineCall } from '../define-call';
import { amountSchema, positiveAmountSchema } from '../money';
import { emptySchema, textSchema } from './field-schemas';

const vendorCode = textSchema(16);

export const vendorWalletSchema = z
  .strictObject({
    vendor: z.string(),
    name: z.string(),
    balance: amountSchema,
    isOpen: z.boolean().meta({ description: 'false: money only comes home from there' }),
  })
  .meta({ id: 'VendorWallet' });
export type VendorWallet = z.infer<typeof vendorWalletSchema>;

export const vendorWalletsSchema = z
  .strictObject({
    currency: z.string(),
    main: amountSchema,
    autoTransfer: z.boolean().meta({ description: 'money follows into games and comes home after them by itself' }),
    wallets: z.array(vendorWalletSchema),
  })
  .meta({ id: 'VendorWallets' });
export type VendorWallets = z.infer<typeof vendorWalletsSchema>;

const movedSchema = z.strictObject({ moved: amountSchema, wallets: vendorWalletsSchema });

/** Wallets at vendors: brands whose merchant wallet is not single. */
export const vendorWalletsCalls = {
  'wallets.merchant': defineCall({
    methods: ['GET'],
    path: '/wps/relay/GCS_merchantWallet',
    access: 'member',
    summary: 'Whether the brand has a single wallet; if not, the vendors at which members have wallets of their own',
    request: emptySchema,
    value: z.strictObject({
      isSingle: z.boolean(),
      vendors: z.array(z.strictObject({ vendor: z.string(), name: z.string() })),
    }),
    errors: [],
  }),
  'wallets.vendors': defineCall({
    methods: ['GET'],
    path: '/wps/wallets/vendors',
    access: 'member',
    summary: 'My wallets at vendors',
    request: emptySchema,
    value: vendorWalletsSchema,
    errors: [],
  }),
  'wallets.vendorTransfer': defineCall({
    methods: ['POST'],
    path: '/wps/relay/GCS_walletTransfer',
    access: 'member',
    idempotent: true,
    summary: 'Moves money between my main wallet and the one at a vendor',
    request: z.strictObject({
      vendor: vendorCode,
      direction: z.enum(['in', 'out']).meta({ description: 'in: to the vendor' }),
      amount: z.union([positiveAmountSchema, z.literal('all')]),
    }),
    value: movedSchema,
    errors: [
      'feature_disabled',
      'amount_invalid',
      'insufficient_balance',
      'timed_out',
      'self_excluded',
      'idempotency_key_reused',
    ],
  }),
  'wallets.bringHome': defineCall({
    methods: ['POST'],
    path: '/wps/wallets/vendors/home',
    access: 'member',
    idempotent: true,
    summary: 'Moves all that I have at vendors to my main wallet',
    request: emptySchema,
    value: movedSchema,
    errors: [],
  }),
  'wallets.autoTransfer': defineCall({
    methods: ['POST'],
    path: '/wps/wallets/vendors/auto-transfer',
    access: 'member',
    summary: 'Lets my money follow into games by itself, or not',
    request: z.strictObject({ on: z.boolean() }),
    value: vendorWalletsSchema,
    errors: [],
  }),
  'wallets.leaveGame': defineCall({
    methods: ['POST'],
    path: '/wps/wallets/vendors/leave',
    access: 'member',
    summary: 'A game was left: its money comes home, unless another game was opened since',
    request: z.strictObject({ visitId: textSchema(13) }),
    value: z.strictObject({ moved: amountSchema }),
    errors: [],
  }),
} as const;
