/** Symbols by their place in every table: five low ones, four high ones, then those with a task. */
export const LOWS = [0, 1, 2, 3, 4] as const;
export const HIGHS = [5, 6, 7, 8] as const;
/** Symbols that pay on lines. */
export const PAYING: readonly number[] = [...LOWS, ...HIGHS];
/** Stands for any paying symbol; never on the first reel. */
export const WILD = 9;
/** Pays anywhere and brings free spins. */
export const SCATTER = 10;
/** One on each reel wins the jackpot; only in games that have one. */
export const JACKPOT = 11;
export const SYMBOLS = 12;
export const REELS = 5;
