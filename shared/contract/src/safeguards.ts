import { z } from 'zod';
import { isPositive } from './amount';
import { parseAmount, positiveAmountSchema } from './money';

/** Vendors read balances as numbers of JSON, in ledger units, which are whole up to about 9e10 currency units. */
const HIGHEST_PAYOUT_REVIEW = '80000000000.00';

/** A brand's bounds against misuse of accounts and of operators' rights. Amounts in currency units. */
export const safeguardsSchema = z.strictObject({
  /** Sessions of one account at a time; a further login ends the one that has been idle longest. */
  parallelSessions: z.number().int().min(1).max(100),
  /**
   * One operator alone gives less than this on a day of the brand, to one account and in all: bonuses, promotions and transfers credited
   * by hand. From it on it takes two.
   */
  creditTwoOperatorsFrom: positiveAmountSchema,
  /** Percent of what a member declared by which one operator alone may credit a bank transfer higher. */
  creditTolerance: z.number().int().min(0).max(100),
  /** Messages of one operator alone reach fewer members than this on a day of the brand; from it on it takes two. */
  messageTwoOperatorsFrom: z.number().int().min(1).max(1_000_000),
  /** A win that lifts what its bet pays to this amount waits for an operator. */
  payoutReviewFrom: positiveAmountSchema.refine(
    (amount) => !isPositive(amount) || parseAmount(amount) <= parseAmount(HIGHEST_PAYOUT_REVIEW),
    { message: 'amount_invalid' },
  ),
  /** Hours for which a new e-mail address or mobile number in place of a bound one waits. */
  contactChangeHours: z.number().int().min(1).max(168),
  /**
   * Years after its closing for which the data of an account are kept; then they are erased, apart from the books. At least five: FATF
   * Recommendation 11 and Directive (EU) 2015/849, article 40 (1), and where the product's own brands play, Bangladesh's Money Laundering
   * Prevention Act 2012, section 25 (1) (b), and Vietnam's Law 14/2022/QH15, article 38.
   */
  closedDataYears: z.number().int().min(5).max(30),
});
export type Safeguards = z.output<typeof safeguardsSchema>;

const {
  parallelSessions,
  creditTwoOperatorsFrom,
  creditTolerance,
  messageTwoOperatorsFrom,
  payoutReviewFrom,
  contactChangeHours,
  closedDataYears,
} = safeguardsSchema.shape;

/** As a brand's configuration stores them: one from before a bound existed has its standard. Operators always send all. */
export const storedSafeguardsSchema = z.strictObject({
  parallelSessions: parallelSessions.default(20),
  creditTwoOperatorsFrom: creditTwoOperatorsFrom.default('50000.00'),
  creditTolerance: creditTolerance.default(2),
  messageTwoOperatorsFrom: messageTwoOperatorsFrom.default(500),
  payoutReviewFrom: payoutReviewFrom.default(HIGHEST_PAYOUT_REVIEW),
  contactChangeHours: contactChangeHours.default(24),
  closedDataYears: closedDataYears.default(5),
});
