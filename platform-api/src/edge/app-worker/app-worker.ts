import { APP_WORKER_ADDRESS } from '@marquee/contract/app-worker';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../platform/failure';
import type { Platform } from '../../platform/platform';
import { appManifest } from '../app-manifest';
import type { EdgeDependencies } from '../edge-dependencies';
import { commonHeaders } from '../security-headers';
import { OFFLINE_PAGE, offlineHeaders, offlinePage } from './offline-page';
import { APP_WORKER, NO_APP_WORKER } from './worker-source';

/** The files that make a brand's site an app: manifest, service worker and the page without a connection. */
export function installableApp(
  server: FastifyInstance,
  { config }: Pick<Platform, 'config'>,
  { brands, looks }: Pick<EdgeDependencies, 'brands' | 'looks'>,
): void {
  const secure = config.publicScheme === 'https';

  async function siteOf(hostname: string) {
    const brand = await brands.byHost(hostname);
    const look = brand && (await looks.of(brand));
    if (!brand || !look) throw new Failure('invalid_url');
    return { brand, look };
  }

  server.get('/app.webmanifest', async (request, reply) => {
    const { brand, look } = await siteOf(request.hostname);
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(appManifest(brand, look));
  });

  // Looked for anew at each visit, so that switching it off reaches every browser.
  server.get(APP_WORKER_ADDRESS, async (request, reply) => {
    const { brand } = await siteOf(request.hostname);
    const isWanted = config.appWorker && brand.config.flags['APPDOWNLOAD'] === true;
    return reply
      .headers(commonHeaders(secure))
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(isWanted ? APP_WORKER : NO_APP_WORKER);
  });

  server.get(OFFLINE_PAGE, async (request, reply) => {
    const { brand, look } = await siteOf(request.hostname);
    const { language } = request.query as { language?: unknown };
    const { languages, defaultLanguage } = brand.config;
    const shown = languages.find((code) => code === language) ?? defaultLanguage;
    return reply
      .headers(offlineHeaders(look, secure))
      .type('text/html; charset=utf-8')
      .send(offlinePage(brand, look, shown));
  });
}
