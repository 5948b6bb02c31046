import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from './secrets';

/**
 * A secret of the deployment, created at first use. Processes of one deployment share the state folder.
 * @param name file name below `keys/`
 * @returns 256 bits, base64url
 */
export async function readOrMakeKey(home: string, name: string): Promise<string> {
  const folder = join(home, 'keys');
  const file = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written completely before it is renamed, so that a concurrent process never reads a partial file.
  const draft = `${file}.${newToken()}`;
  await writeFile(draft, newToken(), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return readFile(file, 'utf8');
}
