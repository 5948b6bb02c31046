import { nice, ticks } from 'd3-array';

/** Lines across a chart of gains and losses. */
const LINES = 4;

/** The values that a chart reaches from and to, zero among them, and those at which it has a line. */
export interface ValueScale {
  readonly ticks: readonly number[];
  /** Where a value is, from 0 at the bottom to 1 at the top. */
  at(value: number): number;
}

/** A scale in round steps for these values; one that holds nothing but zero has one line. */
export function scaleOf(values: readonly number[]): ValueScale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  if (lowest === highest) return { ticks: [0], at: () => 0.5 };
  const [from, to] = nice(lowest, highest, LINES);
  return { ticks: ticks(from, to, LINES), at: (value) => (value - from) / (to - from) };
}
