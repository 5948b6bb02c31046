import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Starting a process may take seconds on a busy machine. */
const fixture = fileURLToPath(new URL('relaunch.fixture.mjs', import.meta.url));

const launch = (...args: string[]) =>
  spawn(process.execPath, [fixture, ...args], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });

/** The launched program once it runs, and the lines it prints from then on. */
async function launchedBy(launcher: ChildProcess & { stdout: NodeJS.ReadableStream }) {
  const lines = createInterface({ input: launcher.stdout });
  const [pid] = (await once(lines, 'line')) as [string];
  const printed: string[] = [];
  lines.on('line', (line) => printed.push(line));
  return { pid: Number(pid), printed };
}

async function waitForEnd(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(20);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('exits with the status of the launched program', async () => {
  const [code] = (await once(launch('status', '7'), 'exit')) as [number];
  expect(code).toBe(7);
});

it('is no parent that the launched program could take for its own', async () => {
  const [code] = (await once(launch('send'), 'exit')) as [number];
  expect(code).toBe(0);
});

it('forwards a SIGINT of the whole group once', async () => {
  const launcher = launch();
  const { pid, printed } = await launchedBy(launcher);
  process.kill(-(launcher.pid ?? 0), 'SIGINT');
  while (printed.length === 0) await sleep(20);
  launcher.kill('SIGTERM');
  const [, signal] = (await once(launcher, 'exit')) as [null, string];
  await waitForEnd(pid);
  expect({ printed, signal }).toEqual({ printed: ['SIGINT'], signal: 'SIGTERM' });
});

it('ends the launched program when the launcher is killed', async () => {
  const launcher = launch();
  const { pid } = await launchedBy(launcher);
  launcher.kill('SIGKILL');
  await waitForEnd(pid);
});

it('ends when the shell of npm is ended', async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${fixture}"; true`], {
    detached: true,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = await launchedBy(shell);
  shell.kill('SIGTERM');
  await waitForEnd(pid);
});
