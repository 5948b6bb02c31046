/**
 * merged: the bonus is cash that cannot be withdrawn before it is wagered. released: it waits beside the cash and becomes cash
 * when it is wagered.
 */
export const BONUS_MODES = ['merged', 'released'] as const;
export type BonusMode = (typeof BONUS_MODES)[number];

/** queued: waits until the member's active bonus ends. revoked: taken back by an operator. */
export const BONUS_STATES = ['queued', 'active', 'completed', 'expired', 'forfeited', 'revoked'] as const;
export type BonusState = (typeof BONUS_STATES)[number];
