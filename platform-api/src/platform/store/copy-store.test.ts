import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BucketServer, startBucketServer } from './bucket.fixture';
import { createBucketStore } from './bucket-store';
import { copyStore } from './copy-store';
import { createFolderStore } from './folder-store';

let server: BucketServer;
let root: string;
beforeAll(async () => {
  server = await startBucketServer();
  root = await mkdtemp(join(tmpdir(), 'copy-'));
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

test('a folder moves into a bucket and back, goes on after a fault, and other content is refused', async () => {
  const folder = createFolderStore(join(root, 'state'));
  const bucket = createBucketStore(server.place, root, { attemptMs: 10_000, attempts: 1, pauseMs: 1 });
  const put = (name: string, text = name) => folder.put(name, Buffer.from(text), 'replace');
  for (let number = 10; number < 99; number += 1) await put(`uploads/${number}/${number}-picture`);
  await put('releases/mf-games/1.0.0_a/entry.js');
  await put('releases/mf-games/current.json');
  await put('keys/payee.key');
  server.turn('failing', 1);
  await expect(copyStore(folder, bucket)).rejects.toThrow(/500/);
  expect(await copyStore(folder, bucket)).toMatchObject({ checked: 90 });
  expect(await copyStore(folder, bucket)).toMatchObject({ checked: 90, copied: 0 });
  expect([await bucket.has('releases/mf-games/current.json'), await bucket.has('keys/payee.key')]).toEqual([
    false,
    false,
  ]);
  const restored = createFolderStore(join(root, 'restored'));
  expect(await copyStore(bucket, restored)).toMatchObject({ checked: 90, copied: 90 });
  await put('uploads/10/10-picture', 'other');
  await expect(copyStore(folder, bucket)).rejects.toThrow(/not the one that was stored/);
  await expect(copyStore(folder, restored)).rejects.toThrow(/uploads\/10\/10-picture has other content/);
});
