/** How the sum of a bill comes about, step by step, by the type of its contract. */
export const BILL_STEPS = {
  dividend: ['result', 'reductions', 'carriedIn', 'base', 'gross', 'adjustment', 'due', 'below', 'net', 'paid'],
  dailySalary: ['validBet', 'gross', 'adjustment', 'due', 'below', 'net', 'paid'],
  hourlySalary: ['validBet', 'gross', 'adjustment', 'due', 'below', 'net', 'paid'],
  realTimeSalary: ['gross', 'adjustment', 'due', 'below', 'net', 'paid'],
  acquisition: ['gross', 'adjustment', 'due', 'below', 'net', 'paid'],
} as const;
