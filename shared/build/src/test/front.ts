import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '../find-program';
import { inRepository } from '../paths';

/**
 * HAProxy with the configuration of `deploy/`, in front of two processes of the API.
 * @returns ends it
 * @throws Error where HAProxy is not on this machine, or refuses the configuration
 */
export async function startFront(
  port: number,
  [first, second]: readonly [number, number],
): Promise<() => Promise<void>> {
  const program = findProgram('haproxy');
  if (program === null) throw new Error('Two processes of the API need HAProxy in front of them: install haproxy.');
  const front = spawn(program, ['-f', inRepository('deploy/haproxy.cfg')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      MARQUEE_FRONT: `127.0.0.1:${port}`,
      MARQUEE_API_1: `127.0.0.1:${first}`,
      MARQUEE_API_2: `127.0.0.1:${second}`,
    },
  });
  const ended = once(front, 'exit');
  front.on('exit', (code) => {
    if (code !== null) process.stderr.write(`HAProxy ended with status ${code}\n`);
  });
  await once(front, 'spawn');
  return async () => {
    front.kill('SIGKILL');
    await ended;
  };
}
