import { Counter } from 'prom-client';
import type { Platform } from './platform';

const METRIC = 'batch_failures_total';

/**
 * Logs and counts batches that fail as a whole, for `createBatcher`.
 * @param batch names what is batched, in the log and as the label of the metric
 */
export function reportBatchFailures({ log, metrics }: Pick<Platform, 'log' | 'metrics'>, batch: string) {
  const registered = metrics.getSingleMetric(METRIC) as Counter<'batch'> | undefined;
  const failures =
    registered ??
    new Counter({
      name: METRIC,
      help: 'Batches that failed as a whole, and whose requests ran one by one',
      labelNames: ['batch'],
      registers: [metrics],
    });
  return (err: unknown, size: number): void => {
    failures.inc({ batch });
    log.warn({ err, batch, size }, 'a batch failed: its requests run one by one');
  };
}
