import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '../../../../shared/build/src/find-program';
import { freePort } from '../../testing/free-port';

/** The program of NATS on this machine; null: the tests of NATS are left out, and say so. */
export const natsProgram: string | null = findProgram('nats-server');

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
    await new Promise<void>((resolve, reject) => {
      let said = '';
      // Read to its end: a server whose log nobody reads is ended by the system.
      started.stderr.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes('Server is ready')) resolve();
      });
      started.once('exit', () => reject(new Error(`nats-server ended: ${said}`)));
      started.once('error', reject);
    });
    server = started;
  };
  await start();
  return {
    url: `nats://marquee:${encodeURIComponent('p@ss word')}@127.0.0.1:${port}`,
    start,
    async kill() {
      const running = server;
      server = null;
      if (running === null || running.exitCode !== null || running.signalCode !== null) return;
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
  };
}
