import type { FastifyBaseLogger } from 'fastify';
import type { Journal } from './journal';

/** Keeps a journal from growing for ever. */
export interface Compacting {
  /** @returns when the journal says what is needed and no more */
  now(): Promise<void>;
  /** Begins when the journal has grown too large; a disk that is full leaves it as it is until it has doubled again. */
  ifLarge(): void;
}

/** @param snapshot all that the journal must say */
export function createCompacting<Entry>(
  journal: Journal<Entry>,
  snapshot: () => readonly Entry[],
  atBytes: number,
  log: FastifyBaseLogger,
): Compacting {
  let limit = atBytes;
  let isUnderWay = false;
  const now = async () => {
    const before = journal.bytes();
    if (before === 0 || isUnderWay) return;
    isUnderWay = true;
    try {
      await journal.rewrite(snapshot);
      log.info({ before, after: journal.bytes() }, 'the journal was compacted');
    } catch (err) {
      log.error({ err }, 'the journal could not be compacted');
    } finally {
      limit = Math.max(atBytes, 2 * journal.bytes());
      isUnderWay = false;
    }
  };
  return {
    now,
    ifLarge() {
      if (journal.bytes() > limit) void now();
    },
  };
}
