import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { slowness } from '@marquee/testing/pace';
import { freePort } from '../free-port';
import { sourceProgram } from '../source-program';

const program = new URL('../../../../vendor-sandbox/src/main.ts', import.meta.url);

/** The companies outside, as a process of their own: tests meet them over their public interfaces alone. */
export interface VendorSandbox {
  readonly url: string;
  readonly port: number;
  /** Stops taking requests, lets those under way end. */
  close(): Promise<void>;
}

/**
 * Starts the vendor sandbox from its source.
 * @param environment its variables, as its README lists them
 * @param port where it listens; any free one by default
 * @throws Error with its last words if it ends or does not answer in time
 */
export async function startVendorSandbox(environment: NodeJS.ProcessEnv, port?: number): Promise<VendorSandbox> {
  const ownPort = port ?? (await freePort());
  const child = spawn(process.execPath, sourceProgram(program), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment, MARQUEE_SANDBOX_PORT: String(ownPort), MARQUEE_LOG_LEVEL: 'silent' },
  });
  const exit = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const url = `http://127.0.0.1:${ownPort}`;
  const limitMs = 60_000 * slowness();
  for (let waitedMs = 0; ; waitedMs += 50) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) break;
    if (child.exitCode !== null || waitedMs > limitMs) throw new Error(`the vendor sandbox did not start: ${errors}`);
    await sleep(50);
  }
  return {
    url,
    port: ownPort,
    async close() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
