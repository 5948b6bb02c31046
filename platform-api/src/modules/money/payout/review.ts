import type { ReviewRule } from '@marquee/contract/entities/withdrawal';
import { parseAmount } from '@marquee/contract/money';
import type { WithdrawalSettings } from '../../site/brand/config';

/** Input of the rules. Amounts in ledger units; "recent" is within 24 hours. */
export interface ReviewFacts {
  readonly amount: bigint;
  readonly payeeAgeMs: number;
  /** Withdrawals of the member that a payer has paid. */
  readonly paidBefore: number;
  readonly recentWithdrawals: number;
  readonly recentDeposits: bigint;
  readonly recentValidBet: bigint;
  /** The login or the withdraw password has changed recently. */
  readonly passwordIsNew: boolean;
  /** Other members of the brand who log in from the same addresses, or on the same devices. */
  readonly sharingAddress: number;
  readonly sharingDevice: number;
}

export interface Hit {
  readonly rule: ReviewRule;
  readonly score: number;
}

export interface Review {
  readonly hits: readonly Hit[];
  readonly score: number;
  readonly approvalsNeeded: 1 | 2;
}

const NEW_PAYEE_MS = 72 * 3_600_000;
/** The number of withdrawals within a day from which another one counts as frequent. */
const OFTEN = 3;

/** The condition of each rule. */
const RULES: Readonly<Record<ReviewRule, (facts: ReviewFacts, settings: WithdrawalSettings) => boolean>> = {
  new_payee: ({ payeeAgeMs }) => payeeAgeMs < NEW_PAYEE_MS,
  first_withdrawal: ({ paidBefore }) => paidBefore === 0,
  large_amount: ({ amount }, { largeFrom }) => amount >= parseAmount(largeFrom),
  fast_in_out: ({ recentDeposits, recentValidBet }) => recentDeposits > 0n && recentValidBet < recentDeposits,
  often: ({ recentWithdrawals }) => recentWithdrawals >= OFTEN,
  new_password: ({ passwordIsNew }) => passwordIsNew,
  shared_address: ({ sharingAddress }) => sharingAddress > 0,
  shared_device: ({ sharingDevice }) => sharingDevice > 0,
};

/** Scores a withdrawal by the brand's rules. Large or unusual ones need two operators, others one. */
export function review(facts: ReviewFacts, settings: WithdrawalSettings): Review {
  const hits = (Object.keys(RULES) as ReviewRule[])
    .map((rule) => ({ rule, score: RULES[rule](facts, settings) ? settings.scores[rule] : 0 }))
    .filter((hit) => hit.score > 0);
  const score = hits.reduce((sum, hit) => sum + hit.score, 0);
  const two = facts.amount >= parseAmount(settings.twoApprovalsFrom) || score >= settings.twoApprovalsScore;
  return { hits, score, approvalsNeeded: two ? 2 : 1 };
}
