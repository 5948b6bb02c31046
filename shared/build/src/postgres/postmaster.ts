import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { commandOf, isAlive } from './process-info';

/** The server's entries in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads `postmaster.pid`; undefined when there is none. The file survives a killed server, so it proves nothing. */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Whether the process of the file runs and is PostgreSQL; after a reboot the pid may belong to another process. */
export const isRunning = (postmaster: Postmaster): boolean =>
  isAlive(postmaster.pid) && /postgres/.test(commandOf(postmaster.pid));

/** SSLRequest: length 8, code 80877103. A server that accepts connections answers S or N, whatever its settings. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Probes whether the server accepts connections. */
export function isAcceptingConnections(port: number, timeoutMs = 1000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sslRequest));
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.once('data', (data) => finish(data[0] === 0x4e || data[0] === 0x53));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
  });
}
