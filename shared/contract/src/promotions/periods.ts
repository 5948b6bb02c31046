/** Periods of promotions are settled so many minutes after their end: results of rounds may still arrive. */
export const PERIOD_GRACE_MINUTES = 30;
