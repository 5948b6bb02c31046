import { readGauges } from '../../../platform/gauges';
import type { Platform } from '../../../platform/platform';
import { readFoldStatus } from './fold-repository';

/** Figures of the folds in `/metrics`. */
export function measureFolds(platform: Pick<Platform, 'database' | 'log' | 'metrics'>): void {
  readGauges(platform, () => readFoldStatus(platform.database.pool), [
    {
      name: 'play_feed_fold_lag_seconds',
      help: 'Age of the oldest row of the play feed that a fold has not read',
      labelNames: ['fold'],
      set(gauge, folds) {
        for (const { fold, lagSeconds } of folds) gauge.set({ fold }, lagSeconds);
      },
    },
    {
      name: 'play_feed_fold_failing',
      help: '1 while a fold of the play feed fails',
      labelNames: ['fold'],
      set(gauge, folds) {
        for (const { fold, failedAt } of folds) gauge.set({ fold }, failedAt ? 1 : 0);
      },
    },
  ]);
}
