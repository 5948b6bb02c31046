/** none: nothing is due; due: nobody has tried to pay it; held: payments to the agent are on hold; part, insufficient: the payer had too little, or nothing. */
export const BILL_STATES = ['none', 'due', 'held', 'part', 'insufficient', 'paid'] as const;
export type BillState = (typeof BILL_STATES)[number];

/** What two operators may add to, or take from, a contract at once: decimal string in currency units. A bound against slips of the pen; two persons decide the rest. */
export const ADJUSTMENT_MAX = '1000000000.00';

/** waiting: two operators have to approve it; approved: is being paid; paid: every bill was tried. */
export const RUN_STATES = ['waiting', 'approved', 'paid'] as const;

/** Why payments to an agent are on hold, as the agent is told; each has a text in every language. */
export const HOLD_CAUSES = ['play', 'accounts', 'identity', 'rules', 'other'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

/** What became of an agent's objection to a bill. */
export const DISPUTE_STATES = ['open', 'rejected', 'upheld', 'withdrawn'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Of an objection, and of its answer. */
export const DISPUTE_TEXT_MAX_LENGTH = 1_000;

/** How long an agent can object to a bill after it was computed and approved. */
export const DISPUTE_DAYS = 30;
