import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stateKeys } from './key-file';
import { MissingKey, openKeyRing } from './key-ring';
import { newToken } from './secrets';

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  return { ...real, readdir: vi.fn(real.readdir) as unknown as typeof real.readdir };
});

/** The folder is read at every call, also at two of one millisecond. */
const NEVER_HELD_MS = -1;

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'key-ring-'));
});
afterAll(() => rm(home, { recursive: true }));

it('takes the newest key, makes the first one alone, and says which one is missing', async () => {
  const ring = openKeyRing(stateKeys(home), 'ring', NEVER_HELD_MS);
  expect((await ring.current()).id).toBe(1);
  await writeFile(join(home, 'keys', 'ring-2.key'), newToken());
  expect((await ring.current()).id).toBe(2);
  await expect(ring.byId(3)).rejects.toThrow(MissingKey);
});

it('takes no old key for the newest while the folder cannot be read', async () => {
  const ring = openKeyRing(stateKeys(home), 'ring', NEVER_HELD_MS);
  vi.mocked(readdir).mockRejectedValueOnce(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  await expect(ring.current()).rejects.toThrow('too many open files');
  expect((await ring.current()).id).toBe(2);
});
