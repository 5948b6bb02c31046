import type { Queryable } from '../../../../platform/database';
import { readDatabaseTime } from './crash-repository';

/**
 * The database's clock, by which rounds close, take off and crash. A process reads it between two looks with its own
 * monotonic timer, so that neither a wrong nor an adjusted system clock changes a round.
 */
export interface CrashClock {
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** Looks at the database's clock; once a round is often enough for any drift of timers. */
  sync(): Promise<void>;
}

/** The look with the shortest round trip counts: its error is at most half of it. */
const LOOKS = 3;

/** @param timerMs monotonic milliseconds of the process */
export function createCrashClock(pool: Queryable, timerMs: () => number = () => performance.now()): CrashClock {
  /** The database's time when the process's timer was zero. */
  let originMs: number | null = null;

  const look = async () => {
    const before = timerMs();
    const now = await readDatabaseTime(pool);
    const after = timerMs();
    return { tripMs: after - before, originMs: now.getTime() - (before + after) / 2 };
  };

  return {
    nowMs: () => Math.floor(originMs === null ? Date.now() : originMs + timerMs()),
    async sync() {
      let best = await look();
      for (let looks = 1; looks < LOOKS; looks += 1) {
        const next = await look();
        if (next.tripMs < best.tripMs) best = next;
      }
      ({ originMs } = best);
    },
  };
}
