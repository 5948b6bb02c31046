import { parseArgs } from 'node:util';
import { inState } from '../paths';
import { registerStoredReleases } from './register';
import { releaseApp } from './release-app';
import { folderReleaseStore } from './release-store';

/**
 * `release <folder> [--version x.y.z]`. With a version the release is announced to the registry and waits for an operator;
 * without one it is the build of this checkout, which `npm start` shows.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { version: { type: 'string' } } });
const [folder] = positionals;
if (!folder) {
  process.stderr.write('usage: pnpm release <remote> [--version x.y.z]\n');
  process.exit(2);
}

try {
  const store = folderReleaseStore(inState('releases'));
  const { release, added } = await releaseApp(store, folder, values.version);
  const announced = values.version !== undefined;
  if (!announced) store.setCurrent(release.name, release.version);
  process.stdout.write(`${release.name} ${release.version} ${added ? 'released' : 'is released already'}\n`);
  if (announced) process.stdout.write(`${await registerStoredReleases()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
