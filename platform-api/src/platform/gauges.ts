import { Gauge } from 'prom-client';
import type { Platform } from './platform';

interface ReadGauge<Reading> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  set(gauge: Gauge, reading: Reading): void;
}

/**
 * Gauges of `/metrics` that are set from one reading of the database while it is answered. While that fails, as when the database is away, they are
 * left out and all others still answer: an alert looks for their absence.
 */
export function readGauges<Reading>(
  { log, metrics }: Pick<Platform, 'log' | 'metrics'>,
  read: () => Promise<Reading>,
  gauges: readonly ReadGauge<Reading>[],
): void {
  // The registry collects all of them at once: they share what is being read.
  let running: Promise<Reading | null> | null = null;
  const readOnce = () =>
    (running ??= read()
      .catch((err: unknown) => {
        log.warn({ err }, 'figures of /metrics could not be read');
        return null;
      })
      .finally(() => {
        running = null;
      }));
  for (const { name, help, labelNames = [], set } of gauges)
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [metrics],
      async collect() {
        const reading = await readOnce();
        this.reset();
        if (reading !== null) return set(this, reading);
        // Without labels a gauge is 0 after a reset.
        if (labelNames.length === 0) this.remove();
      },
    });
}
