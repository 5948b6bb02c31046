/** A business day is settled so long after its close: results of rounds may still arrive. */
export const REBATE_GRACE_HOURS = 3;
/** A rebate that members claim lapses after so many days. */
export const REBATE_CLAIM_DAYS = 7;
/** Corrections of so many business days before the one that is settled count. The SQL function `rebates_uncounted` has the number too. */
export const REBATE_CORRECTION_DAYS = 35;
/** Rows of a brand's table. */
export const REBATE_ROWS_MAX = 400;

/** Members claim what a day gives (flag MANUALREBATE), or it is paid to them. */
export const REBATE_MODES = ['manual', 'automatic'] as const;
export type RebateMode = (typeof REBATE_MODES)[number];

/** As members see them. */
export const REBATE_STATES = ['claimable', 'claimed', 'lapsed', 'paid'] as const;
export type RebateState = (typeof REBATE_STATES)[number];
