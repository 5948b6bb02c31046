import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

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

export const waitUntil = (condition: () => boolean): Promise<boolean> => vi.waitUntil(condition, { interval: 25 });
