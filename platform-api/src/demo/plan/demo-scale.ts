/** How much history is made. */
export interface DemoScale {
  readonly members: number;
  readonly days: number;
  /** Of a day, for both brands together. */
  readonly momentsPerDay: number;
  /** Members of a brand who play at a moment, on average. */
  readonly playersPerMoment: number;
}

export const FULL_SCALE: DemoScale = { members: 2_000, days: 60, momentsPerDay: 3, playersPerMoment: 20 };

/** The history is one transaction of a few seconds, or of a minute on a busy machine. */
export const DEMO_TIMEOUTS = { statementMs: 120_000, answerMs: 150_000, silentTransactionMs: 120_000 };
