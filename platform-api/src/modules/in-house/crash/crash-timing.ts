export interface CrashTiming {
  /** How long bets are taken. */
  readonly bettingMs: number;
  /** From a crash to the next round's betting; the pages count it down. */
  readonly pauseMs: number;
  /** How often automatic cash-outs are looked for while a round flies; they pay their exact point whenever they are found. */
  readonly tickMs: number;
}

export const CRASH_TIMING: CrashTiming = { bettingMs: 7_000, pauseMs: 4_000, tickMs: 200 };
