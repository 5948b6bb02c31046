import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../paths';

/** Where systems put servers, although no ordinary user looks there. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/**
 * HAProxy with the configuration of `deploy/`, in front of two processes of the API.
 * @returns ends it
 * @throws Error where HAProxy is not on this machine, or refuses the configuration
 */
export async function startFront(
  port: number,
  [first, second]: readonly [number, number],
): Promise<() => Promise<void>> {
  const front = spawn(findHaproxy(), ['-f', inRepository('deploy/haproxy.cfg')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      MARQUEE_FRONT: `127.0.0.1:${port}`,
      MARQUEE_API_1: `127.0.0.1:${first}`,
      MARQUEE_API_2: `127.0.0.1:${second}`,
    },
  });
  const ended = once(front, 'exit');
  void ended.then(([code]) => code && process.stderr.write(`HAProxy ended with status ${String(code)}\n`));
  await once(front, 'spawn');
  return async () => {
    front.kill('SIGKILL');
    await ended;
  };
}

function findHaproxy(): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  const file = folders.map((folder) => path.join(folder, 'haproxy')).find(isProgram);
  if (file === undefined) throw new Error('Two processes of the API need HAProxy in front of them: install haproxy.');
  return file;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
