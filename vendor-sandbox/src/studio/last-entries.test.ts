import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStoredBook } from './stored-book';
import { createLastEntries } from './last-entries';

type Entry = { readonly do: 'begun' | 'ended' | 'corrected'; readonly match: string; readonly goals?: number };

let folder: string;
let journalFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-last-entries-'));
  journalFile = join(folder, 'matches.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Opens the journal as a kind does, asking for some matches only. */
async function open(neededIds: readonly string[], compactAtBytes = 1_000_000) {
  const createBook = () =>
    createLastEntries<Entry>({
      subjectOf: ({ match }) => match,
      isNeededAt: () => (match) => neededIds.includes(match),
    });
  return openStoredBook<Entry, ReturnType<typeof createBook>>(createBook, {
    journalFile,
    log: Fastify().log,
    compactAtBytes,
  });
}

const onDisk = async () =>
  (await readFile(journalFile, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);

test('a start leaves the last entry of each sort of the matches that are asked for, and no others', async () => {
  const first = await open(['a', 'b']);
  await first.write({ do: 'begun', match: 'a' });
  await first.write({ do: 'begun', match: 'b' });
  await first.write({ do: 'ended', match: 'a', goals: 1 });
  await first.write({ do: 'corrected', match: 'a', goals: 2 });
  await first.write({ do: 'corrected', match: 'a', goals: 3 });
  await first.close();
  expect(await onDisk()).toHaveLength(5);

  const second = await open(['a']);
  const keptEntries = [
    { do: 'begun', match: 'a' },
    { do: 'ended', match: 'a', goals: 1 },
    { do: 'corrected', match: 'a', goals: 3 },
  ];
  expect(second.book.snapshot(0)).toEqual(keptEntries);
  await second.close();
  expect(await onDisk()).toEqual(keptEntries);
});

test('a journal that grows is compacted while it is written, without losing what waits', async () => {
  const { write, close } = await open(['a', 'b'], 500);
  for (let goals = 0; goals < 200; goals++)
    await Promise.all([write({ do: 'ended', match: 'a', goals }), write({ do: 'ended', match: 'b', goals })]);
  await close();
  expect((await onDisk()).length).toBeLessThan(100);
  const { book, close: closeAgain } = await open(['a', 'b']);
  expect(book.snapshot(0)).toEqual([
    { do: 'ended', match: 'a', goals: 199 },
    { do: 'ended', match: 'b', goals: 199 },
  ]);
  await closeAgain();
});

test('a last line that was cut off is dropped', async () => {
  const { write, close } = await open(['a']);
  await write({ do: 'begun', match: 'a' });
  await close();
  await appendFile(journalFile, '{"do":"ended","mat');
  const reopened = await open(['a']);
  expect(reopened.book.snapshot(0)).toEqual([{ do: 'begun', match: 'a' }]);
  await reopened.close();
});
