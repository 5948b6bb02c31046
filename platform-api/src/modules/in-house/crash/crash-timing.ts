export interface CrashTiming {
  /** How long bets are taken. */
  readonly bettingMs: number;
  /** From a crash to the next round's betting; the pages count it down. */
  readonly pauseMs: number;
  /** How often automatic cash-outs are looked for while a round flies; they pay their exact point whenever they are found. */
  readonly lookMs: number;
}

export const CRASH_TIMING: CrashTiming = { bettingMs: 7_000, pauseMs: 4_000, lookMs: 100 };

/** How often a page is told the server's time while a round flies: it computes the flight, a tick corrects its clock. */
export const CRASH_TICK_MS = 1_000;
