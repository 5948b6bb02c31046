import type { FastifyBaseLogger } from 'fastify';
import type { Journal } from './journal';

/** Keeps a journal from growing for ever. */
export interface JournalCompaction {
  /** @returns when the journal says what is needed and no more */
  run(): Promise<void>;
  /** Begins when the journal has grown too large; a disk that is full leaves it as it is until it has doubled again. */
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
