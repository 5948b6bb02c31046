import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

export interface FoldStatus {
  readonly fold: string;
  /** Since the oldest row that the fold has not read was written; 0 where it has read all. */
  readonly lagSeconds: number;
  /** It waits for its first computation from the bets. */
  readonly isNew: boolean;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}

/** How far each fold is behind the play feed. */
export async function readFoldStatus(pool: pg.Pool): Promise<FoldStatus[]> {
  const { rows } = await pool.query<{
    fold: string;
    lag: number;
    is_new: boolean;
    failed_at: Date | null;
    failure: string | null;
  }>({
    name: 'fold-status',
    text: `select c.fold, c.base is null as is_new, c.failed_at, c.failure,
             coalesce(extract(epoch from clock_timestamp() - (select u.at from feed_unread(c) u order by u.xid, u.id limit 1)), 0)::float8 as lag
           from fold_cursor c order by c.fold`,
  });
  return rows.map(({ fold, lag, is_new, failed_at, failure }) => ({
    fold,
    lagSeconds: Math.max(0, lag),
    isNew: is_new,
    failedAt: failed_at,
    failure,
  }));
}

/** Figures of the folds in `/metrics`. They are collected in the order in which they are registered: the first reads both. */
export function measureFolds(pool: pg.Pool, registry: Registry): void {
  const lag = new Gauge({
    name: 'play_feed_fold_lag_seconds',
    help: 'Age of the oldest row of the play feed that a fold has not read',
    labelNames: ['fold'],
    registers: [registry],
    async collect() {
      for (const status of await readFoldStatus(pool)) {
        lag.set({ fold: status.fold }, status.lagSeconds);
        failing.set({ fold: status.fold }, status.failedAt ? 1 : 0);
      }
    },
  });
  const failing = new Gauge({
    name: 'play_feed_fold_failing',
    help: '1 while a fold of the play feed fails',
    labelNames: ['fold'],
    registers: [registry],
  });
}
