import type { Platform } from '../../../platform/platform';
import { ensureFeedPartitions, maintainFeedPartitions } from './fold-repository';

const CHECK_MS = 6 * 3_600_000;

/**
 * Maintains the days of the play feed while the process runs: those of the next week are made, those that every fold has
 * read are dropped after a week. A settlement without a partition would fail, so the week leaves time to notice.
 * @returns stops the watch
 */
export async function keepFeedPartitions({
  database: { pool },
  log,
}: Pick<Platform, 'database' | 'log'>): Promise<() => void> {
  await ensureFeedPartitions(pool);
  const watch = setInterval(() => {
    maintainFeedPartitions(pool).catch((err: unknown) =>
      log.error({ err }, 'partitions of the play feed were not maintained'),
    );
  }, CHECK_MS);
  watch.unref();
  return () => clearInterval(watch);
}
