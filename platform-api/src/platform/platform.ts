import type { Registry } from 'prom-client';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './database';
import type { EventBus } from './events/event-bus';
import type { Jobs } from './jobs';
import type { Logger } from './logger';

/** What every module stands on. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly bus: EventBus;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Logger;
  /** What `/metrics` tells; a module adds what it counts itself. */
  readonly metrics: Registry;
}
