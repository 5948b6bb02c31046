import { existsSync, readFileSync } from 'node:fs';
import { pinnedPnpm, pnpm } from './pnpm.mjs';
import { root } from './root.mjs';

const options = [
  // Set here only: in .npmrc it would make pnpm refuse scripts on an older Node before they can switch to a newer one.
  '--config.engine-strict=true',
  '--config.confirm-modules-purge=false',
  '--config.update-notifier=false',
];

/**
 * Installs the dependencies when the lock file differs from the installed one. pnpm writes its copy of the lock file at
 * the very end, so an interrupted installation is repeated.
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
