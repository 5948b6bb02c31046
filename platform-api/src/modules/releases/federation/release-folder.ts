import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { releasePath } from '@marquee/contract/release';
import { Failure } from '../../../platform/failure';
import { newPublicId } from '../../../platform/secrets';
import type { ReleaseFiles } from './release-files';

/** Releases in the state folder, where `pnpm release` and the image of a deployment put them too. */
export interface ReleaseFolder extends ReleaseFiles {
  /** The `release.json` of every complete release of a checkout or image; published ones have none. */
  documents(): AsyncIterable<{ readonly name: string; readonly version: string; readonly text: string }>;
  /** The version of each app that its checkout built last, by app. */
  currentBuilds(): Promise<ReadonlyMap<string, string>>;
}

/** @param home state folder; its `releases` folder is the store */
export function createReleaseFolder(home: string): ReleaseFolder {
  const root = join(home, 'releases');
  return {
    baseUrlOf: () => null,
    async put(release, files) {
      const folder = join(root, releasePath(release));
      const incoming = join(root, release.name, `.incoming-${newPublicId()}`);
      try {
        for (const [file, content] of files) await writeWithCopies(join(incoming, file), content);
        await rm(folder, { recursive: true, force: true });
        await rename(incoming, folder);
      } catch (cause) {
        await rm(incoming, { recursive: true, force: true }).catch(() => undefined);
        throw new Failure('release_storage_down', undefined, { cause });
      }
    },
    has: (release) => exists(join(root, releasePath(release), release.entry)),
    remove: (release) => rm(join(root, releasePath(release)), { recursive: true, force: true }),
    async *documents() {
      for (const name of await foldersIn(root)) {
        for (const version of await foldersIn(join(root, name))) {
          const text = await readText(join(root, name, version, 'release.json'));
          if (text !== null) yield { name, version, text };
        }
      }
    },
    async currentBuilds() {
      const builds = new Map<string, string>();
      for (const name of await foldersIn(root)) {
        const text = await readText(join(root, name, 'current.json'));
        if (text !== null) builds.set(name, (JSON.parse(text) as { version: string }).version);
      }
      return builds;
    },
  };
}

const COMPRESSIBLE = /\.(?:js|css|json|svg)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Less than a build's own 11: a publication waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Beside the file its compressed copies, so that no request compresses. */
async function writeWithCopies(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  if (!COMPRESSIBLE.test(path)) return;
  await writeFile(`${path}.br`, await compressBrotli(content, BROTLI));
  await writeFile(`${path}.gz`, await compressGzip(content));
}

/** @throws Failure `release_storage_down` when the folder cannot say */
async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new Failure('release_storage_down', undefined, { cause: error });
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** @returns null where there is no such file */
async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
