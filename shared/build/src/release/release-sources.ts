import { existsSync } from 'node:fs';
import { inRepository } from '../paths';
import { fingerprint } from '../tasks/fingerprint';
import { resolvedPackages } from '../tasks/resolved-packages';
import type { Task } from '../tasks/task';
import { withDependencies } from '../tasks/workspace-packages';

/** The programs that make a release. */
const PRESET = ['shared/build/src/webpack', 'shared/build/src/release'];

/** Once in a page, in the shell: a remote takes their versions, and bundles the parts below (`webpack/shared-once.ts`). */
const SHARED = ['shared/kit', 'shared/ui'];
const BUNDLED_PARTS = ['shared/ui/src/icons'];

/** What a release follows from: the app's own files and packages, what of ours is bundled into it, and the preset. */
export function releaseSources(folder: string): Pick<Task, 'inputs' | 'packages'> {
  const sources = withDependencies(folder);
  if (!existsSync(inRepository(folder, 'remote.json')))
    return { inputs: [...sources, ...PRESET], packages: resolvedPackages(sources, PRESET) };
  const bundled = sources.filter((source) => !SHARED.includes(source));
  const parts = [...BUNDLED_PARTS, ...PRESET];
  return {
    inputs: [...bundled, ...SHARED.map((shared) => `${shared}/package.json`), ...parts],
    packages: resolvedPackages(bundled, parts),
  };
}

/** Identifies the content of an app's build: the build metadata of its version. */
export function sourceDigest(folder: string): string {
  const task: Task = { name: folder, ...releaseSources(folder), program: '', args: [], outputs: [], stamp: '' };
  return fingerprint(task).slice(0, 8);
}
