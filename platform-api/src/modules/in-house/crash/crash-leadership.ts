import type pg from 'pg';
import type { Logger } from '../../../platform/logger';
import { sleep } from '../sleep';
import type { CrashLoop } from './crash-loop';

const LEADER_LOCK = 4_611_002;
const RETRY_MS = 2_000;

/** Runs the loop in whichever process holds the lock; another takes over when this one dies or loses its connection. */
export function leadCrashRounds(pool: pg.Pool, loop: CrashLoop, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController();

  const lead = async (): Promise<void> => {
    const client = await pool.connect();
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    try {
      const { rows } = await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1) as leads', [
        LEADER_LOCK,
      ]);
      if (!rows[0]?.leads) return;
      await loop.run(AbortSignal.any([stopping.signal, lost.signal]));
    } finally {
      // Destroying the connection releases the lock whatever its state.
      client.release(true);
    }
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await lead().catch((err: unknown) => log.error({ err }, 'crash rounds were interrupted'));
      await sleep(RETRY_MS, stopping.signal);
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
