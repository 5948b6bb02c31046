export interface CrashTiming {
  /** Least length of the betting phase, which ends just before a round of the beacon: at most three seconds later. */
  readonly bettingMs: number;
  /** From a crash to the next round's betting; pages show a countdown. */
  readonly pauseMs: number;
  /**
   * Polling interval of automatic cash-outs during a flight; the interval does not affect the payout, which uses their
   * exact point.
   */
  readonly lookMs: number;
  /** A round whose beacon is late by more is void. */
  readonly patienceMs?: number;
}

export const CRASH_TIMING: CrashTiming = { bettingMs: 6_000, pauseMs: 4_000, lookMs: 100 };

/** Interval of the server's time during a flight: a page computes the flight, and a tick corrects its clock. */
export const CRASH_TICK_MS = 1_000;
