import type { BootBanner, BootCategory } from '@marquee/contract/boot';
import { GUEST, type Session } from '@marquee/contract/session';
import type { FastifyInstance } from 'fastify';
import type { Identity } from './compose-identity';
import { withDevApps } from './edge/dev-apps';
import { edge } from './edge/edge';
import type { EdgeDependencies } from './edge/edge-dependencies';
import { openBootSigner } from './edge/sign-boot';
import type { Brand } from './modules/brand/repository';
import type { BrandService } from './modules/brand/service';
import { infoOf } from './modules/member/account';
import { createRemoteChanges } from './modules/federation/changes';
import { federationRoutes } from './modules/federation/routes';
import { createFederationService } from './modules/federation/service';
import { registerStoredReleases } from './modules/federation/stored-releases';
import { createRemoteTelemetry } from './modules/federation/telemetry';
import type { SiteStatus } from './modules/region/site-status';
import type { On } from './platform/http/call-registrar';
import type { BootRevision } from './platform/http/live-stream';
import type { Platform } from './platform/platform';

export interface EdgeParts {
  readonly brands: BrandService;
  readonly identity: Identity;
  readonly envelopeKey: EdgeDependencies['envelopeKey'];
  readonly statusOf: SiteStatus;
  homeBanners(brand: Brand, language: string): Promise<readonly BootBanner[]>;
  categories(brand: Brand): Promise<readonly BootCategory[]>;
  playOrigins(brandId: number): Promise<readonly string[]>;
}

/** Releases and the pages made of them. */
export interface Edge {
  readonly bootRevision: BootRevision;
  routes(on: On): void;
  close(): void;
}

export async function composeEdge(server: FastifyInstance, platform: Platform, parts: EdgeParts): Promise<Edge> {
  const { brands, identity, envelopeKey, statusOf, homeBanners, categories, playOrigins } = parts;
  await registerStoredReleases(platform.database.pool, platform.config.home);
  const federation = withDevApps(createFederationService(platform), platform.config.devApps);

  const sessionOf: EdgeDependencies['sessionOf'] = async (request, reply, brand): Promise<Session> => {
    const signedIn = await identity.guards.memberOf(request, reply, brand);
    const member = signedIn && (await identity.members.byId(signedIn.id));
    return member ? { state: signedIn.state, member: infoOf(member, brand) } : GUEST;
  };

  const signer = await openBootSigner(platform.config.home);
  const bootRevision = await edge(server, platform, {
    brandOfHost: brands.byHost,
    federation,
    sessionOf,
    redeemHandOff: identity.redeemHandOff,
    homeBanners,
    categories,
    playOrigins,
    envelopeKey,
    statusOf,
    signer,
  });

  return {
    bootRevision,
    routes(on) {
      const changes = createRemoteChanges(platform, identity.audit);
      const telemetry = createRemoteTelemetry(platform);
      federationRoutes(on, { query: platform.database.query, brands, changes, telemetry });
    },
    close: federation.close,
  };
}
