import type { RakeRule } from './pots';

/** Rooms by stake. */
export const ROOMS = ['bronze', 'silver', 'gold'] as const;
export type Room = (typeof ROOMS)[number];
const FACTORS: Readonly<Record<Room, number>> = { bronze: 1, silver: 10, gold: 100 };

/** What one may sit down with, in big blinds. */
export const BUY_INS = [20, 50, 100] as const;
export const CHAIRS = 6;
/** Time for a decision. */
export const TURN_MS = 20_000;
const RAKE_BP = 500;
const RAKE_CAP_BLINDS = 3;

/** Amounts in the wallet's integers. @param minBet of the game: its smallest blind */
export const bigBlindOf = (room: Room, minBet: number): number => 2 * minBet * FACTORS[room];

export const rakeRuleOf = (bigBlind: number): RakeRule => ({ bp: RAKE_BP, cap: RAKE_CAP_BLINDS * bigBlind });
