import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bigintTypes } from '@marquee/testing/database/bigint-types';
import { slowness } from '@marquee/testing/pace';
import pg from 'pg';
import { addressOf } from '../../../shared/build/src/postgres/address';
import { disposableFolder } from '../../../shared/build/src/postgres/disposable-folder';
import { killableSettings } from '../../../shared/build/src/postgres/settings';
import { startPostgres } from '../../../shared/build/src/postgres/start-postgres';
import { bundleProgram, type ProgramBundle } from '../../../shared/build/src/program-bundle';
import { migrate } from '../platform/migrate';

/** A migrated database server that a test kills (-9), with worker processes on it. */
export interface KillableServer {
  readonly url: string;
  /** Survives the deaths of the server: its next query connects again. */
  readonly pool: pg.Pool;
  /** Kills the server and starts it again on the same data and port. */
  kill(): Promise<void>;
  /** Kills the server while `work` waits for rows that `lock` holds. @throws when it ends without waiting for them */
  killWithin(work: () => Promise<unknown>, lock: string): Promise<void>;
  /** Starts a program that is given the address of the database. @param program a URL of its file, in TypeScript */
  startWorker(program: URL): Promise<void>;
  /** Kills the worker that runs longest. */
  killWorker(): Promise<void>;
  close(): Promise<void>;
}

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

/** @param connections of the test's own pool */
export async function startKillableServer(connections = 8): Promise<KillableServer> {
  const folder = mkdtempSync(join(disposableFolder(), `${process.pid}-`));
  // The run's prepared server has the migrated template, unless the run uses a server that it was given.
  const { TEST_DATABASE_PREPARED: copyOf, TEST_DATABASE_TEMPLATE: template = '' } = process.env;
  let server = await startPostgres({ folder, settings: killableSettings, copyOf });
  const url = copyOf ? addressOf(server.url, template) : server.url;
  const pool = new pg.Pool({ connectionString: url, max: connections, types: bigintTypes });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrate(pool);
  const workers: ChildProcess[] = [];
  const bundles = new Map<string, Promise<ProgramBundle>>();

  async function kill(): Promise<void> {
    process.kill(server.pid, 'SIGKILL');
    server = await startPostgres({ folder, port: server.port, settings: killableSettings });
  }
  async function killWorker(): Promise<void> {
    const worker = workers.shift();
    if (!worker) throw new Error('no worker to kill');
    const ended = once(worker, 'exit');
    worker.kill('SIGKILL');
    await ended;
  }

  return {
    url,
    pool,
    kill,
    killWorker,
    async killWithin(work, lock) {
      const holder = await pool.connect();
      await holder.query('begin');
      await holder.query(lock);
      let hasEnded = false;
      const interrupted = work()
        .catch((error: unknown) => error)
        .finally(() => {
          hasEnded = true;
        });
      const isWaiting = () =>
        pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      while ((await isWaiting()).rowCount === 0)
        if (hasEnded) throw new Error('the work ended without waiting for the lock');
      await kill();
      await interrupted;
      holder.release(true);
    },
    async startWorker(program) {
      const bundle = bundles.get(program.href) ?? bundleProgram(program, packageFolder);
      bundles.set(program.href, bundle);
      workers.push(spawn(process.execPath, [(await bundle).file, url], { stdio: 'ignore' }));
    },
    async close() {
      while (workers.length > 0) await killWorker();
      for (const bundle of bundles.values()) (await bundle).remove();
      await pool.end();
      await server.stop();
      rmSync(server.folder, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Repeats an attempt, as a page or a vendor does, until the server answers it. @throws what it refuses */
export async function untilAnswered<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Error && error.name === 'Failure') throw error;
    }
  }
}

interface KilledRounds {
  readonly rounds: number;
  /** The program of the workers: two of them work at a time. */
  readonly worker: URL;
  /** The database dies as well, in every so many rounds. */
  readonly databaseEvery: number;
  /** Gives the workers of a round something to do. */
  begin(round: number): Promise<void>;
  /** What rises while they do it: the round is cut off when all of it has risen. */
  progress(round: number): Promise<readonly bigint[]>;
  /** After the kill, while one worker is left. */
  end?(round: number): Promise<void>;
}

/** Kills (-9) workers in the middle of what they do, the longest running one each round, and the database. */
export async function killInRounds(
  server: KillableServer,
  { rounds, worker, databaseEvery, begin, progress, end }: KilledRounds,
): Promise<void> {
  await server.startWorker(worker);
  for (let round = 0; round < rounds; round += 1) {
    await server.startWorker(worker);
    const before = await progress(round);
    await begin(round);
    await until(async () => (await progress(round)).every((value, index) => value > (before[index] ?? 0n)));
    if (round % databaseEvery === databaseEvery - 1) await server.kill();
    await server.killWorker();
    await end?.(round);
  }
}

/** Asks without pause: what it waits for is over soon. @throws after a minute of an idle machine */
async function until(isReached: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000 * slowness();
  while (!(await isReached())) if (Date.now() > deadline) throw new Error('the workers did nothing');
}
