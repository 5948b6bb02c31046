/**
 * merged: the bonus is cash that cannot be withdrawn before it is wagered. released: it waits beside the cash and becomes cash
 * when it is wagered. playable: it waits as well, but bets take it when the cash is not enough, and wins return in the proportion of
 * the stake; what is left of it when it is wagered becomes cash.
 */
export const BONUS_MODES = ['merged', 'released', 'playable'] as const;
export type BonusMode = (typeof BONUS_MODES)[number];

/**
 * queued: waits until the member's active bonus ends. spent: all of a playable one was staked and lost. revoked: taken back by an
 * operator.
 */
export const BONUS_STATES = ['queued', 'active', 'completed', 'spent', 'expired', 'forfeited', 'revoked'] as const;
export type BonusState = (typeof BONUS_STATES)[number];
