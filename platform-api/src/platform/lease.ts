import type pg from 'pg';
import { inTransaction, type Queryable } from './database';
import { endLease, lockLease, renewLease, takeLease } from './lease-repository';
import type { Logger } from './logger';
import { sleep } from './sleep';

/** Milliseconds. */
export interface LeaseTiming {
  /** After this time without a heartbeat another process takes over. */
  readonly holdMs: number;
  readonly heartbeatMs: number;
  /** From one attempt to take a lease to the next. */
  readonly retryMs: number;
}

const TIMING: LeaseTiming = { holdMs: 10_000, heartbeatMs: 2_500, retryMs: 2_000 };

/** The right to do what one process does at a time. */
export interface Lease {
  /**
   * Call it first in each transaction of what is led: the lease stays the caller's until the transaction ends.
   * @throws Error when another process has taken over, as after a pause of this one
   */
  fence(tx: Queryable): Promise<void>;
}

/** One transaction of what is led. */
export type LedWork = <Result>(work: (tx: pg.PoolClient) => Promise<Result>) => Promise<Result>;

/** Transactions that only the holder of a lease can end. */
export const underLease =
  (pool: pg.Pool, lease: Lease): LedWork =>
  (work) =>
    inTransaction(pool, async (tx) => {
      await lease.fence(tx);
      return work(tx);
    });

export interface LedLoop {
  /** Of the lease, and in the log, such as `crash rounds`. */
  readonly name: string;
  /** Runs until `signal` ends. */
  run(signal: AbortSignal, lease: Lease): Promise<void>;
}

/**
 * Runs a loop in whichever process holds its lease in the database. The holder renews it; one that dies, hangs or loses its
 * connection does not, and another takes over. What a process that was only paused still writes then is refused by the fence.
 */
export function leadLoop(
  pool: pg.Pool,
  loop: LedLoop,
  log: Logger,
  timing: LeaseTiming = TIMING,
): { stop(): Promise<void> } {
  const stopping = new AbortController();

  const lead = async (): Promise<void> => {
    const number = await takeLease(pool, loop.name, timing.holdMs);
    if (number === null) return;
    const over = new AbortController();
    const beating = heartbeat(over, () => renewLease(pool, loop.name, number, timing.holdMs), timing);
    try {
      await loop.run(AbortSignal.any([stopping.signal, over.signal]), {
        async fence(tx) {
          if (!(await lockLease(tx, loop.name, number))) throw new Error(`${loop.name} are led by another process`);
        },
      });
    } finally {
      over.abort();
      await beating;
      await endLease(pool, loop.name, number);
    }
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await lead().catch((err: unknown) => log.error({ err }, `${loop.name} were interrupted`));
      await sleep(timing.retryMs, stopping.signal);
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Renews until `over`; ends it when another holds the lease, or when nothing could be renewed for as long as it holds. */
async function heartbeat(over: AbortController, renew: () => Promise<boolean>, timing: LeaseTiming): Promise<void> {
  let renewedMs = performance.now();
  for (;;) {
    await sleep(timing.heartbeatMs, over.signal);
    if (over.signal.aborted) return;
    const askedMs = performance.now();
    // A connection that is silently dead gives no answer.
    const noAnswer = sleep(renewedMs + timing.holdMs - askedMs, over.signal).then(() => null);
    const renewed = await Promise.race([renew().catch(() => null), noAnswer]);
    if (renewed) renewedMs = askedMs;
    if (renewed === false || performance.now() - renewedMs >= timing.holdMs) over.abort();
  }
}
