/** none: nothing is due; due: nobody has tried to pay it; part, insufficient: the payer had too little, or nothing. */
export const BILL_STATES = ['none', 'due', 'part', 'insufficient', 'paid'] as const;
export type BillState = (typeof BILL_STATES)[number];

/** waiting: two operators have to approve it; approved: is being paid; paid: every bill was tried. */
export const RUN_STATES = ['waiting', 'approved', 'paid'] as const;
