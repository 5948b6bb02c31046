import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A process that has started the server of a folder. */
export interface ServerProcess {
  process: ChildProcess;
  serverPid: number;
}

export async function startServerProcess(folder: string): Promise<ServerProcess> {
  const script = fileURLToPath(new URL('./hold-server.fixture.ts', import.meta.url));
  const loader = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', loader, script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, serverPid: Number(line.toString()) };
}

/** Kills the process with SIGKILL, which it cannot handle. */
export async function killServerProcess(server: ServerProcess): Promise<void> {
  const ended = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await ended;
}

export async function waitUntil(condition: () => boolean, timeoutMs = 15_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('The condition did not become true in time.');
    await sleep(25);
  }
}
