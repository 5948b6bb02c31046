import type { BrandService } from '../modules/site/brand/service';
import type { CatalogueService } from '../modules/games/catalogue/service';
import type { ContentService } from '../modules/site/content/service';
import type { FederationService } from '../modules/releases/federation/service';
import type { Previews } from '../modules/releases/federation/previews';
import type { LookService } from '../modules/site/look/service';
import type { RemoteTelemetry } from '../modules/releases/federation/telemetry';
import type { SiteStatus } from '../modules/site/region/site-status';
import type { Cookies } from '../platform/http/cookies';
import type { VisitorSession } from '../modules/people/member/visitor-session';
import type { HandOff } from '../modules/people/sign-in/hand-off';
import type { PayloadOpener } from '../platform/http/payload-opener';
import type { LocalFiles } from '../platform/store/local-files';

/** The services that the edge renders pages from. */
export interface EdgeDependencies {
  readonly brands: Pick<BrandService, 'byHost'>;
  readonly catalogue: Pick<CatalogueService, 'categories' | 'playOrigins'>;
  readonly content: Pick<ContentService, 'homeBanners'>;
  readonly federation: Pick<FederationService, 'resolve'>;
  /** Files of releases, on this machine. */
  readonly releaseFiles: LocalFiles;
  readonly looks: Pick<LookService, 'of'>;
  readonly previews: Previews;
  readonly cookies: Cookies;
  readonly remoteTelemetry: Pick<RemoteTelemetry, 'tokens' | 'servePage'>;
  readonly handOff: Pick<HandOff, 'redeem'>;
  readonly visitorSessionOf: VisitorSession;
  readonly siteStatusOf: SiteStatus;
  readonly payloadOpener: Pick<PayloadOpener, 'publicKey'>;
}
