import type { FastifyBaseLogger } from 'fastify';
import type { Journal } from './journal';

/** Keeps a journal from growing for ever. */
export interface JournalCompaction {
  /** Rewrites the journal to the entries that are still needed. */
  run(): Promise<void>;
  /** Starts when the journal exceeds its limit; after a failure it waits until the journal has doubled. */
  runIfLarge(): void;
}

/** @param snapshot all that the journal must say */
export function createCompaction<Entry>(
  journal: Journal<Entry>,
  snapshot: () => readonly Entry[],
  atBytes: number,
  log: FastifyBaseLogger,
): JournalCompaction {
  let limit = atBytes;
  let isUnderWay = false;
  const run = async () => {
    const bytesBefore = journal.bytes();
    if (bytesBefore === 0 || isUnderWay) return;
    isUnderWay = true;
    try {
      await journal.rewrite(snapshot);
      log.info({ bytesBefore, after: journal.bytes() }, 'the journal was compacted');
    } catch (err) {
      log.error({ err }, 'the journal could not be compacted');
    } finally {
      limit = Math.max(atBytes, 2 * journal.bytes());
      isUnderWay = false;
    }
  };
  return {
    run,
    runIfLarge() {
      if (journal.bytes() > limit) void run();
    },
  };
}
