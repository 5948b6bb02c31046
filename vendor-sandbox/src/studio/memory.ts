import type { FastifyBaseLogger } from 'fastify';
import type { StudioEntry } from './bet-record';
import { createStudioBook, type StudioBook } from './book';
import { createCompacting } from './compacting';
import { openJournal } from './journal';

/** The journal is compacted when it has grown to this, and to twice of what was left the last time. */
const COMPACT_AT_BYTES = 16 * 1024 * 1024;

/** The book, and the journal that it is read from at a start. */
export interface Memory {
  readonly book: StudioBook;
  /** In the book at once, on the disk when it returns. */
  write(entry: StudioEntry): Promise<void>;
  /** Returns when everything written so far is on the disk. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

export interface MemorySettings {
  readonly journalFile: string;
  readonly log: FastifyBaseLogger;
  readonly compactAtBytes?: number;
}

/** Reads what was written before, and forgets on the disk and here what nobody asks for any more. */
export async function openMemory({
  journalFile,
  log,
  compactAtBytes = COMPACT_AT_BYTES,
}: MemorySettings): Promise<Memory> {
  const read = createStudioBook();
  const journal = await openJournal<StudioEntry>(journalFile, read.apply);
  const book = createStudioBook();
  for (const entry of read.snapshot(Date.now())) book.apply(entry);
  const compact = createCompacting(journal, () => book.snapshot(Date.now()), compactAtBytes, log);
  await compact.now();
  return {
    book,
    write(entry) {
      book.apply(entry);
      compact.ifLarge();
      return journal.append(entry);
    },
    flushed: journal.flushed,
    close: journal.close,
  };
}
