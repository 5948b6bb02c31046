import type { Registry } from 'prom-client';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './database';
import type { EventBus } from './events/event-bus';
import type { Jobs } from './jobs';
import type { Logger } from './logger';
import type { Store } from './store/store';

/** Shared infrastructure of all modules. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly bus: EventBus;
  readonly jobs: Jobs;
  /** Uploads and releases. */
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** The registry of `/metrics`; modules add their own. */
  readonly metrics: Registry;
}
