import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { hashToken } from './secrets';

/** Counts events within a window; the counts are stored in the database and survive a restart. */
export interface Throttle {
  /** @returns the count of the current window */
  count(key: string): Promise<number>;
  /** @param points one unless said otherwise. @returns the new count */
  add(key: string, points?: number): Promise<number>;
  /** Subtracts one. @returns the new count */
  takeBack(key: string): Promise<number>;
  clear(key: string): Promise<void>;
  /** Locks the key for a time, regardless of the count. */
  hold(key: string, holdMs: number): Promise<void>;
  /** @returns remaining milliseconds of the key's window or lock, 0 when there is none */
  remainingMs(key: string): Promise<number>;
}

export interface ThrottleSettings {
  /** Prefix of every key of this throttle. */
  readonly name: string;
  readonly windowMs: number;
}

/** The library expects milliseconds as numbers, while our pool reads `int8` as bigint. */
const plainTypes = { getTypeParser: pg.types.getTypeParser };

/** The keys are digests, so the table contains no names or addresses. */
const keyOf = (key: string) => hashToken(key).toString('base64url');

export function createThrottle(pool: pg.Pool, { name, windowMs }: ThrottleSettings): Throttle {
  const storeClient = {
    query: (query: pg.QueryConfig) => pool.query({ ...query, types: plainTypes }),
  };
  const limiter = new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'throttle',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: 1,
    duration: windowMs / 1_000,
  });
  return {
    count: async (key) => (await limiter.get(keyOf(key)))?.consumedPoints ?? 0,
    add: async (key, points = 1) => (await limiter.penalty(keyOf(key), points)).consumedPoints,
    takeBack: async (key) => (await limiter.reward(keyOf(key), 1)).consumedPoints,
    clear: async (key) => void (await limiter.delete(keyOf(key))),
    hold: async (key, holdMs) => void (await limiter.block(keyOf(key), holdMs / 1_000)),
    remainingMs: async (key) => Math.max((await limiter.get(keyOf(key)))?.msBeforeNext ?? 0, 0),
  };
}

/** Removes the counts of expired windows. */
export async function sweepThrottles(pool: pg.Pool): Promise<void> {
  await pool.query('delete from throttle where expire < $1', [Date.now()]);
}
