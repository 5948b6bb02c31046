import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { composeMoney, type Money } from '../../compose-money';
import { createCatalogueService } from '../catalogue/service';
import { readConfig } from '../../platform/config';
import { type Database, openDatabase } from '../../platform/database';
import { openPostgresEventBus } from '../../platform/events/postgres-event-bus';
import { systemClock } from '../../platform/clock';
import { createJobs } from '../../platform/jobs';
import type { Platform } from '../../platform/platform';

export interface WalletServer {
  readonly server: FastifyInstance;
  readonly money: Money;
  readonly platform: Platform;
  close(): Promise<void>;
}

/** The money modules on a server of their own, on a test's database: real statements, real event bus. */
export async function startWalletServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  database: Database = openDatabase(databaseUrl),
): Promise<WalletServer> {
  const home = await mkdtemp(join(tmpdir(), 'marquee-wallet-'));
  const config = readConfig({ DATABASE_URL: databaseUrl, MARQUEE_HOME: home, MARQUEE_LOG_LEVEL: 'silent', ...env });
  const server = Fastify();
  const bus = await openPostgresEventBus(database.pool, databaseUrl, server.log);
  const jobs = createJobs(databaseUrl, server.log);
  const metrics = new Registry();
  const platform: Platform = { config, database, bus, jobs, clock: systemClock, log: server.log, metrics };
  const catalogue = createCatalogueService(platform);
  const money = await composeMoney(platform, catalogue);
  money.machineRoutes(server);
  await server.ready();
  return {
    server,
    money,
    platform,
    async close() {
      await server.close();
      await money.close();
      catalogue.close();
      await bus.close();
      await database.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
