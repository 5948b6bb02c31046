/** The amounts of movements of cash, which stand above the lists. */
export const CASH_TOTALS = ['deposits', 'withdrawals', 'rebates', 'promotions', 'fees', 'commissions'] as const;

/** The figures of movements of cash, as the lists and their files have them. */
export const CASH_FIGURES = ['firstDeposits', ...CASH_TOTALS] as const;
