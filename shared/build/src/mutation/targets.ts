/** A folder to mutate, and the tests closest to it. */
export interface MutationTarget {
  readonly name: string;
  readonly folder: string;
  /** Files without rules. */
  readonly without?: RegExp;
  /** Further folders and files whose tests should detect mutants, besides the target's own. */
  readonly tests?: readonly string[];
  /** Database functions with rules of the folder. */
  readonly sqlFunctions?: readonly string[];
}

const MODULES = 'platform-api/src/modules';

export const MUTATION_TARGETS: readonly MutationTarget[] = [
  // Simulations measure the rules; the rules themselves are mutated.
  { name: 'fairness', folder: 'shared/contract/src/fairness', without: /\/simulat/ },
  { name: 'lottery-rules', folder: 'shared/contract/src/lottery' },
  { name: 'wagering', folder: `${MODULES}/money/wagering`, tests: [`${MODULES}/money/payout/request.db.test.ts`] },
  {
    name: 'limits',
    folder: `${MODULES}/money/limits`,
    sqlFunctions: [
      'bet_allowances',
      'brand_midnight',
      'deposited_since',
      'limit_at',
      'limit_usage',
      'period_start',
      'refresh_limited',
      'start_play_clock',
      'touch_play_clock',
      'withhold_bets',
    ],
  },
  {
    name: 'ledger',
    folder: `${MODULES}/money/ledger`,
    sqlFunctions: [
      'account_changes',
      'balance_change',
      'brand_account',
      'brand_day',
      'check_postings',
      'cover_at_vendor',
      'open_member_accounts',
      'open_vendor_wallet',
      'place_bets',
      'post_movement',
      'refresh_best_payout',
      'reverse_bet',
      'reverse_win',
      'roll_back',
      'settle_bets',
      'stake_wallet',
    ],
  },
  {
    name: 'vendor-wallet',
    folder: `${MODULES}/games/vendor-wallet`,
    tests: [`${MODULES}/money/limits/limited-wallet-calls.db.test.ts`],
  },
  {
    name: 'session',
    folder: `${MODULES}/people/session`,
    tests: [`${MODULES}/people/verification/verification.db.test.ts`, `${MODULES}/people/member/register.db.test.ts`],
  },
  { name: 'payout', folder: `${MODULES}/money/payout` },
  { name: 'cashier', folder: `${MODULES}/money/cashier`, tests: [`${MODULES}/money/limits/limits.db.test.ts`] },
  { name: 'federation', folder: `${MODULES}/releases/federation` },
];

/** These kill servers or processes, or measure their limits, which takes minutes per mutant. */
export const EXCLUDED_TESTS = /\/(?:bank|database-killed|kill)\.db\.test\.ts$/;
export const EXCLUDED_TEST_NAMES = /\b100,000\b/;
