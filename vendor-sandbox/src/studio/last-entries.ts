import type { JournalBook } from './stored-book';

export interface NamedEntry {
  readonly do: string;
}

interface LastEntriesParts<Entry> {
  /** The match, fight or round that an entry is about. */
  readonly subjectOf: (entry: Entry) => string;
  /** Subjects that are still needed; evaluated for each snapshot. */
  readonly isNeededAt: (nowMs: number) => (subject: string) => boolean;
}

/** Of each subject the last entry of each sort, in the order in which the sorts came first. */
export type LastEntries<Entry> = JournalBook<Entry>;

export function createLastEntries<Entry extends NamedEntry>({
  subjectOf,
  isNeededAt,
}: LastEntriesParts<Entry>): LastEntries<Entry> {
  const subjects = new Map<string, Map<string, Entry>>();
  return {
    apply(entry) {
      const subject = subjectOf(entry);
      const entries = subjects.get(subject) ?? new Map<string, Entry>();
      subjects.set(subject, entries.set(entry.do, entry));
    },
    snapshot(nowMs) {
      const isNeeded = isNeededAt(nowMs);
      return [...subjects].flatMap(([subject, entries]) => (isNeeded(subject) ? [...entries.values()] : []));
    },
  };
}
