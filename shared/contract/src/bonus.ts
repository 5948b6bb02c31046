/**
 * merged: the bonus is cash that cannot be withdrawn before it is wagered. released: it waits beside the cash and becomes cash
 * when it is wagered. playable: it waits as well, but bets take it when the cash is not enough, and wins return in the proportion of
 * the stake; what is left of it when it is wagered becomes cash.
 */
export const BONUS_MODES = ['merged', 'released', 'playable'] as const;
export type BonusMode = (typeof BONUS_MODES)[number];

/** Minimum odds that the terms of a bonus can ask for, hundredths; 0: none. */
export const MIN_ODDS = [0, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200] as const;
export type MinOdds = (typeof MIN_ODDS)[number];
export const isMinOdds = (hundredths: number): hundredths is MinOdds =>
  (MIN_ODDS as readonly number[]).includes(hundredths);
/** What new terms ask for. */
export const DEFAULT_MIN_ODDS: MinOdds = 150;
/** Types with games whose bets have odds: the largest payout by the stake, or at which the player cashes out. */
export const GAME_TYPES_WITH_ODDS = ['sports', 'esports', 'cockfight', 'lott', 'elott', 'bgs'] as const;

/**
 * queued: waits until the member's active bonus ends. spent: all of a playable one was staked and lost. revoked: taken back by an
 * operator.
 */
export const BONUS_STATES = ['queued', 'active', 'completed', 'spent', 'expired', 'forfeited', 'revoked'] as const;
export type BonusState = (typeof BONUS_STATES)[number];
