import type { Platform } from '../../../platform/platform';
import { ensureBetPartitions } from './bet-movement-repository';

const CHECK_MS = 6 * 3_600_000;

/**
 * Maintains the bet partitions of this month and the next two while the process runs. A bet without a partition would
 * be refused, so the months ahead leave weeks to notice a failure.
 * @returns stops the watch
 */
export async function keepBetPartitions({
  database: { pool },
  log,
}: Pick<Platform, 'database' | 'log'>): Promise<() => void> {
  const ensure = () => ensureBetPartitions(pool);
  await ensure();
  const watch = setInterval(() => {
    ensure().catch((err: unknown) => log.error({ err }, 'partitions of the bets were not created ahead'));
  }, CHECK_MS);
  watch.unref();
  return () => clearInterval(watch);
}
