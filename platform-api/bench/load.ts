import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Measured {
  readonly count: number;
  readonly ok: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const client = fileURLToPath(new URL('./load-client.mjs', import.meta.url));

/** Sends the requests of a file over as many connections, one at a time on each, from a process of its own. */
export async function runLoad(port: number, file: string, clients: number): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [client, String(port), file, String(clients)]);
  return JSON.parse(stdout) as Measured;
}
