import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseOf } from './release.fixture';
import { createFolderStore } from '../../../platform/store/folder-store';
import { createStoredReleaseFiles } from './stored-release-files';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-folder-'));
});
afterEach(() => rm(root, { recursive: true }));

const open = () => createStoredReleaseFiles(createFolderStore(root));

it('has no release that was never stored', async () => {
  expect(await open().has(releaseOf('mf-games', '1.0.0'))).toBe(false);
});

it('names a storage that cannot say what it has', async () => {
  await writeFile(join(root, 'releases'), 'a file where a folder should be');
  const answer = open().has(releaseOf('mf-games', '1.0.0'));
  await expect(answer).rejects.toMatchObject({ code: 'release_storage_down' });
});
