import type { Platform } from '../../../platform/platform';

/** A large read model in memory that is refreshed after configuration changes. */
export interface SnapshotCache<Snapshot> {
  /** The current snapshot; the previous one while a refresh is running. Waits only for the first. */
  snapshot(): Promise<Snapshot>;
  /** The snapshot after the last known change: waits for a running refresh. */
  latest(): Promise<Snapshot>;
  close(): void;
}

/** Reads on first use and in the background after each change; changes during a read share the next one. */
export function createSnapshotCache<Snapshot>(
  { bus, log }: Pick<Platform, 'bus' | 'log'>,
  read: () => Promise<Snapshot>,
): SnapshotCache<Snapshot> {
  let current: Snapshot | null = null;
  let reading: Promise<Snapshot> | null = null;
  let isDue = true;
  let closed = false;

  const readOnce = async (): Promise<Snapshot> => {
    let nextSnapshot: Snapshot;
    do {
      isDue = false;
      nextSnapshot = await read();
      current = nextSnapshot;
    } while (isDue && !closed);
    return nextSnapshot;
  };
  const latest = (): Promise<Snapshot> => {
    if (reading) return reading;
    if (current !== null && !isDue) return Promise.resolve(current);
    reading = readOnce()
      .catch((err: unknown) => {
        isDue = true;
        log.error({ err }, 'a snapshot could not be read');
        throw err;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const renew = () => {
    isDue = true;
    if (current !== null) latest().catch(() => undefined);
  };
  const unsubscribe = bus.subscribe(({ topic }) => topic === 'config.changed' && renew(), renew);

  return {
    latest,
    async snapshot() {
      if (current === null) return latest();
      if (isDue) latest().catch(() => undefined);
      return current;
    },
    close() {
      closed = true;
      unsubscribe();
    },
  };
}
