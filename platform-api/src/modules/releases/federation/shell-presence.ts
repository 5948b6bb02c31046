import { type Release, releasePath } from '@marquee/contract/release';
import type { Queryable } from '../../../platform/database';
import type { LocalFiles } from '../../../platform/store/local-files';
import type { ReleaseStores } from './release-files';
import { readShells } from './release-repository';

/** The page that a shell's release comes with, filled in by the edge. */
export const TEMPLATE = 'template.html';

/**
 * Whether this process can serve the shells that brands run. What has been there once is not looked up again: it never changes.
 * @returns which release is missing, in a sentence; null where none is
 */
export function createShellPresence(
  db: Queryable,
  files: Pick<LocalFiles, 'has'>,
  stores: ReleaseStores,
): () => Promise<string | null> {
  const present = new Set<string>();
  async function isPresent(shell: Release, baseUrl: string | null): Promise<boolean> {
    if (baseUrl !== null) return stores.of(baseUrl).has(shell);
    const path = releasePath(shell);
    return (await files.has(`${path}/${TEMPLATE}`)) && (await files.has(`${path}/${shell.entry}`));
  }
  return async () => {
    for (const { shell, baseUrl } of await readShells(db)) {
      const path = releasePath(shell);
      if (present.has(path)) continue;
      const isThere = await isPresent(shell, baseUrl).catch(() => null);
      if (isThere === null)
        return `The store does not answer, and ${shell.name} ${shell.version} is not on this machine.`;
      if (!isThere)
        return `The store has no ${shell.name} ${shell.version}, which brands run: publish the release from where it was built.`;
      present.add(path);
    }
    return null;
  };
}
