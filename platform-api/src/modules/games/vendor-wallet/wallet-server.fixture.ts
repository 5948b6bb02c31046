import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { closeServices } from '../../../composition/lifecycle';
import { registerMachineRoutes } from '../../../composition/routes';
import { openServices, type Services } from '../../../composition/services';
import { readConfig } from '../../../platform/config';
import { type Database, openDatabase } from '../../../platform/database';
import { openEventBus } from '../../../platform/events/open-event-bus';
import { systemClock } from '../../../platform/clock';
import { createJobs } from '../../../platform/jobs';
import type { Platform } from '../../../platform/platform';
import { openStore } from '../../../platform/store/open-store';

export interface WalletServer {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly platform: Platform;
  close(): Promise<void>;
}

/** The calls of vendors and payment providers on a server without the browsers' part, on a test's database. */
export async function startWalletServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  database: Database = openDatabase(databaseUrl),
): Promise<WalletServer> {
  const home = await mkdtemp(join(tmpdir(), 'marquee-wallet-'));
  const config = readConfig({ DATABASE_URL: databaseUrl, MARQUEE_HOME: home, MARQUEE_LOG_LEVEL: 'silent', ...env });
  const server = Fastify();
  const bus = await openEventBus({ nats: null, directDatabaseUrl: databaseUrl }, database, server.log);
  const jobs = createJobs(databaseUrl, server.log);
  const metrics = new Registry();
  const store = openStore(config);
  const platform: Platform = { config, database, bus, jobs, store, clock: systemClock, log: server.log, metrics };
  const services = await openServices(platform, () => 'http://127.0.0.1:9');
  registerMachineRoutes(server, platform, services);
  await server.ready();
  return {
    server,
    services,
    platform,
    async close() {
      await server.close();
      await closeServices(services);
      await bus.close();
      await database.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
