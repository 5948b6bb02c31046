import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../../../platform/in-parallel';
import { createFolderStore } from '../../../platform/store/folder-store';
import { namesBelow, type Store } from '../../../platform/store/store';
import { RELEASES } from './stored-release-files';

const DOCUMENT = 'release.json';
const PARALLEL = 8;

/**
 * Brings a release that this machine has built to the store of all machines. Its document goes last: where that is, all of it is.
 * @param path of the release, `<name>/<version>`
 */
export async function publishBuild(store: Store, home: string, path: string): Promise<void> {
  if (store.folder !== null) return;
  const folder = `${RELEASES}/${path}`;
  const document = `${folder}/${DOCUMENT}`;
  if (await store.has(document)) return;
  const names = await namesBelow(createFolderStore(home), folder);
  const put = async (name: string) => store.put(name, await readFile(join(home, name)), 'replace');
  await inParallel(
    PARALLEL,
    names.filter((name) => name !== document),
    put,
  );
  await put(document);
}
