import { Histogram, type Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.2, 0.5];

/**
 * Histogram in `/metrics` of the lateness of crash ticks.
 * @returns records one value, milliseconds
 */
export function tickLateness(registry: Registry): (lateMs: number) => void {
  const lateness = new Histogram({
    name: 'crash_tick_late_seconds',
    help: 'From the moment of a tick of crash until it was written to its pages',
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return (lateMs) => lateness.observe(lateMs / 1_000);
}
