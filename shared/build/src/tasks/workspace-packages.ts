import { readFileSync } from 'node:fs';
import { inRepository } from '../paths';

const sharedPackages = new Set(['contract', 'drawings', 'kit', 'ui', 'build', 'testing']);

/** Folder, relative to the checkout, of one of our packages: `@marquee/kit` is `shared/kit`. */
export function folderOf(packageName: string): string {
  const name = packageName.replace('@marquee/', '');
  return sharedPackages.has(name) ? `shared/${name}` : name;
}

/** The folder itself and those of all workspace packages that it needs at run time, transitively. */
export function withDependencies(folder: string, visited = new Set<string>()): string[] {
  if (visited.has(folder)) return [];
  visited.add(folder);
  const text = readFileSync(inRepository(folder, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  const workspaceNames = Object.keys(dependencies).filter((name) => name.startsWith('@marquee/'));
  return [folder, ...workspaceNames.flatMap((name) => withDependencies(folderOf(name), visited))];
}
