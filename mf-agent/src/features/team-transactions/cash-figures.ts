/** The figures of movements of cash, as the page and its files have them. */
export const CASH_FIGURES = [
  'firstDeposits',
  'deposits',
  'withdrawals',
  'rebates',
  'promotions',
  'fees',
  'commissions',
] as const;
