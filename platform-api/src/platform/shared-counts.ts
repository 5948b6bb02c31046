import { LRUCache } from 'lru-cache';
import type { Clock } from './clock';
import type { Logger } from './logger';
import type { Throttle } from './throttle';

/** Counts within fixed windows over all processes. What they hold is forgotten with the window. */
export interface SharedCounts {
  /** @returns the count of the running window, as far as this process knows it */
  of(key: string): number;
  /**
   * Adds at once here, and tells the other processes in blocks of a sixteenth of the allowance: whoever stays below costs no write. A
   * process knows of another one but for what either has counted since its last block, so each further process admits at most an eighth
   * beyond the allowance, and what comes while a block is on its way.
   * @param most the allowance of the key
   * @returns the new count, as far as this process knows it
   */
  add(key: string, points: number, most: number): number;
  /** Milliseconds until the running window ends. */
  remainingMs(): number;
}

const BLOCKS = 16;
/** What a flood of keys may take of the memory; those that were not used for longest are forgotten. */
const MOST_KEYS = 100_000;

interface Count {
  own: number;
  reported: number;
  others: number;
}

/** @param throttle where the processes meet; its window must be as long */
export function createSharedCounts(
  throttle: Pick<Throttle, 'add'>,
  { clock, windowMs, log }: { readonly clock: Clock; readonly windowMs: number; readonly log: Pick<Logger, 'warn'> },
): SharedCounts {
  const counts = new LRUCache<string, Count>({ max: MOST_KEYS });
  let window = -1;

  const runningWindow = () => Math.floor(clock.now().getTime() / windowMs);
  const find = (key: string) => {
    if (runningWindow() !== window) {
      counts.clear();
      window = runningWindow();
    }
    return counts.get(key);
  };
  const share = async (key: string, count: Count) => {
    const points = count.own - count.reported;
    count.reported = count.own;
    const all = await throttle.add(`${window} ${key}`, points);
    // Of two reports under way each may have been counted first: the larger rest is right.
    count.others = Math.max(count.others, all - count.reported);
  };

  return {
    of(key) {
      const count = find(key);
      return count === undefined ? 0 : count.own + count.others;
    },
    add(key, points, most) {
      const count = find(key) ?? { own: 0, reported: 0, others: 0 };
      counts.set(key, count);
      const isSpent = count.own + count.others > most;
      count.own += points;
      if (!isSpent && count.own - count.reported >= most / BLOCKS)
        share(key, count).catch((err: unknown) => log.warn({ err }, 'a count was not shared with other processes'));
      return count.own + count.others;
    },
    remainingMs: () => windowMs - (clock.now().getTime() % windowMs),
  };
}
