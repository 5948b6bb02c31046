import { type StoredBook, openStoredBook } from '../studio/stored-book';
import { createLastEntries, type LastEntries, type NamedEntry } from '../studio/last-entries';
import type { BetRecord, Studio } from '../studio/studio';

/** Clients list results for a much shorter time. */
const DISPLAYED_MS = 86_400_000;

interface StoredResultsParts<Entry> {
  readonly studio: Pick<Studio, 'settled' | 'open' | 'log'>;
  readonly kind: string;
  readonly journalFile: string;
  /** The match, fight or round that an entry is about. */
  readonly subjectOf: (entry: Entry) => string;
  /** Subjects of a bet. */
  readonly subjectsOf: (bet: BetRecord) => readonly string[];
  /** When it took place, milliseconds since the epoch; null when unknown. */
  readonly atMs: (subject: string) => number | null;
}

export interface StoredResults<Entry> extends Pick<StoredBook<Entry, LastEntries<Entry>>, 'write' | 'close'> {
  /** Entries of earlier runs that are still needed. */
  readonly storedEntries: readonly Entry[];
}

/** Results in a journal of their own, stored for a day and as long as the studio has a bet on them. */
export async function openStoredResults<Entry extends NamedEntry>({
  studio,
  kind,
  journalFile,
  subjectOf,
  subjectsOf,
  atMs,
}: StoredResultsParts<Entry>): Promise<StoredResults<Entry>> {
  const isNeededAt = (nowMs: number) => {
    const subjectsOfBets = new Set([...studio.open(kind), ...studio.settled(kind)].flatMap(subjectsOf));
    return (subject: string) => subjectsOfBets.has(subject) || nowMs - (atMs(subject) ?? 0) <= DISPLAYED_MS;
  };
  const createBook = () => createLastEntries<Entry>({ subjectOf, isNeededAt });
  const { book, write, close } = await openStoredBook(createBook, { journalFile, log: studio.log });
  return { storedEntries: book.snapshot(Date.now()), write, close };
}
