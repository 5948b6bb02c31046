import type { On } from '../../../platform/http/call-registrar';
import type { BrandService } from '../brand/service';
import { matomoSiteOf } from './matomo-site';
import type { PageViewRelay } from './page-view-relay';
import { shortenedAddress } from './shortened-address';

export function pageViewRoutes(on: On, brands: BrandService, relay: PageViewRelay): void {
  on('system.pageView', async ({ pattern, title }, { brand: { id }, ip, language, request }) => {
    const { 'sec-gpc': privacyControl, dnt: doNotTrack } = request.headers;
    if (privacyControl === '1' || doNotTrack === '1') return null;
    const { config, mainHost } = await brands.byId(id);
    const siteId = matomoSiteOf(config);
    if (siteId === null) return null;
    const origin = `${request.protocol}://${mainHost}`;
    relay.add({ siteId, origin, pattern, title, language, network: shortenedAddress(ip) });
    return null;
  });
}
