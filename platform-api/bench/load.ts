import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Measured {
  readonly count: number;
  /** Whether the last request was sent more than once. */
  readonly ranOut: boolean;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const run = promisify(execFile);
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Sends the requests of a file for some seconds over as many connections, one at a time on each, from a process of its own:
 * by `wrk` where the system has it, else by a client in JavaScript, which takes more of the machine from what is measured.
 * @param pauseMs what a client waits between an answer and its next request
 * @returns with `ranOut` the rate includes repeats, which are cheaper than what is measured
 */
export async function runLoad(
  port: number,
  file: string,
  clients: number,
  seconds: number,
  pauseMs = 0,
): Promise<Measured> {
  try {
    const connections = ['--threads=1', `--connections=${clients}`, `--duration=${seconds}s`, '--timeout=30s'];
    const script = ['--script', beside('./load-client.lua'), `http://127.0.0.1:${port}`, file, String(pauseMs)];
    const { stdout } = await run('wrk', [...connections, ...script]);
    return measuredIn(stdout);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const { stdout } = await run(process.execPath, [
      beside('./load-client.mjs'),
      ...[port, file, clients, seconds, pauseMs].map(String),
    ]);
    return measuredIn(stdout);
  }
}

/** The result is the last line of what a client prints. */
const measuredIn = (output: string): Measured => JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measured;

/**
 * Repeats a measurement with more requests until they last: a quick machine answers more than were written.
 * @param perSecond requests written for a second of the first one
 */
export async function untilRequestsLast<Result extends Pick<Measured, 'ranOut' | 'perSecond'>>(
  perSecond: number,
  measureWith: (perSecond: number) => Promise<Result>,
): Promise<{ readonly measured: Result; readonly perSecond: number }> {
  for (let written = perSecond; ; ) {
    const measured = await measureWith(written);
    if (!measured.ranOut) return { measured, perSecond: written };
    // Repeats are answered quicker than what is measured, so half as many again are enough.
    written = Math.ceil(1.5 * Math.max(written, measured.perSecond));
  }
}
