import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '../../testing/free-port';

/** Where systems put servers, although no ordinary user looks there. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The program of NATS on this machine; null: the tests of NATS are left out, and say so. */
export const natsProgram: string | null =
  [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .map((folder) => join(folder, 'nats-server'))
    .find(isProgram) ?? null;

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A real server of NATS on this machine, with one user. */
export interface NatsServer {
  readonly url: string;
  /** Kills it, and starts it again on the same port when told to. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function startNatsServer(): Promise<NatsServer> {
  const port = await freePort();
  let server: ChildProcess | null = null;
  const start = async () => {
    const options = ['-a', '127.0.0.1', '-p', String(port), '--user', 'marquee', '--pass', 'p@ss word'];
    const started = spawn(natsProgram ?? 'nats-server', options, { stdio: ['ignore', 'ignore', 'pipe'] });
    server = started;
    for await (const line of started.stderr) if (String(line).includes('Server is ready')) break;
    started.stderr.destroy();
  };
  await start();
  return {
    url: `nats://marquee:${encodeURIComponent('p@ss word')}@127.0.0.1:${port}`,
    start,
    async kill() {
      if (!server) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      server = null;
      await ended;
    },
  };
}
