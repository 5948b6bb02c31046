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
