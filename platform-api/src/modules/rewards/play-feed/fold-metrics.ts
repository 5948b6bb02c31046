import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { readFoldStatus } from './fold-repository';

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
