import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { slowness } from '@marquee/testing/pace';
import { freePort } from './free-port';
import { sourceProgram } from './source-program';

export interface ApiProcess {
  readonly port: number;
  readonly pid: number;
  /** State folder. */
  readonly home: string;
  /** Stops the process: gracefully, or by SIGKILL. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** The program from source, or from the deployed bundle. */
const programFrom = (bundle?: string): string[] =>
  bundle === undefined
    ? sourceProgram(new URL('../main.ts', import.meta.url))
    : ['--enable-source-maps', '--max-semi-space-size=64', bundle];

/**
 * The real platform-api process on a database.
 * @param home its state folder, which also holds the log
 * @param bundle the built program; runs from source by default
 * @param settings further variables of its environment
 */
export async function startApi(
  databaseUrl: string,
  home: string,
  bundle?: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<ApiProcess> {
  const own = await freePort();
  const log = openSync(join(home, 'api.log'), 'a');
  const child = spawn(process.execPath, programFrom(bundle), {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      MARQUEE_HOME: home,
      MARQUEE_API_PORT: String(own),
      MARQUEE_RATE_LIMITS: 'off',
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  const patienceMs = 60_000 * slowness();
  for (let waited = 0; ; waited += 100) {
    const response = await fetch(`http://127.0.0.1:${own}/readyz`).catch(() => null);
    if (response?.ok) break;
    if (child.exitCode !== null || waited > patienceMs)
      throw new Error(`the API did not start, see ${join(home, 'api.log')}`);
    await sleep(100);
  }
  return {
    port: own,
    pid: child.pid ?? 0,
    home,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
