import { existsSync, readFileSync } from 'node:fs';
import { pinnedPnpm, pnpm } from './pnpm.mjs';
import { root } from './root.mjs';

const options = [
  // Only here: in .npmrc it would make pnpm refuse scripts on an older Node, before they bring a newer one.
  '--config.engine-strict=true',
  '--config.confirm-modules-purge=false',
  '--config.update-notifier=false',
];

/**
 * Installs the dependencies when the lock file is not the one that is installed. pnpm itself records what it installed,
 * at the very end, so an interrupted installation counts as none.
 */
export async function installDependencies() {
  if (isInstalled()) return;
  process.stdout.write(`Installing dependencies with ${pinnedPnpm()} (a minute or two on a first run)\n`);
  await pnpm('install', '--frozen-lockfile', ...options);
}

function isInstalled() {
  const lockfile = read('pnpm-lock.yaml');
  return (
    lockfile === read('node_modules/.pnpm/lock.yaml') && existsSync(new URL('shared/build/node_modules/tsx', root))
  );
}

function read(path) {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
