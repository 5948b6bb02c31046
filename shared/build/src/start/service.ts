import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '../paths';

export interface ServiceOptions {
  name: string;
  /** The program's file, absolute. */
  program: string;
  /** Node options before the program. */
  nodeArguments?: string[];
  port: number;
  env: NodeJS.ProcessEnv;
  logFolder: string;
  /** Called when the service ends without `stop`. */
  onExit: (reason: string) => void;
}

export interface Service {
  name: string;
  pid: number;
  /** Waits until the service is ready. */
  ready: () => Promise<void>;
  /** Drains it, then kills it; `force` kills at once. */
  stop: (force?: boolean) => Promise<void>;
}

const readyTimeoutMs = 60_000;
const drainTimeoutMs = 15_000;

/**
 * Starts a service in its own session, so that Ctrl-C in a terminal reaches only us and we decide the order. The open
 * channel between the two tells it when we end.
 */
export function startService(options: ServiceOptions): Service {
  const logFile = path.join(options.logFolder, `${options.name}.log`);
  const child = spawnService(options, logFile);
  let stopping = false;
  let over = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => {
    over = true;
    if (!stopping) options.onExit(`${options.name} ended by itself; the end of ${logFile}:\n${tail(logFile)}`);
  });
  const stop = async (force = false) => {
    stopping = true;
    child.kill(force ? 'SIGKILL' : 'SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), drainTimeoutMs);
    if (!over) await ended;
    clearTimeout(timer);
  };
  const ready = () => waitUntilReady(options, logFile, () => stopping || over);
  return { name: options.name, pid: child.pid ?? 0, ready, stop };
}

function spawnService({ program, nodeArguments = [], env, logFolder }: ServiceOptions, logFile: string): ChildProcess {
  mkdirSync(logFolder, { recursive: true });
  keepPreviousLog(logFile);
  const log = openSync(logFile, 'a');
  const preload = new URL('./die-with-parent.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--enable-source-maps', ...nodeArguments, '--import', preload, program], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  return child;
}

function keepPreviousLog(file: string): void {
  try {
    renameSync(file, `${file}.previous`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function waitUntilReady({ name, port }: ServiceOptions, logFile: string, ended: () => boolean): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs;
  while (!ended()) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (Date.now() > deadline)
      throw new Error(`${name} was not ready after 60 s; the end of ${logFile}:\n${tail(logFile)}`);
    await sleep(100);
  }
  throw new Error(`${name} ended before it was ready; the end of ${logFile}:\n${tail(logFile)}`);
}

const tail = (file: string, lines = 20): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
