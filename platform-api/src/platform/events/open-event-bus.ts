import type { Config } from '../config';
import type { Database } from '../database';
import type { Logger } from '../logger';
import { createEventBus } from './create-event-bus';
import type { EventBus } from './event-bus';
import { natsTransport, subjectOf } from './nats-transport';
import { postgresTransport } from './postgres-transport';

/** The event bus of the settings: NATS where they name servers, else the database. */
export async function openEventBus(
  { nats, directDatabaseUrl }: Pick<Config, 'nats' | 'directDatabaseUrl'>,
  { pool }: Pick<Database, 'pool'>,
  log: Logger,
): Promise<EventBus> {
  const transport =
    nats === null ? postgresTransport(pool, directDatabaseUrl, log) : natsTransport(nats, await subjectOf(pool), log);
  return createEventBus(transport, log);
}
