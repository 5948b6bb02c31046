import type { FastifyInstance } from 'fastify';
import { composeDepositDesk } from './compose-deposit-desk';
import { composeEdge } from './compose-edge';
import { composeGames } from './compose-games';
import { composeIdentity } from './compose-identity';
import { composeInHouse } from './compose-in-house';
import { composeMoney } from './compose-money';
import { composePayout } from './compose-payout';
import { composeSupport } from './compose-support';
import { composeTransfers } from './compose-transfers';
import { createBrandService } from './modules/brand/service';
import { brandRoutes } from './modules/brand/routes';
import { brandStatusRoutes } from './modules/brand/status-routes';
import { createCatalogueService } from './modules/catalogue/service';
import { limitRoutes } from './modules/limits/routes';
import { refuseWhileClosed } from './modules/region/closed-site';
import { openCountryDatabase } from './modules/region/country-database';
import { createRegionService } from './modules/region/service';
import { createSiteStatus } from './modules/region/site-status';
import { createUploads } from './modules/upload/service';
import { createVendorReach } from './modules/vendor-api/reach-service';
import { createCallRegistrar } from './platform/http/call-registrar';
import type { Guards } from './platform/http/guards';
import { liveStream } from './platform/http/live-stream';
import { openPayloadOpener } from './platform/http/payload-opener';
import type { Platform } from './platform/platform';

export interface Composition {
  /** The signed calls of vendors and payment providers, for a server without what visitors need. */
  machineRoutes(server: FastifyInstance): void;
  close(): Promise<void>;
}

/** Makes every module's service from what it stands on, and puts its routes on the server: the one place where modules meet. */
export async function compose(server: FastifyInstance, platform: Platform): Promise<Composition> {
  const opener = await openPayloadOpener(platform.config.home);
  const brands = createBrandService(platform);
  const region = createRegionService(await openCountryDatabase(platform.config.countryDatabase));
  const statusOf = createSiteStatus(platform.clock, region);
  refuseWhileClosed(server, brands, statusOf);
  const reach = createVendorReach(platform);
  const catalogue = createCatalogueService(platform, reach.isReachable);
  const money = await composeMoney(platform, catalogue);
  const identity = await composeIdentity(platform, brands, (connection, memberId) =>
    money.ledger.openMember(memberId, connection),
  );

  const guards: Guards = {
    brandOfHost: brands.byHost,
    ...identity.guards,
  };
  const { on } = createCallRegistrar(server, guards, opener);
  identity.navigationRoutes(server, brands.byHost);

  brandRoutes(on, brands, statusOf);
  brandStatusRoutes(on, { platform, brands, audit: identity.audit, countryDatabase: region.countryDatabase });
  money.routes(on);
  composeDepositDesk(on, server, platform, { money, brands, guards });

  const uploads = createUploads(platform);
  const support = composeSupport(server, platform, { brands, identity, guards, opener, uploads });
  support.routes(on);
  const payout = await composePayout(server, platform, { brands, identity, money, uploads, guards });
  payout.routes(on);

  const wallets = composeTransfers(on, platform, { brands, money, audit: identity.audit });
  const games = await composeGames(server, platform, { brands, catalogue, money, identity, reach, wallets });
  games.routes(on);
  const endGames = async (memberId: bigint) => {
    await games.sessions.endAllOf(memberId);
    money.wallet.forgetMember(memberId);
  };
  limitRoutes(on, { limits: money.limits, sessions: identity.sessions, endGames });
  identity.routes(on, endGames);

  const site = await composeEdge(server, platform, {
    brands,
    identity,
    envelopeKey: opener.publicKey,
    statusOf,
    homeBanners: games.homeBanners,
    categories: games.categories,
    playOrigins: catalogue.playOrigins,
  });
  site.routes(on);
  liveStream(server, platform, guards, site.bootRevision);
  const inHouse = await composeInHouse(server, platform, {
    brands,
    members: identity.members,
    catalogue,
    gameSessions: games.sessions,
  });

  return {
    machineRoutes(machines) {
      money.machineRoutes(machines);
      payout.machineRoutes(machines);
    },
    async close() {
      await inHouse.close();
      site.close();
      games.close();
      support.close();
      identity.close();
      await money.close();
      catalogue.close();
      brands.close();
    },
  };
}
