import type pg from 'pg';
import type { Logger } from './logger';
import { sleep } from './sleep';

/** Advisory locks of loops that one process runs at a time. */
export const LEADER_LOCKS = { crashRounds: 4_611_002, lotteryDraws: 4_611_003 } as const;

const RETRY_MS = 2_000;

export interface LedLoop {
  /** What is said of the loop in the log, such as `crash rounds`. */
  readonly name: string;
  readonly lock: number;
  /** Runs until `signal` ends. */
  run(signal: AbortSignal): Promise<void>;
}

/** Runs a loop in whichever process holds the lock; another takes over when this one dies or loses its connection. */
export function leadLoop(pool: pg.Pool, loop: LedLoop, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController();

  const lead = async (): Promise<void> => {
    const client = await pool.connect();
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    try {
      const { rows } = await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1) as leads', [loop.lock]);
      if (!rows[0]?.leads) return;
      await loop.run(AbortSignal.any([stopping.signal, lost.signal]));
    } finally {
      // Destroying the connection releases the lock whatever its state.
      client.release(true);
    }
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await lead().catch((err: unknown) => log.error({ err }, `${loop.name} were interrupted`));
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
