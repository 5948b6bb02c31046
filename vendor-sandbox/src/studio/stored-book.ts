import type { FastifyBaseLogger } from 'fastify';
import { createCompaction } from './journal-compaction';
import { openJournal } from './journal';

/** A journal is compacted when it has grown to this, and to twice of what was left the last time. */
const COMPACT_AT_BYTES = 16 * 1024 * 1024;

/** State that is built from the entries of a journal. */
export interface JournalBook<Entry> {
  apply(entry: Entry): void;
  /** The fewest entries that give the same book. @param nowMs since the epoch */
  snapshot(nowMs: number): readonly Entry[];
}

/** A book with its journal. */
export interface StoredBook<Entry, Kind extends JournalBook<Entry>> {
  readonly book: Kind;
  /** In the book at once, on the disk when it returns. */
  write(entry: Entry): Promise<void>;
  /** Returns when everything written so far is on the disk. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

export interface StoredBookSettings {
  readonly journalFile: string;
  readonly log: FastifyBaseLogger;
  readonly compactAtBytes?: number;
}

/** Reads the journal, and drops entries that are no longer needed, in memory and on the disk. */
export async function openStoredBook<Entry, Kind extends JournalBook<Entry>>(
  createBook: () => Kind,
  { journalFile, log, compactAtBytes = COMPACT_AT_BYTES }: StoredBookSettings,
): Promise<StoredBook<Entry, Kind>> {
  const journalBook = createBook();
  const journal = await openJournal<Entry>(journalFile, journalBook.apply);
  const book = createBook();
  for (const entry of journalBook.snapshot(Date.now())) book.apply(entry);
  const compaction = createCompaction(journal, () => book.snapshot(Date.now()), compactAtBytes, log);
  await compaction.run();
  return {
    book,
    write(entry) {
      book.apply(entry);
      compaction.runIfLarge();
      return journal.append(entry);
    },
    flushed: journal.flushed,
    close: journal.close,
  };
}
