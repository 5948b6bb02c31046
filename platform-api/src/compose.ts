import { GUEST } from '@marquee/contract/session';
import type { FastifyInstance } from 'fastify';
import { edge } from './edge/edge';
import { openBootSigner } from './edge/sign-boot';
import { composeIdentity } from './compose-identity';
import { composeMoney } from './compose-money';
import { createBrandService } from './modules/brand/service';
import { brandRoutes } from './modules/brand/routes';
import { createFederationService } from './modules/federation/service';
import { registerStoredReleases } from './modules/federation/stored-releases';
import { createCallRegistrar } from './platform/http/call-registrar';
import type { Guards } from './platform/http/guards';
import { liveStream } from './platform/http/live-stream';
import { openPayloadOpener } from './platform/http/payload-opener';
import type { Platform } from './platform/platform';

export interface Composition {
  close(): Promise<void>;
}

/** Makes every module's service from what it stands on, and puts its routes on the server: the one place where modules meet. */
export async function compose(server: FastifyInstance, platform: Platform): Promise<Composition> {
  const opener = await openPayloadOpener(platform.config.home);
  const brands = createBrandService(platform);
  const money = composeMoney(platform);
  const identity = await composeIdentity(platform, brands, (connection, memberId) => money.ledger.openMember(memberId, connection));

  const guards: Guards = {
    brandOfHost: brands.byHost,
    ...identity.guards,
  };
  const { on } = createCallRegistrar(server, guards, opener);

  await registerStoredReleases(platform.database.pool, platform.config.home);
  const federation = createFederationService(platform);

  brandRoutes(on, brands);
  identity.routes(on);
  money.machineRoutes(server);
  liveStream(server, platform.bus, guards);

  return {
    async close() {
      identity.close();
      brands.close();
    },
  };
}
