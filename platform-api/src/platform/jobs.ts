import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { openPool, type Queryable } from './database';
import { releaseWorkers, renewWorkers } from './lease-repository';
import type { Logger } from './logger';
import { sleep } from './sleep';

const CONCURRENCY = 4;
const POLL_MS = 2_000;
/** With the library's exponential back-off: about a month of attempts. */
const MAX_ATTEMPTS = 40;

/**
 * The library leaves a job with its worker for four hours, also where the worker's process has died or hangs: without a
 * heartbeat for so long, another worker does it.
 */
const WORKER_TIMING: WorkerTiming = { holdMs: 30_000, heartbeatMs: 5_000 };

interface WorkerTiming {
  readonly holdMs: number;
  readonly heartbeatMs: number;
}

export interface JobOptions {
  /** A later job of the same key replaces a pending earlier one. */
  readonly key: string;
  readonly delayMs?: number;
  /** Jobs of one queue are done one after the other. */
  readonly queue?: string;
}

/** Durable work: queued in the same transaction as its cause, repeated until it succeeds. */
export interface Jobs {
  add(client: Queryable, task: string, payload: unknown, options: JobOptions): Promise<void>;
  /** Removes a pending job. */
  remove(client: Queryable, key: string): Promise<void>;
  /** Registers the handler of a task, before `start`. It must be idempotent. */
  handle<Payload>(task: string, work: (payload: Payload) => Promise<void>): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates or updates the queue's own tables. */
export function migrateJobs(url: string): Promise<void> {
  return runMigrations({ connectionString: url, logger: silent });
}

export function createJobs(url: string, log: Logger, timing: WorkerTiming = WORKER_TIMING): Jobs {
  const tasks: TaskList = {};
  let runner: Runner | null = null;
  let pool: pg.Pool | null = null;
  let heartbeat: { stop(): Promise<void> } | null = null;
  return {
    async add(client, task, payload, { key, delayMs = 0, queue }) {
      await client.query({
        name: 'add-job',
        text: `select from graphile_worker.add_job($1, $2::json, run_at => now() + $3 * interval '1 millisecond', job_key => $4, max_attempts => $5, queue_name => $6)`,
        values: [task, JSON.stringify(payload), delayMs, key, MAX_ATTEMPTS, queue ?? null],
      });
    },
    async remove(client, key) {
      await client.query({ name: 'remove-job', text: 'select from graphile_worker.remove_job($1)', values: [key] });
    },
    handle(task, work) {
      tasks[task] = (payload) => work(payload as never);
    },
    async start() {
      // Of the queue's own: the library removes its listeners while connections are still closing.
      pool = openPool(url, CONCURRENCY + 1, { application_name: 'marquee-jobs' });
      const events: WorkerEvents = new EventEmitter();
      heartbeat = await keepWorkers(pool, events, timing, log);
      runner = await run({
        events,
        pgPool: pool,
        taskList: tasks,
        concurrency: CONCURRENCY,
        pollInterval: POLL_MS,
        noHandleSignals: true,
        logger: workerLogger(log),
      });
    },
    async stop() {
      await runner?.stop();
      await heartbeat?.stop();
      await pool?.end();
      pool = null;
    },
  };
}

/** Renews the lease of this process's workers, and gives the jobs of processes without a heartbeat to the others. */
async function keepWorkers(
  pool: pg.Pool,
  events: WorkerEvents,
  { holdMs, heartbeatMs }: WorkerTiming,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  const names = new Set<string>();
  const failed = (err: unknown) => log.warn({ err }, 'the lease of the workers was not renewed');
  const renew = () => renewWorkers(pool, [...names], holdMs);
  events.on('pool:create', ({ workerPool }) => {
    names.add(workerPool.id);
    void renew().catch(failed);
  });
  const stopping = new AbortController();
  const beating = (async () => {
    while (!stopping.signal.aborted) {
      await sleep(heartbeatMs, stopping.signal);
      if (!stopping.signal.aborted)
        await renew()
          .then(() => releaseWorkers(pool))
          .catch(failed);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await beating;
      await releaseWorkers(pool, [...names]).catch(failed);
    },
  };
}

const silent = new WorkerLogger(() => () => undefined);

function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level: string, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
}
