import type { Platform } from '../../platform/platform';

/** Something large in memory that is read again after a change of the configuration. */
export interface KeptSnapshot<Snapshot> {
  /** What stands: while a change is being read, what stood before it. Waits only for the first. */
  snapshot(): Promise<Snapshot>;
  /** As of the last change that this process has heard of: waits until that has been read. */
  latest(): Promise<Snapshot>;
  close(): void;
}

/** Reads at the first question, and behind the scenes after each change; changes that come while one is read share the next. */
export function keepSnapshot<Snapshot>(
  { bus, log }: Pick<Platform, 'bus' | 'log'>,
  read: () => Promise<Snapshot>,
): KeptSnapshot<Snapshot> {
  let standing: Snapshot | null = null;
  let reading: Promise<Snapshot> | null = null;
  let isDue = true;
  let closed = false;

  const readOnce = async (): Promise<Snapshot> => {
    let made: Snapshot;
    do {
      isDue = false;
      made = await read();
      standing = made;
    } while (isDue && !closed);
    return made;
  };
  const latest = (): Promise<Snapshot> => {
    if (reading) return reading;
    if (standing !== null && !isDue) return Promise.resolve(standing);
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
  const unsubscribe = bus.subscribe((event) => {
    if (event.topic !== 'config.changed') return;
    isDue = true;
    if (standing !== null) latest().catch(() => undefined);
  });

  return {
    latest,
    async snapshot() {
      if (standing === null) return latest();
      if (isDue) latest().catch(() => undefined);
      return standing;
    },
    close() {
      closed = true;
      unsubscribe();
    },
  };
}
