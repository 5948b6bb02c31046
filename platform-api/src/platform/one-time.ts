import type pg from 'pg';
import type { Clock } from './clock';

/** Single-use values with a lifetime: captcha answers, used proofs of work, codes. */
export interface OneTimeStore {
  /** Stores a value until it is taken; a later one replaces it. */
  put(purpose: string, key: string, value: string, lifeMs: number): Promise<void>;
  /** Reads the value without taking it. */
  peek(purpose: string, key: string): Promise<string | null>;
  /** Takes the value: null when there is none, it was taken before, or it has expired. */
  take(purpose: string, key: string): Promise<string | null>;
  /** @returns true for the first use of the key, false afterwards */
  spend(purpose: string, key: string, lifeMs: number): Promise<boolean>;
  /** Removes what has expired. */
  sweep(): Promise<void>;
}

export function createOneTimeStore(pool: pg.Pool, clock: Clock): OneTimeStore {
  const expiry = (lifeMs: number) => new Date(clock.now().getTime() + lifeMs);
  return {
    async put(purpose, key, value, lifeMs) {
      await pool.query({
        name: 'one-time-put',
        text: `insert into one_time (purpose, key, value, expires_at) values ($1, $2, $3, $4)
               on conflict (purpose, key) do update set value = excluded.value, tries = 0, expires_at = excluded.expires_at`,
        values: [purpose, key, value, expiry(lifeMs)],
      });
    },
    async peek(purpose, key) {
      const { rows } = await pool.query<{ value: string }>({
        name: 'one-time-peek',
        text: 'select value from one_time where purpose = $1 and key = $2 and expires_at > $3',
        values: [purpose, key, clock.now()],
      });
      return rows[0]?.value ?? null;
    },
    async take(purpose, key) {
      const { rows } = await pool.query<{ value: string; expires_at: Date }>({
        name: 'one-time-take',
        text: 'delete from one_time where purpose = $1 and key = $2 returning value, expires_at',
        values: [purpose, key],
      });
      const [row] = rows;
      return row && row.expires_at > clock.now() ? row.value : null;
    },
    async spend(purpose, key, lifeMs) {
      const { rowCount } = await pool.query({
        name: 'one-time-spend',
        text: 'insert into one_time (purpose, key, expires_at) values ($1, $2, $3) on conflict do nothing',
        values: [purpose, key, expiry(lifeMs)],
      });
      return rowCount === 1;
    },
    async sweep() {
      await pool.query('delete from one_time where expires_at < $1', [clock.now()]);
    },
  };
}
