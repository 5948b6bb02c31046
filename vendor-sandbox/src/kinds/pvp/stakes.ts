/** Rooms by stake. */
export const ROOMS = ['bronze', 'silver', 'gold'] as const;
export type Room = (typeof ROOMS)[number];
const FACTORS: Readonly<Record<Room, number>> = { bronze: 1, silver: 10, gold: 100 };

export const CHAIRS = 6;
/** Time for a decision. */
export const TURN_MS = 20_000;

/** Smallest stake in a room, the wallet's integers. @param minBet of the game */
export const minBetIn = (room: Room, minBet: number): number => minBet * FACTORS[room];
