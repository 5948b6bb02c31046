import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../../../platform/logger';
import { type Chunk, finishRun } from './run-statements';
import { workChunk } from './work-chunk';

/** Two workers use two processors; more wait for the same wallets. */
const WORKERS = 2;
/** Between two looks for work when there is none: a fast draw is paid within a second. */
const IDLE_MS = 250;
/** After a failure, of a chunk or of the database. */
const PAUSE_MS = 2_000;

/**
 * Settles whatever is planned, in any number of processes at once: a worker locks the chunk that it works, and a chunk is done in the
 * transaction that moves its money.
 * @param onDone receives each chunk after its commit
 */
export function startSettlement(
  pool: pg.Pool,
  log: Logger,
  onDone: (chunk: Chunk) => Promise<void>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        const chunk = await workChunk(pool);
        if (chunk) await onDone(chunk);
        else await finishRun(pool);
        if (!chunk) await pause(IDLE_MS);
      } catch (err) {
        log.error({ err }, 'a chunk of a lottery settlement failed and is tried again');
        await pause(PAUSE_MS);
      }
    }
  };
  const workers = Array.from({ length: WORKERS }, work);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(workers);
    },
  };
}
