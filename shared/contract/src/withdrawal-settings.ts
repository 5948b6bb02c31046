import { z } from 'zod';
import { isMore } from './amount';
import { WITHDRAW_PASSWORD, WITHDRAWAL_AUTO_RECEIPT_MINUTES } from './constants';
import { positiveAmountSchema } from './money';

const scoreSchema = z.number().int().min(0).max(100);
/** A year. */
const MAX_HOLD_MINUTES = 525_600;

/** The withdrawal settings that an operator may change. Amounts in currency units. */
const terms = {
  minimum: positiveAmountSchema,
  maximum: positiveAmountSchema,
  /** Per member and day of the brand; rejected ones do not count. */
  perDayCount: z.number().int().min(1).max(1_000),
  perDaySum: positiveAmountSchema,
  /** Minutes after which an unconfirmed payment counts as received. */
  autoReceiptMinutes: z.number().int().min(1).max(10_080),
  /** How long an account waits before its first use; a member's first one need not. */
  payeeHoldMinutes: z.number().int().min(0).max(MAX_HOLD_MINUTES),
  /** Two operators approve from this amount on, or from this score on. */
  twoApprovalsFrom: positiveAmountSchema,
  twoApprovalsScore: scoreSchema,
  /** The amount from which the review counts a withdrawal as large. */
  largeFrom: positiveAmountSchema,
};

/** Scores of the review's rules; 0 switches a rule off. */
const scores = {
  new_payee: scoreSchema,
  first_withdrawal: scoreSchema,
  large_amount: scoreSchema,
  fast_in_out: scoreSchema,
  often: scoreSchema,
  new_password: scoreSchema,
  shared_address: scoreSchema,
  shared_device: scoreSchema,
};

/** A brand's withdrawal settings as its configuration stores them: one from before a term existed has its standard. */
export const withdrawalSettingsSchema = z.strictObject({
  /** Digits of a withdraw password. Fixed, because existing passwords could no longer be entered. */
  passwordDigits: z.number().int().min(4).max(12).default(WITHDRAW_PASSWORD.digits),
  minimum: terms.minimum.default('100.00'),
  maximum: terms.maximum.default('100000.00'),
  perDayCount: terms.perDayCount.default(5),
  perDaySum: terms.perDaySum.default('200000.00'),
  autoReceiptMinutes: terms.autoReceiptMinutes.default(WITHDRAWAL_AUTO_RECEIPT_MINUTES),
  payeeHoldMinutes: terms.payeeHoldMinutes.default(1_440),
  twoApprovalsFrom: terms.twoApprovalsFrom.default('50000.00'),
  twoApprovalsScore: terms.twoApprovalsScore.default(60),
  largeFrom: terms.largeFrom.default('20000.00'),
  scores: z
    .strictObject({
      new_payee: scores.new_payee.default(20),
      first_withdrawal: scores.first_withdrawal.default(15),
      large_amount: scores.large_amount.default(30),
      fast_in_out: scores.fast_in_out.default(30),
      often: scores.often.default(15),
      new_password: scores.new_password.default(30),
      shared_address: scores.shared_address.default(20),
      shared_device: scores.shared_device.default(35),
    })
    .prefault({}),
});
export type WithdrawalSettings = z.output<typeof withdrawalSettingsSchema>;

/** The terms as an operator sets them, always all of them: one withdrawal fits between the limits, and within a day. */
export const withdrawalTermsSchema = z
  .strictObject({ ...terms, scores: z.strictObject(scores) })
  .refine(({ minimum, maximum }) => !isMore(minimum, maximum), { path: ['maximum'] })
  .refine(({ maximum, perDaySum }) => !isMore(maximum, perDaySum), { path: ['perDaySum'] });
export type WithdrawalTerms = z.output<typeof withdrawalTermsSchema>;
