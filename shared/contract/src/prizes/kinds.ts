/** What prizes come from. Each has terms of its own, in versions that two operators agree on. */
export const PRIZE_KINDS = ['check-in', 'wheel', 'envelope', 'raffle'] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/** What members spend on a prize: a turn of the wheel, an envelope of a rain, a number of a raffle. */
export const TICKET_UNITS = ['wheel', 'envelope', 'raffle'] as const;
export type TicketUnit = (typeof TICKET_UNITS)[number];
