/** How long bets are taken. */
export const BETTING_MS = 7_000;
/** From a crash to the next round's betting; the pages count it down. */
export const PAUSE_MS = 4_000;
/** How often automatic cash-outs are looked for while a round flies; they pay their exact point whenever they are found. */
export const TICK_MS = 200;
