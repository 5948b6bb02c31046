import { z } from 'zod';
import { amountSchema } from '../money';
import { WITHDRAWAL_STATES } from './withdrawal-states';

export { WITHDRAWAL_STATES, type WithdrawalState } from './withdrawal-states';

export const payeeKindSchema = z.enum(['bank', 'ewallet']);
export type PayeeKind = z.infer<typeof payeeKindSchema>;

/** An account to which a member withdraws. Its number is never answered in full. */
export const payeeSchema = z
  .strictObject({
    payeeId: z.string(),
    kind: payeeKindSchema,
    institution: z.string().meta({ description: 'code of the bank or e-wallet' }),
    institutionName: z.string(),
    holder: z.string().meta({ description: 'masked' }),
    number: z.string().meta({ description: 'masked' }),
    usableFrom: z.iso.datetime().nullable().meta({ description: 'while it is too new to be used' }),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'Payee' });
export type Payee = z.infer<typeof payeeSchema>;

export const withdrawalStateSchema = z.enum(WITHDRAWAL_STATES);

/** Who confirmed the receipt: the member, the brand's time limit, or an operator. */
export const receiptSchema = z.enum(['member', 'auto', 'forced']);
export type Receipt = z.infer<typeof receiptSchema>;

export const withdrawalSchema = z
  .strictObject({
    withdrawalId: z.string(),
    amount: amountSchema,
    currency: z.string(),
    state: withdrawalStateSchema,
    institutionName: z.string(),
    payeeNumber: z.string().meta({ description: 'masked' }),
    receipt: receiptSchema.nullable(),
    autoReceiptAt: z.iso.datetime().nullable().meta({ description: 'while paid: when silence counts as received' }),
    receivedAmount: amountSchema.nullable().meta({ description: 'what the member says has come' }),
    remainingAmount: amountSchema.nullable().meta({ description: 'what the member says is missing' }),
    reason: z.string().nullable().meta({ description: 'why it was rejected' }),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const WITHDRAWAL_STEPS = [
  'requested',
  'first_approval',
  'approved',
  'rejected',
  'cancelled',
  'sent',
  'failed',
  'paid',
  'disbursed_again',
  'returned',
  'not_received',
  'partially_received',
  'received',
  'auto_received',
  'forced_receipt',
  'contradicted',
] as const;
export const withdrawalStepSchema = z.enum(WITHDRAWAL_STEPS);
export type WithdrawalStep = z.infer<typeof withdrawalStepSchema>;

/** One step of a withdrawal as its member sees it. */
export const timelineEntrySchema = z
  .strictObject({
    at: z.iso.datetime(),
    step: withdrawalStepSchema,
    amount: amountSchema.nullable(),
    note: z.string().nullable(),
    images: z.array(z.uuid()),
  })
  .meta({ id: 'WithdrawalTimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** The rules of the review, each with a score that the brand sets. */
export const REVIEW_RULES = [
  'new_payee',
  'first_withdrawal',
  'large_amount',
  'fast_in_out',
  'often',
  'new_password',
  'shared_address',
  'shared_device',
] as const;
export const reviewRuleSchema = z.enum(REVIEW_RULES);
export type ReviewRule = z.infer<typeof reviewRuleSchema>;
