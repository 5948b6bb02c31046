import { type Kept, openKept } from '../studio/kept';
import { createLastEntries, type LastEntries, type Named } from '../studio/last-entries';
import type { BetRecord, Studio } from '../studio/studio';

/** Results are shown, and their matches looked for, for much less. */
const SHOWN_MS = 86_400_000;

interface KeptResultsParts<Entry> {
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

export interface KeptResults<Entry> extends Pick<Kept<Entry, LastEntries<Entry>>, 'write' | 'close'> {
  /** What was written before, as far as it is needed. */
  readonly written: readonly Entry[];
}

/** Results in a journal of their own: kept for a day, and as long as the studio remembers a bet on them. */
export async function openKeptResults<Entry extends Named>({
  studio,
  kind,
  journalFile,
  subjectOf,
  subjectsOf,
  atMs,
}: KeptResultsParts<Entry>): Promise<KeptResults<Entry>> {
  const isNeededAt = (nowMs: number) => {
    const ofBets = new Set([...studio.open(kind), ...studio.settled(kind)].flatMap(subjectsOf));
    return (subject: string) => ofBets.has(subject) || nowMs - (atMs(subject) ?? 0) <= SHOWN_MS;
  };
  const createBook = () => createLastEntries<Entry>({ subjectOf, isNeededAt });
  const { book, write, close } = await openKept(createBook, { journalFile, log: studio.log });
  return { written: book.snapshot(Date.now()), write, close };
}
