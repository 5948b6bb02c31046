import Fastify from 'fastify';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { SILENCE_TASK } from '../modules/money/payout/withdrawal-transitions';
import type { Config } from '../platform/config';
import { silentBus } from '../platform/events/silent-bus';
import { createJobs, type Jobs } from '../platform/jobs';
import type { Logger } from '../platform/logger';
import type { Platform } from '../platform/platform';
import { openStore } from '../platform/store/open-store';
import { databaseWithin } from './one-transaction';
import type { PastClock } from './past-clock';

/** The history plays the payment providers itself. Only the automatic receipt of payments is left to the running product. */
function demoJobs(url: string, log: Logger): Jobs {
  const jobs = createJobs(url, log);
  return {
    ...jobs,
    add: async (client, task, payload, options) => {
      if (task === SILENCE_TASK) await jobs.add(client, task, payload, options);
    },
  };
}

/** The infrastructure of services that write within one open transaction and at the clock's past time. */
export function demoPlatform(config: Config, client: pg.PoolClient, clock: PastClock): Platform {
  const { log } = Fastify();
  return {
    config: { ...config, rateLimits: false },
    database: databaseWithin(client),
    bus: silentBus,
    jobs: demoJobs(config.databaseUrl, log),
    store: openStore(config),
    clock,
    log,
    metrics: new Registry(),
  };
}
