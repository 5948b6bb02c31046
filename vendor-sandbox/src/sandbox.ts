import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { startCrowd } from './crowd/crowd';
import { openGameVendor } from './game-vendor/game-vendor';
import { openIdentityProvider } from './identity-provider/identity-provider';
import { openResultsHouse } from './results-house/results-house';
import { openSandPay } from './sandpay/sandpay';
import type { Settings } from './settings';
import { openVendors } from './studio/open-vendors';

export interface Sandbox {
  readonly server: FastifyInstance;
  /** Lets the simulated players of a demo play, once the server listens. */
  startPlayers(): void;
  /** Stops taking requests, lets those under way end; call-backs that are left go on at the next start. */
  close(): Promise<void>;
}

/** Every outside company on one server, each below a path of its own. */
export async function buildSandbox(settings: Settings): Promise<Sandbox> {
  // No bound on the start: on a busy machine it would end in one restart after another.
  const server = Fastify({ logger: { level: settings.logLevel }, bodyLimit: 64 * 1024, pluginTimeout: 0 });
  await server.register(formbody);
  // Each page states its own policy.
  await server.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false });
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', () => ({ status: 'ready' }));

  const sandpay = await openSandPay(settings, server.log);
  sandpay.routes(server);
  const vendors = await openVendors(settings.vendors, server.log);
  vendors.routes(server);
  openResultsHouse(settings.resultsSecret).routes(server);
  if (settings.identityProvider) openIdentityProvider(settings.identityProvider).routes(server);
  if (settings.gameVendor) openGameVendor(settings.gameVendor).routes(server);

  let stopPlayers = () => undefined as void;
  return {
    server,
    startPlayers() {
      const ownUrl = `http://127.0.0.1:${settings.port}`;
      stopPlayers = startCrowd({ ...settings.demo, openSession: vendors.openSession, ownUrl });
    },
    async close() {
      stopPlayers();
      await server.close();
      await vendors.close();
      await sandpay.close();
    },
  };
}
