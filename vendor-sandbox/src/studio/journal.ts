import { type FileHandle, mkdir, open, readFile, rename, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Entries that are on the disk once `append` has returned; one JSON document a line. */
export interface Journal<Entry> {
  /** Entries that wait at the same time share one write to the disk. */
  append(entry: Entry): Promise<void>;
  /** Returns when everything appended so far is on the disk. */
  flushed(): Promise<void>;
  /**
   * Replaces everything by entries that say the same with less. A crash leaves either the old file or the new one.
   * @param snapshot all that was appended so far, pending entries included
   */
  rewrite(snapshot: () => readonly Entry[]): Promise<void>;
  /** How large the file is. */
  bytes(): number;
  close(): Promise<void>;
}

/**
 * Opens a journal, and reads what is in it first. A last line that a crash cut off was never acknowledged: it is dropped.
 * @param replay called with each entry, oldest first
 */
export async function openJournal<Entry>(file: string, replay: (entry: Entry) => void): Promise<Journal<Entry>> {
  await mkdir(dirname(file), { recursive: true });
  const bytes = await readEntries(file, replay);
  return writerOf(file, await open(file, 'a'), bytes);
}

/** @returns size of the intact part, bytes */
async function readEntries<Entry>(file: string, replay: (entry: Entry) => void): Promise<number> {
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const end = content.lastIndexOf('\n') + 1;
  if (end < content.length) await truncate(file, end);
  for (const line of content.subarray(0, end).toString('utf8').split('\n')) {
    if (line) replay(JSON.parse(line) as Entry);
  }
  return end;
}

const lineOf = (entry: unknown): string => `${JSON.stringify(entry)}\n`;

function writerOf<Entry>(file: string, initialHandle: FileHandle, size: number): Journal<Entry> {
  let handle = initialHandle;
  let bytes = size;
  let pendingLines = '';
  let nextWrite: Promise<void> | null = null;
  let writing: Promise<void> = Promise.resolve();
  /** A failed step rejects its callers; later steps run all the same. */
  const enqueue = (step: () => Promise<void>) => {
    writing = writing.catch(() => undefined).then(step);
    return writing;
  };
  const write = async () => {
    const lines = pendingLines;
    pendingLines = '';
    nextWrite = null;
    await handle.appendFile(lines);
    await handle.datasync();
    bytes += Buffer.byteLength(lines);
  };
  const replace = async (snapshot: () => readonly Entry[]) => {
    // Pending lines are in the snapshot and must not be written twice.
    const lines = pendingLines;
    pendingLines = '';
    const replacement = await writeNewFile(file, snapshot()).catch((error: unknown) => {
      pendingLines = lines + pendingLines;
      throw error;
    });
    const previous = handle;
    ({ handle, bytes } = replacement);
    await syncFolder(dirname(file));
    await previous.close();
  };
  const flushed = () => nextWrite ?? writing;
  return {
    append(entry) {
      pendingLines += lineOf(entry);
      nextWrite ??= enqueue(write);
      return nextWrite;
    },
    flushed,
    rewrite: (snapshot) => enqueue(() => replace(snapshot)),
    bytes: () => bytes,
    async close() {
      await flushed();
      await handle.close();
    },
  };
}

const LINES_A_WRITE = 500;

/** Puts a file with these entries, all of them on the disk, in the place of another. @returns it, open for more */
async function writeNewFile(file: string, entries: readonly unknown[]): Promise<{ handle: FileHandle; bytes: number }> {
  const handle = await open(`${file}.new`, 'w');
  try {
    let bytes = 0;
    for (let from = 0; from < entries.length; from += LINES_A_WRITE) {
      const lines = entries
        .slice(from, from + LINES_A_WRITE)
        .map(lineOf)
        .join('');
      await handle.appendFile(lines);
      bytes += Buffer.byteLength(lines);
    }
    await handle.sync();
    await rename(`${file}.new`, file);
    return { handle, bytes };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** A rename is durable once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
