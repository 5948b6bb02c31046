import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { releasePath } from '@marquee/contract/release';
import { Failure } from '../../../platform/failure';
import { inParallel } from '../../../platform/in-parallel';
import type { Store } from '../../../platform/store/store';
import type { ReleaseFiles, ReleasePlace } from './release-files';

/** Folder of the store that has the releases of everything. */
export const RELEASES = 'releases';

/** A release has some hundred files. */
const PARALLEL = 8;

/** Releases in the store of the deployment; pages load them from their own origin. */
export function createStoredReleaseFiles(store: Store): ReleaseFiles {
  return {
    baseUrlOf: () => null,
    put: (release, files) =>
      orDown(async () => {
        const others = [...files].filter(([file]) => file !== release.entry);
        await inParallel(PARALLEL, others, (file) => putWithCopies(store, release, file));
        // Last: a release is there when its entry is.
        const entry = files.get(release.entry);
        if (entry) await putWithCopies(store, release, [release.entry, entry]);
      }),
    has: (release) => orDown(() => store.has(`${folderOf(release)}/${release.entry}`)),
    remove: (release) => orDown(() => store.removeBelow(folderOf(release))),
  };
}

const folderOf = (release: Pick<ReleasePlace, 'name' | 'version'>) => `${RELEASES}/${releasePath(release)}`;

const COMPRESSIBLE = /\.(?:js|css|json|svg)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Less than a build's own 11: a publication waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Beside the file its compressed copies, so that no request compresses. */
async function putWithCopies(store: Store, release: ReleasePlace, [file, content]: readonly [string, Buffer]) {
  const name = `${folderOf(release)}/${file}`;
  if (COMPRESSIBLE.test(file)) {
    await store.put(`${name}.br`, await compressBrotli(content, BROTLI), 'replace');
    await store.put(`${name}.gz`, await compressGzip(content), 'replace');
  }
  await store.put(name, content, 'replace');
}

async function orDown<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw new Failure('release_storage_down', undefined, { cause });
  }
}
