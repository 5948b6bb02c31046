/** Cannons: how many base prices a shot costs and, caught, counts. */
export const CANNON_LEVELS = [1, 2, 3, 5, 10, 20] as const;
export type CannonLevel = (typeof CANNON_LEVELS)[number];

/** Depths of the sea: rooms by stake. */
export const DEPTHS = ['shallows', 'reef', 'abyss'] as const;
export type Depth = (typeof DEPTHS)[number];
const BASE_FACTORS: Readonly<Record<Depth, number>> = { shallows: 1, reef: 10, abyss: 100 };

/** Shots that a magazine holds at the cannon it is bought for. */
export const MAGAZINE_SHOTS = [25, 50, 100] as const;

/** Shots a second that a cannon fires at most, and how many may come at once after a pause. */
export const FIRE_RATE = { perSecond: 6, burst: 12 } as const;

/** The price of the smallest shot of a room, in the wallet's integers. @param minBet of the game */
export const basePriceOf = (depth: Depth, minBet: number): number => BASE_FACTORS[depth] * minBet;
