import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BucketServer, startBucketServer } from './bucket.fixture';
import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import { createLocalFiles } from './local-files';
import { namesBelow, type Store } from './store';
import { StoreDown } from './store-down';

let server: BucketServer;
let root: string;
beforeAll(async () => {
  server = await startBucketServer();
  root = await mkdtemp(join(tmpdir(), 'store-'));
});
beforeEach(() => {
  server.turn('none');
  server.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const PATIENCE = { attemptMs: 10_000, attempts: 3, pauseMs: 5 };
const bucket = (changes: object = {}, attemptMs = PATIENCE.attemptMs) =>
  createBucketStore({ ...server.place, ...changes }, root, { ...PATIENCE, attemptMs });
/** For a bucket that hangs. */
const SHORT_MS = 400;
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (store: Store, name: string, sha256?: string) => {
  const stored = await store.open(name, sha256);
  return stored && (await buffer(stored.content)).toString();
};
const list = async (store: Store, folder: string) => (await namesBelow(store, folder)).sort();
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe.each([
  ['a folder', () => createFolderStore(join(root, 'state'))],
  ['a bucket', () => bucket()],
  ['a folder in a bucket', () => bucket({ url: `${server.place.url}deep/est/` })],
])('%s', (_what, open) => {
  test('gives what was put, as long as it was put', async () => {
    const store = open();
    await store.put('uploads/ab/abc', bytes('picture'), 'once');
    await store.put('releases/mf-games/1.0.0_a+b/empty.txt', bytes(''), 'once');
    expect(await read(store, 'uploads/ab/abc')).toBe('picture');
    const stored = await store.open('uploads/ab/abc');
    stored?.content.destroy();
    expect(stored?.bytes).toBe(7);
    expect(await read(store, 'releases/mf-games/1.0.0_a+b/empty.txt')).toBe('');
    expect([await store.has('uploads/ab/abc'), await store.has('uploads/ab/other')]).toEqual([true, false]);
    expect(await store.open('uploads/ab/other')).toBeNull();
  });

  test('keeps bytes of any kind and megabytes of them', async () => {
    const store = open();
    const content = Buffer.alloc(3 * 1024 * 1024, '\0ঢাকা\xff', 'utf8');
    await store.put('uploads/ab/large', content, 'replace');
    const stored = await store.open('uploads/ab/large', createHash('sha256').update(content).digest('hex'));
    expect(stored && (await buffer(stored.content)).equals(content)).toBe(true);
  });

  test('takes the same content twice, also at once, and other content only where it is to be replaced', async () => {
    const store = open();
    await Promise.all([1, 2, 3].map(() => store.put('uploads/cd/twice', bytes('same'), 'once')));
    expect(await read(store, 'uploads/cd/twice')).toBe('same');
    await store.put('releases/a/1/entry.js', bytes('first'), 'replace');
    await store.put('releases/a/1/entry.js', bytes('second'), 'replace');
    expect(await read(store, 'releases/a/1/entry.js')).toBe('second');
  });

  test('lists and removes what lies below a folder, and nothing beside it', async () => {
    const store = open();
    const names = ['list/b/1/a.js', 'list/b/1/deep/b&c.css', 'list/b/10/a.js'];
    for (const name of names) await store.put(name, bytes(name), 'replace');
    expect(await list(store, 'list')).toEqual(names);
    expect(await list(store, 'nothing')).toEqual([]);
    await store.removeBelow('list/b/1');
    expect(await list(store, 'list')).toEqual(['list/b/10/a.js']);
    await store.remove(['list/b/10/a.js', 'list/b/10/none']);
    expect(await list(store, 'list')).toEqual([]);
  });
});

describe('a bucket that fails', () => {
  const NAME = 'uploads/ef/faulty';
  beforeEach(async () => bucket().put(NAME, bytes('content that counts'), 'replace'));

  test.each(['failing', 'hanging', 'cut', 'changed'] as const)('is asked again when it is %s', async (fault) => {
    server.turn(fault, 2);
    expect(await read(bucket({}, fault === 'hanging' ? SHORT_MS : undefined), NAME)).toBe('content that counts');
  });

  test.each(['failing', 'hanging', 'cut', 'changed'] as const)(
    'is named while it is %s, within the patience, and nothing is left on the disk',
    async (fault) => {
      const before = performance.now();
      server.turn(fault);
      await expect(bucket({}, SHORT_MS).open(NAME)).rejects.toThrow(StoreDown);
      expect(performance.now() - before).toBeLessThan(10_000);
      expect(await readdir(join(root, 'cache', 'incoming'))).toEqual([]);
    },
  );

  test.each(['failing', 'hanging'] as const)(
    'takes, finds, lists and removes nothing while it is %s',
    async (fault) => {
      server.turn(fault);
      const store = bucket({}, SHORT_MS);
      await expect(store.put('uploads/ef/new', bytes('x'), 'once')).rejects.toThrow(StoreDown);
      await expect(store.has(NAME)).rejects.toThrow(StoreDown);
      await expect(list(store, 'uploads')).rejects.toThrow(StoreDown);
      await expect(store.remove([NAME])).rejects.toThrow(StoreDown);
    },
  );

  test('is not trusted with other content than the caller knows of', async () => {
    await expect(bucket().open(NAME, hashOf('other'))).rejects.toThrow(/not the one that was stored/);
    expect(await read(bucket(), NAME, hashOf('content that counts'))).toBe('content that counts');
  });

  test('is asked once where it refuses: another key, or no such bucket', async () => {
    server.requests.length = 0;
    await expect(bucket({ secret: 'other' }).open(NAME)).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await expect(bucket({ url: server.place.url.replace('marquee', 'other') }).open(NAME)).rejects.toThrow(/404/);
    expect(server.requests).toEqual(['GET', 'GET']);
  });

  test('is told to keep what it has, where a name is never given twice', async () => {
    server.requests.length = 0;
    await bucket().put('uploads/ef/once', bytes('x'), 'once');
    await bucket().put('uploads/ef/once', bytes('x'), 'replace');
    expect(server.requests).toEqual(['PUT once', 'PUT']);
  });
});

describe('files of a bucket on this machine', () => {
  const NAMES = ['a/1/entry.js', 'a/1/entry.js.br', 'a/2/entry.js'];
  beforeEach(async () => {
    for (const name of NAMES) await bucket().put(`releases/${name}`, bytes('x'.repeat(100)), 'replace');
  });
  const openFiles = (mostBytes?: number) =>
    createLocalFiles(bucket(), 'releases', join(root, 'cache/files'), mostBytes);
  const copies = async () =>
    (await readdir(join(root, 'cache/files'), { recursive: true })).filter((name) => /\.\w+$/.test(name));

  test('come once, however many ask for them, and stay while the bucket is away', async () => {
    const files = openFiles();
    server.requests.length = 0;
    expect(await Promise.all([1, 2, 3].map(() => files.has('a/1/entry.js')))).toEqual([true, true, true]);
    expect([await files.has('a/1/none.js'), await files.has('a/1/none.js')]).toEqual([false, false]);
    expect(server.requests).toEqual(['GET', 'GET']);
    server.turn('failing');
    expect((await files.read('a/1/entry.js')).toString()).toBe('x'.repeat(100));
    await expect(files.has('a/2/entry.js')).rejects.toThrow(StoreDown);
    server.turn('none');
    expect(await files.has('a/2/entry.js')).toBe(true);
  });

  test.each(['../state/keys', 'a/../../b', '/etc/passwd', 'a//b', 'a/.hidden', 'a/b\0', ''])(
    'are found by plain names only: %j',
    async (name) => {
      server.requests.length = 0;
      expect(await openFiles().has(name)).toBe(false);
      expect(server.requests).toEqual([]);
    },
  );

  test('make room for others, those of an earlier process included', async () => {
    await rm(join(root, 'cache/files'), { recursive: true });
    const first = openFiles();
    await first.has('a/1/entry.js');
    await first.has('a/1/entry.js.br');
    const later = openFiles(250);
    expect(await later.has('a/2/entry.js')).toBe(true);
    await expect.poll(copies).toHaveLength(2);
    expect(await copies()).toContain('a/2/entry.js');
  });
});
