import type { Platform } from '../../../platform/platform';
import type { Fold } from '../../../platform/fold';
import { measureFolds } from './fold-metrics';
import { type FoldStatus, readFoldStatus } from './fold-repository';
import { runFolds } from './run-folds';

export interface PlayFeed {
  /** Folds what is played, beside any number of other processes. */
  start(): void;
  stop(): Promise<void>;
  status(): Promise<FoldStatus[]>;
}

/** @param folds all that follows from play */
export function createPlayFeed(
  platform: Pick<Platform, 'database' | 'log' | 'metrics'>,
  folds: readonly Fold[],
): PlayFeed {
  const { log } = platform;
  const { pool } = platform.database;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  measureFolds(platform);
  return {
    start() {
      running = runFolds(folds, { pool, log }, stopping.signal);
    },
    async stop() {
      stopping.abort();
      await running;
    },
    status: () => readFoldStatus(pool),
  };
}
