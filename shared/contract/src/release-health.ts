/** How often a release was loaded, and how that went. */
export interface ReleaseLoads {
  /** Loads that showed something, slow ones included. */
  readonly good: number;
  /** Loads that failed, and renders that threw. */
  readonly bad: number;
}

/** From this share of failed loads a release is watched. */
const WATCH_RATIO = 0.01;
/** From this share it counts as broken. */
const BAD_RATIO = 0.05;
/** So many loads prove something about a release. */
export const PROOF_LOADS = 100;

export type Health = 'unknown' | 'good' | 'watch' | 'bad';

/** Share of the loads that failed; 0 when there were none. */
export function failureRatio({ good, bad }: ReleaseLoads): number {
  return good + bad === 0 ? 0 : bad / (good + bad);
}

export function healthOf(loads: ReleaseLoads): Health {
  if (loads.good + loads.bad === 0) return 'unknown';
  const ratio = failureRatio(loads);
  if (ratio >= BAD_RATIO) return 'bad';
  return ratio >= WATCH_RATIO ? 'watch' : 'good';
}

/** Whether a release has shown by its loads that it works, or that it does not; null while there are too few. */
export function provenBy(loads: ReleaseLoads): 'good' | 'bad' | null {
  const health = healthOf(loads);
  return loads.good + loads.bad >= PROOF_LOADS && (health === 'good' || health === 'bad') ? health : null;
}
