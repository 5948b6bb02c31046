import { z } from 'zod';
import { isMore } from './amount';
import { WITHDRAW_PASSWORD, WITHDRAWAL_AUTO_RECEIPT_MINUTES } from './constants';
import { positiveAmountSchema } from './money';

const scoreSchema = z.number().int().min(0).max(100);
/** A year. */
const MAX_HOLD_MINUTES = 525_600;

/** The withdrawal settings that an operator may change. Amounts in currency units. */
const terms = {
  minimum: positiveAmountSchema.default('100.00'),
  maximum: positiveAmountSchema.default('100000.00'),
  /** Per member and day of the brand; rejected ones do not count. */
  perDayCount: z.number().int().min(1).max(1_000).default(5),
  perDaySum: positiveAmountSchema.default('200000.00'),
  /** Minutes after which an unconfirmed payment counts as received. */
  autoReceiptMinutes: z.number().int().min(1).max(10_080).default(WITHDRAWAL_AUTO_RECEIPT_MINUTES),
  /** How long an account waits before its first use; a member's first one need not. */
  payeeHoldMinutes: z.number().int().min(0).max(MAX_HOLD_MINUTES).default(1_440),
  /** Two operators approve from this amount on, or from this score on. */
  twoApprovalsFrom: positiveAmountSchema.default('50000.00'),
  twoApprovalsScore: scoreSchema.default(60),
  /** The amount from which the review counts a withdrawal as large. */
  largeFrom: positiveAmountSchema.default('20000.00'),
  /** Scores of the review's rules; 0 switches a rule off. */
  scores: z
    .strictObject({
      new_payee: scoreSchema.default(20),
      first_withdrawal: scoreSchema.default(15),
      large_amount: scoreSchema.default(30),
      fast_in_out: scoreSchema.default(30),
      often: scoreSchema.default(15),
      new_password: scoreSchema.default(30),
      shared_address: scoreSchema.default(20),
      shared_device: scoreSchema.default(35),
    })
    .prefault({}),
};

/** A brand's withdrawal settings. */
export const withdrawalSettingsSchema = z.strictObject({
  /** Digits of a withdraw password. Fixed, because existing passwords could no longer be entered. */
  passwordDigits: z.number().int().min(4).max(12).default(WITHDRAW_PASSWORD.digits),
  ...terms,
});
export type WithdrawalSettings = z.output<typeof withdrawalSettingsSchema>;

/** The terms as an operator sets them: one withdrawal fits between the limits, and within a day. */
export const withdrawalTermsSchema = z
  .strictObject(terms)
  .refine(({ minimum, maximum }) => !isMore(minimum, maximum), { path: ['maximum'] })
  .refine(({ maximum, perDaySum }) => !isMore(maximum, perDaySum), { path: ['perDaySum'] });
export type WithdrawalTerms = z.output<typeof withdrawalTermsSchema>;
