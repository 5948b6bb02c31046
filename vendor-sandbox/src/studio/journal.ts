import { type FileHandle, mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Entries that are on the disk once `append` has returned; one JSON document a line. */
export interface Journal<Entry> {
  /** Entries that wait at the same time share one write to the disk. */
  append(entry: Entry): Promise<void>;
  /** Returns when everything appended so far is on the disk. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a journal, and reads what is in it first. A last line that a crash cut off was never acknowledged: it is dropped.
 * @param replay told of each entry, oldest first
 */
export async function openJournal<Entry>(file: string, replay: (entry: Entry) => void): Promise<Journal<Entry>> {
  await mkdir(dirname(file), { recursive: true });
  await readEntries(file, replay);
  const handle = await open(file, 'a');
  return writerOf(handle);
}

async function readEntries<Entry>(file: string, replay: (entry: Entry) => void): Promise<void> {
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const end = content.lastIndexOf('\n') + 1;
  if (end < content.length) await truncate(file, end);
  for (const line of content.subarray(0, end).toString('utf8').split('\n')) {
    if (line) replay(JSON.parse(line) as Entry);
  }
}

function writerOf<Entry>(handle: FileHandle): Journal<Entry> {
  let waiting = '';
  let next: Promise<void> | null = null;
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    const lines = waiting;
    waiting = '';
    next = null;
    await handle.appendFile(lines);
    await handle.datasync();
  };
  const flushed = () => next ?? writing;
  return {
    append(entry) {
      waiting += `${JSON.stringify(entry)}\n`;
      // A failed write fails those who waited for it; later ones try again.
      next ??= writing = writing.catch(() => undefined).then(write);
      return next;
    },
    flushed,
    async close() {
      await flushed();
      await handle.close();
    },
  };
}
