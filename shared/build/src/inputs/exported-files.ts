import path from 'node:path';
import type { Checkout } from './checkout';

type Exports = Readonly<Record<string, unknown>>;

const SCOPE = '@marquee/';

/**
 * The files of one of our packages that an import of it may mean; none for a package of the registry, whose content the
 * lock file decides. An import that no entry of the package describes may mean any of its files.
 */
export function exportedFiles(specifier: string, checkout: Checkout): readonly string[] {
  if (!specifier.startsWith(SCOPE)) return [];
  const [name = '', ...rest] = specifier.slice(SCOPE.length).split('/');
  const folder = checkout.packages.find((candidate) => path.posix.basename(candidate) === name);
  if (folder === undefined) return [];
  const entry = rest.length === 0 ? '.' : `./${rest.join('/')}`;
  const { exports = {} } = JSON.parse(checkout.text(`${folder}/package.json`)) as { exports?: Exports };
  const files = Object.entries(exports)
    .flatMap(([pattern, target]) => targetsOf(pattern, target, entry))
    .map((target) => path.posix.join(folder, target))
    .filter((file) => checkout.isFile(file));
  return files.length > 0 ? files : checkout.filesOf(folder, 'package');
}

/** The paths that one entry of `exports` gives for the imported one. */
function targetsOf(pattern: string, target: unknown, entry: string): string[] {
  const [before = '', after] = pattern.split('*');
  const fits = after === undefined ? pattern === entry : entry.startsWith(before) && entry.endsWith(after);
  if (!fits) return [];
  const middle = after === undefined ? '' : entry.slice(before.length, entry.length - after.length);
  return texts(target).map((text) => text.replaceAll('*', middle));
}

/** Every path among an entry's conditions. */
const texts = (target: unknown): string[] =>
  typeof target === 'string'
    ? [target]
    : target && typeof target === 'object'
      ? Object.values(target).flatMap(texts)
      : [];
