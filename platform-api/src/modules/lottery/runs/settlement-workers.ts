import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../../../platform/logger';
import { type Chunk, finishRun } from './run-statements';
import { createValidStakes } from './valid-stakes';
import { workChunk } from './work-chunk';

/** Two workers use two processors; more wait for the same wallets. */
const WORKERS = 2;
/** Between two looks for work when there is none and no draw has been announced. */
const IDLE_MS = 1_000;
/** After a failure, of a chunk or of the database. */
const PAUSE_MS = 2_000;

export interface Settlement {
  /** Looks for work at once. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Settles whatever is planned, in any number of processes at once: a worker locks the chunk that it works, and a chunk is done in the
 * transaction that moves its money.
 * @param onDone receives each chunk after its commit
 */
export function startSettlement(
  pool: pg.Pool,
  log: Logger,
  onDone: (chunk: Chunk) => Promise<void>,
  idleMs = IDLE_MS,
): Settlement {
  const stopping = new AbortController();
  let waking = new AbortController();
  const pause = (ms: number, woken: AbortSignal) =>
    wait(ms, undefined, { signal: AbortSignal.any([stopping.signal, woken]) }).catch(() => undefined);

  const work = async () => {
    const validStakes = createValidStakes();
    while (!stopping.signal.aborted) {
      // Of before the look for work: one that is planned meanwhile is not slept over.
      const { signal: woken } = waking;
      try {
        const chunk = await workChunk(pool, validStakes);
        if (chunk) await onDone(chunk);
        else if (!(await finishRun(pool))) await pause(idleMs, woken);
      } catch (err) {
        log.error({ err }, 'a chunk of a lottery settlement failed and is tried again');
        await pause(PAUSE_MS, stopping.signal);
      }
    }
  };
  const workers = Array.from({ length: WORKERS }, work);
  return {
    wake() {
      waking.abort();
      waking = new AbortController();
    },
    async stop() {
      stopping.abort();
      await Promise.all(workers);
    },
  };
}
