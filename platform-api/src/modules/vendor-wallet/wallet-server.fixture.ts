import Fastify, { type FastifyInstance } from 'fastify';
import { composeMoney, type Money } from '../../compose-money';
import { readConfig } from '../../platform/config';
import { openDatabase } from '../../platform/database';
import { openPostgresEventBus } from '../../platform/events/postgres-event-bus';
import { systemClock } from '../../platform/clock';
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
): Promise<WalletServer> {
  const config = readConfig({ DATABASE_URL: databaseUrl, MARQUEE_LOG_LEVEL: 'silent', ...env });
  const server = Fastify();
  const database = openDatabase(databaseUrl);
  const bus = await openPostgresEventBus(database.pool, databaseUrl, server.log);
  const platform: Platform = { config, database, bus, clock: systemClock, log: server.log };
  const money = composeMoney(platform);
  money.machineRoutes(server);
  await server.ready();
  return {
    server,
    money,
    platform,
    async close() {
      await server.close();
      await bus.close();
      await database.close();
    },
  };
}
