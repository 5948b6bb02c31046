import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './root.mjs';

/** The package manager of package.json, for example `pnpm@10.34.9`: the only place that names the version. */
export const pinnedPnpm = () => JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).packageManager;

/**
 * Runs the pinned pnpm with its output on our terminal. npx fetches it once and keeps it in npm's cache; `-y` prevents
 * npm's confirmation prompt, which cannot be answered without a terminal.
 */
export function pnpm(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['-y', pinnedPnpm(), ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`pnpm ${args[0]} ended with ${signal ?? `status ${code}`}`));
    });
  });
}
