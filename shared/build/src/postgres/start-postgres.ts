import { type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, installedBinaries } from './binaries';
import { type Cluster, clusterIn, copyCluster, ensureCluster, readPassword } from './cluster';
import { freePort, isFree } from './free-port';
import { isGuarded, logTail, spawnGuarded } from './guard';
import { reachableBinaries, reachableFolder } from './placement';
import { isAcceptingConnections, isRunning, readPostmaster } from './postmaster';
import { hasPid } from './process-info';
import { type ServerUser, serverUser } from './server-user';
import { durableSettings, type Settings } from './settings';

const role = 'marquee';

export interface StartOptions {
  /** Folder of the data, the password and the log. */
  folder: string;
  /** By default a free port. */
  port?: number | undefined;
  settings?: Settings;
  /** Folder of a stopped server: one that has no data yet begins with a copy of its data. */
  copyOf?: string | undefined;
  /** Called when the server ends without `stop`. */
  onExit?: (reason: string) => void;
}

export interface RunningPostgres {
  /** Address of the maintenance database `postgres`; other databases have the same address with another name. */
  url: string;
  port: number;
  pid: number;
  folder: string;
  /** False when the server was already running under another guard: then `stop` leaves it running. */
  owned: boolean;
  stop: () => Promise<void>;
}

interface Launch {
  binaries: Binaries;
  cluster: Cluster;
  user: ServerUser;
}

/**
 * Starts the embedded PostgreSQL of a folder, or joins the one running there. It stops when this process ends for any
 * reason, and after `stop`.
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const user = serverUser();
  const cluster = clusterIn(reachableFolder(path.resolve(options.folder), user));
  const installed = await installedBinaries();
  const launch = { binaries: reachableBinaries(installed, packageVersion(installed), user), cluster, user };
  if (options.copyOf) await copyCluster(clusterIn(options.copyOf), cluster);
  await ensureCluster(launch.binaries, cluster, role, user);
  return (await joinRunning(cluster)) ?? (await startOwn(launch, options));
}

async function joinRunning(cluster: Cluster): Promise<RunningPostgres | undefined> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const postmaster = readPostmaster(cluster.dataFolder);
    if (!postmaster || !isRunning(postmaster)) {
      if (postmaster) await waitUntilReaped(postmaster.pid);
      return undefined;
    }
    if (!isGuarded(postmaster.pid)) stopOrphan(postmaster.pid);
    else if (postmaster.ready && (await isAcceptingConnections(postmaster.port))) {
      return describe(cluster, postmaster, false, async () => undefined);
    }
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (pid ${postmaster.pid}) holds ${cluster.dataFolder} but does not answer.`);
    await sleep(50);
  }
}

/** PostgreSQL removes a stale pid file itself, but mistakes a zombie's pid for a running server: wait for its end. */
async function waitUntilReaped(pid: number): Promise<void> {
  for (let i = 0; i < 100 && hasPid(pid) && !isRunning({ pid, port: 0, ready: false }); i++) await sleep(20);
}

function stopOrphan(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Right after a crash the backends of the killed server are still ending and hold its shared memory. */
const stillLeaving = /pre-existing shared memory block|lock file ".*" already exists/;

async function startOwn(launch: Launch, options: StartOptions): Promise<RunningPostgres> {
  const port = options.port ?? (await freePort());
  if (!(await isFree(port))) throw new Error(`Port ${port} is taken. Choose another one with MARQUEE_DB_PORT.`);
  const args = serverArguments(launch.cluster, port, options.settings ?? durableSettings);
  for (let attempt = 0; ; attempt++) {
    const guard = spawnGuarded(launch.binaries, launch.cluster, args, launch.user);
    if (await becomesReady(guard, launch.cluster, port)) return own(guard, launch.cluster, options.onExit);
    const tail = logTail(launch.cluster);
    if (attempt >= 20 || !stillLeaving.test(tail)) throw new Error(`PostgreSQL did not start:\n${tail}`);
    await sleep(250);
  }
}

/** A socket in the data folder serves local tools; its path may have at most some 100 characters. */
function serverArguments(cluster: Cluster, port: number, settings: Settings): string[] {
  const socketFits = path.join(cluster.dataFolder, '.s.PGSQL.55555').length < 100;
  const own: Settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFits ? cluster.dataFolder : '',
  };
  const all = Object.entries({ ...settings, ...own });
  return ['-D', cluster.dataFolder, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function becomesReady(guard: ChildProcess, cluster: Cluster, port: number): Promise<boolean> {
  let ended = false;
  guard.once('exit', () => (ended = true));
  guard.once('error', () => (ended = true));
  while (!ended) {
    const postmaster = readPostmaster(cluster.dataFolder);
    if (postmaster?.ready && postmaster.port === port && isRunning(postmaster) && (await isAcceptingConnections(port)))
      return true;
    await sleep(20);
  }
  return false;
}

function own(guard: ChildProcess, cluster: Cluster, onExit: StartOptions['onExit']): RunningPostgres {
  const postmaster = readPostmaster(cluster.dataFolder);
  if (!postmaster) throw new Error(`PostgreSQL ended right after its start:\n${logTail(cluster)}`);
  let stopping = false;
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  void ended.then(() => {
    if (isRunning(postmaster)) stopOrphan(postmaster.pid);
    if (!stopping) onExit?.(`PostgreSQL ended:\n${logTail(cluster)}`);
  });
  return describe(cluster, postmaster, true, async () => {
    stopping = true;
    guard.ref();
    guard.stdin?.end();
    await ended;
  });
}

function describe(
  cluster: Cluster,
  at: { pid: number; port: number },
  owned: boolean,
  stop: () => Promise<void>,
): RunningPostgres {
  const url = `postgres://${role}:${readPassword(cluster)}@127.0.0.1:${at.port}/postgres`;
  return { url, port: at.port, pid: at.pid, folder: cluster.folder, owned, stop };
}

function packageVersion(binaries: Binaries): string {
  const file = path.join(binaries.root, '..', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
