/** Bounds of a proportion. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** One-sided 99 %. */
const Z = 2.326;

/**
 * Score interval of a proportion: sound for small counts, where the usual approximation is not.
 * @param events of `trials`; at most as many
 * @see E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927)
 */
export function wilsonInterval(events: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const ratio = Math.min(events / trials, 1);
  const zz = (Z * Z) / trials;
  const centre = ratio + zz / 2;
  const half = Z * Math.sqrt((ratio * (1 - ratio)) / trials + zz / (4 * trials));
  return { low: Math.max((centre - half) / (1 + zz), 0), high: Math.min((centre + half) / (1 + zz), 1) };
}
