import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Painted pictures on disk, so that a restart does not repaint them. Any failure only costs a repaint. */
export interface PictureStore {
  /** The stored picture; null when there is none or its file is damaged. */
  read(name: string): Promise<Buffer | null>;
  /** Never throws: a picture that cannot be written is painted again later. */
  keep(name: string, content: Buffer): Promise<void>;
  /** Removes the pictures of other versions of the generator. */
  removeOtherVersions(): Promise<void>;
}

const DIGEST_BYTES = 16;

const digestOf = (content: Uint8Array): Buffer =>
  createHash('sha256').update(content).digest().subarray(0, DIGEST_BYTES);

/**
 * A file starts with the digest of the picture, which detects truncated or damaged files.
 * @param root dedicated folder that may be deleted at any time
 * @param version of the generator
 * @param failed called with the first of several consecutive write failures
 */
export function createPictureStore(root: string, version: string, failed: (cause: unknown) => void): PictureStore {
  let failing = false;
  const fileOf = (name: string): string => {
    const id = createHash('sha256')
      .update(name)
      .digest('hex')
      .slice(0, 2 * DIGEST_BYTES);
    return join(root, version, id.slice(0, 2), id);
  };
  return {
    async read(name) {
      const file = await readFile(fileOf(name)).catch(() => null);
      if (!file || file.length <= DIGEST_BYTES) return null;
      const content = file.subarray(DIGEST_BYTES);
      return digestOf(content).equals(file.subarray(0, DIGEST_BYTES)) ? content : null;
    },
    async keep(name, content) {
      const file = fileOf(name);
      // One temporary name per process: a partial file is overwritten next time.
      const part = `${file}.${process.pid}.part`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(part, Buffer.concat([digestOf(content), content]));
        await rename(part, file);
        failing = false;
      } catch (cause) {
        if (!failing) failed(cause);
        failing = true;
      }
    },
    async removeOtherVersions() {
      const others = (await readdir(root)).filter((name) => name !== version);
      await Promise.all(others.map((name) => rm(join(root, name), { recursive: true, force: true })));
    },
  };
}
