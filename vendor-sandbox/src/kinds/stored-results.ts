import { type StoredBook, openStoredBook } from '../studio/stored-book';
import { createLastEntries, type LastEntries, type NamedEntry } from '../studio/last-entries';
import type { BetRecord, Studio } from '../studio/studio';

/** Results are shown, and their matches looked for, for much less. */
const DISPLAYED_MS = 86_400_000;

interface StoredResultsParts<Entry> {
  readonly studio: Pick<Studio, 'settled' | 'open' | 'log'>;
  readonly kind: string;
  readonly journalFile: string;
  /** The match, fight or round that an entry is about. */
  readonly subjectOf: (entry: Entry) => string;
  /** Those that a bet is about. */
  readonly subjectsOf: (bet: BetRecord) => readonly string[];
  /** When it took place, since the epoch; null where that cannot be told. */
  readonly atMs: (subject: string) => number | null;
}

export interface StoredResults<Entry> extends Pick<StoredBook<Entry, LastEntries<Entry>>, 'write' | 'close'> {
  /** What was written before, as far as it is needed. */
  readonly storedEntries: readonly Entry[];
}

/** Results in a journal of their own: kept for a day, and as long as the studio remembers a bet on them. */
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
