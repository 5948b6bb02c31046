import { readFileSync } from 'node:fs';
import { inRepository, repositoryRoot } from '../paths';
import { packageFolders, packageOf } from '../workspace';
import { filesBelow } from './files-below';
import { type LockFile, readLockFile } from './pnpm-lock';

/** The package's name in `import ... from '...'`, `import '...'` and `resolve('...')`. */
const IMPORT = /(?:from |import |resolve\()'((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/g;

/**
 * Everything of the registry that a build depends on, with all that it needs in turn. Other entries of the lock file do not
 * concern it.
 * @param folders workspace folders whose run-time dependencies all count
 * @param parts files and folders of other packages of the workspace, of whose dependencies only those count that they import
 */
export function resolvedPackages(
  folders: readonly string[],
  parts: readonly string[],
  lock: LockFile = readLockFile(repositoryRoot),
): readonly string[] {
  return lock.closureOf([
    ...folders.flatMap((folder) => lock.dependenciesOf(folder)),
    ...parts.flatMap((part) => importedPackages(part, lock)),
  ]);
}

function importedPackages(part: string, lock: LockFile): string[] {
  const sources = part.endsWith('.ts') ? [part] : filesBelow(part).filter((file) => !file.endsWith('.test.ts'));
  const texts = sources.map((file) => readFileSync(inRepository(file), 'utf8'));
  const names = new Set(texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name]) => name)));
  const owner = packageOf(part, packageFolders());
  return lock.dependenciesOf(owner).filter((name) => names.has(name.replace(/(?<=.)@.*$/, '')));
}
