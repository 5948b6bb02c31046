import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { isSharedKey } from './composition/keys';
import { closeServices, startBackgroundWork } from './composition/lifecycle';
import { registerMachineRoutes, registerSiteRoutes } from './composition/routes';
import { openServices } from './composition/services';
import { apiDocs } from './edge/api-docs';
import { noticePage } from './edge/notice-page';
import { checkKeys, recordKeys } from './platform/check-keys';
import { type Clock, systemClock } from './platform/clock';
import type { Config } from './platform/config';
import { type Database, openDatabase } from './platform/database';
import { measureEngine } from './platform/engine-metrics';
import { openEventBus } from './platform/events/open-event-bus';
import { errorLog } from './platform/http/error-log';
import { handleFailures } from './platform/http/failure-handler';
import { health } from './platform/http/health';
import { METRICS_TOKEN, metrics } from './platform/http/metrics';
import { answerPrivately } from './platform/http/private-answers';
import { limitSlowRequests, serverTimeouts } from './platform/http/slow-requests';
import { refuseMalformedHosts } from './platform/http/strict-host';
import { refuseUnsafeInput } from './platform/http/unsafe-input';
import { requestLog } from './platform/http/request-log';
import { limitRequests, REQUEST_WINDOW_MS } from './platform/http/request-limits';
import { createJobs } from './platform/jobs';
import { createLogStream } from './platform/log-stream';
import { readOwnKey } from './platform/key-file';
import { checkSchema } from './platform/migrate';
import type { Platform } from './platform/platform';
import { createSharedCounts } from './platform/shared-counts';
import { openStore } from './platform/store/open-store';
import { createThrottle } from './platform/throttle';

/** Maximum body of a call in bytes; uploads have their own limit. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_ID = /^[\w-]{8,64}$/;

export interface App {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  /** Says in `/readyz` that the process stops, and serves on. */
  withdraw(): void;
  /** Stops accepting requests, waits for those in progress, then closes the connections. */
  close(): Promise<void>;
}

/**
 * The whole API with the edge in front, not yet listening.
 * @param overrides a clock or database supplied by a test
 */
export async function buildApp(config: Config, overrides: { clock?: Clock; database?: Database } = {}): Promise<App> {
  const server = createServer(config);
  const database = overrides.database ?? openDatabase(config.databaseUrl);
  const bus = await openEventBus(config, database, server.log);
  const jobs = createJobs(config.directDatabaseUrl, server.log);
  handleFailures(server, noticePage);
  refuseMalformedHosts(server);
  refuseUnsafeInput(server);
  limitSlowRequests(server);
  answerPrivately(server);
  const registry = metrics(server, await readOwnKey(config, METRICS_TOKEN));
  const clock = overrides.clock ?? systemClock;
  const store = openStore(config);
  const platform: Platform = { config, database, bus, jobs, store, clock, log: server.log, metrics: registry };
  measureEngine(platform);
  // Who serves no pages needs no release; vendors are served by all.
  let missing = () => Promise.resolve<string | null>(null);
  const readiness = health(server, database, () => missing());
  await checkSchema(database.pool);
  await checkKeys(database.pool, config.keys);
  const services = await openServices(platform, () => ownUrlOf(server));
  if (config.roles.has('web')) missing = services.missingShell;
  await recordKeys(database.pool, config.keys, isSharedKey);
  if (config.roles.has('web'))
    await server.register(async (site) => {
      await equipForVisitors(site, platform);
      await apiDocs(site, config);
      await registerSiteRoutes(site, platform, services);
    });
  registerMachineRoutes(server, platform, services);
  const stopBackgroundWork = await startBackgroundWork(server, platform, services);
  server.addHook('onListen', readiness.begin);

  return {
    server,
    platform,
    withdraw: readiness.end,
    async close() {
      await server.close();
      stopBackgroundWork();
      await closeServices(services);
      await jobs.stop();
      await bus.close();
      if (!overrides.database) await database.close();
    },
  };
}

function createServer(config: Config): FastifyInstance {
  const server = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: requestLog, err: errorLog },
      stream: createLogStream(),
    },
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(),
    routerOptions: { caseSensitive: true },
    genReqId: (request) => {
      const incomingId = request.headers['x-request-id'];
      return typeof incomingId === 'string' && REQUEST_ID.test(incomingId) ? incomingId : randomUUID();
    },
  });
  // Forms of any site can send it; every call takes JSON.
  server.removeContentTypeParser('text/plain');
  return server;
}

/** Known only once the server listens. */
const ownUrlOf = (server: FastifyInstance) => `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

/**
 * Plugins for browsers. Signed vendor calls are registered outside: they carry no cookies, need no compression, and
 * arrive by the thousand.
 */
async function equipForVisitors(
  site: FastifyInstance,
  { clock, config, database: { pool }, log }: Platform,
): Promise<void> {
  await site.register(cookie);
  await site.register(compress, {
    threshold: 1_024,
    customTypes: /^(text\/(?!event-stream)|application\/json|image\/svg)/,
  });
  if (!config.rateLimits) return;
  const throttle = createThrottle(pool, { name: 'request', windowMs: REQUEST_WINDOW_MS });
  await limitRequests(site, createSharedCounts(throttle, { clock, windowMs: REQUEST_WINDOW_MS, log }));
}
