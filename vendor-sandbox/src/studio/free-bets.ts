import type { PlaySession } from './play-session';

/** Free bets that the platform gave to a player: they take nothing from the wallet, and what they win is paid to it. */
export interface FreeBets {
  /** The platform's id of the reward: sent with each of its bets. */
  readonly id: string;
  readonly vendor: string;
  readonly user: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly granted: number;
  /** Stake of each, no other: the wallet protocol's integer. */
  readonly value: number;
  /** From then on what is left cannot be played. */
  readonly endsAt: string;
}

/** A reward with what is left of it. */
export interface FreeBetsLeft extends FreeBets {
  readonly left: number;
}

/** new: granted now; repeat: was granted before, nothing happens; conflict: the id was another reward's; over: its end has passed. */
export type GrantResult = 'new' | 'repeat' | 'conflict' | 'over';

/** What comes of a reward that is offered. @param existing the reward of the same id */
export function grantResultOf(existing: FreeBets | undefined, requested: FreeBets, nowMs: number): GrantResult {
  if (existing) return TERMS.every((term) => existing[term] === requested[term]) ? 'repeat' : 'conflict';
  return Date.parse(requested.endsAt) > nowMs ? 'new' : 'over';
}

const TERMS = ['vendor', 'user', 'currency', 'gameCode', 'granted', 'value', 'endsAt'] as const;

/** Whether a session's player may play one of these now. */
export const isPlayable = (reward: FreeBetsLeft, session: PlaySession, nowMs: number): boolean =>
  !session.demo &&
  reward.left > 0 &&
  Date.parse(reward.endsAt) > nowMs &&
  reward.vendor === session.vendor &&
  reward.user === session.user &&
  reward.currency === session.currency &&
  reward.gameCode === session.gameCode;
