import { mkdirSync } from 'node:fs';
import { FRAME_FILE } from '@marquee/contract/frame';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../platform/failure';
import type { BootRevision } from '../platform/http/live-stream';
import { nextPage, ownPath } from '../platform/http/next-page';
import type { Platform } from '../platform/platform';
import type { LocalFiles } from '../platform/store/local-files';
import { tabIcon } from './app-manifest';
import { installableApp } from './app-worker/app-worker';
import { createConsoleSite, FILE } from './console-site';
import { createFrames } from './frame/frames';
import type { EdgeDependencies } from './edge-dependencies';
import { noticePage } from './notice-page';
import { createPages } from './page';
import { createPreviewVisits } from './preview-visits';
import { needsSameSiteBounce, sameSiteBounce } from './same-site-bounce';
import { commonHeaders } from './security-headers';

/** Path prefixes of calls and protocols: an unmatched path below them is a 404, never the page. */
const NOT_PAGES = /^\/(wps|lgw|ops|wallet|psp|releases|art|in-house|looks|docs)(\/|$)/;

/**
 * The edge: pages by host name, and the immutable files of all releases.
 * @returns reads the current revision of a visitor's boot document, null where there is no page
 */
export async function edge(
  server: FastifyInstance,
  platform: Platform,
  dependencies: EdgeDependencies,
): Promise<BootRevision> {
  const { config } = platform;
  await releases(server, platform, dependencies.releaseFiles);
  const frames = createFrames({
    read: dependencies.releaseFiles.read,
    log: platform.log,
    now: () => platform.clock.now().getTime(),
  });
  server.addHook('onClose', async () => frames.close());
  const previews = createPreviewVisits(dependencies);
  const pages = createPages(platform, dependencies, frames, previews);
  const consolePage = createConsoleSite(config);

  server.get('/wps/boot', async (request, reply) => {
    const brand = await dependencies.brands.byHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const boot = await pages.boot(request, reply, brand);
    if (!boot) throw new Failure('system_maintenance');
    return reply.header('cache-control', 'no-store').send(boot);
  });

  installableApp(server, platform, dependencies);

  // What asks without reading the page: older browsers, readers of feeds, previews of links.
  server.get('/favicon.ico', async (request, reply) => {
    const brand = await dependencies.brands.byHost(request.hostname);
    const look = brand && (await dependencies.looks.of(brand));
    if (!look) throw new Failure('not_found');
    return reply.header('cache-control', 'public, max-age=3600').redirect(tabIcon(look), 302);
  });

  server.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (NOT_PAGES.test(path)) throw new Failure('not_found');
    if (request.hostname === `console.${config.domain}`) return consolePage(path, reply);
    if (FILE.test(path)) throw new Failure('not_found');
    if (handOffCodeOf(request.url) !== null) return takeHandOff(dependencies, request, reply);
    if (needsSameSiteBounce(request)) return sameSiteBounce(reply, config.publicScheme === 'https');
    const brand = await dependencies.brands.byHost(request.hostname);
    if (!brand) return noticePage(reply, 'invalid_url');
    if (previews.isChange(request.url)) return previews.change(request, reply, brand);
    return pages.page(request, reply, brand);
  });

  return async (request, reply) => {
    const brand = await dependencies.brands.byHost(request.hostname);
    return brand && pages.revision(request, reply, brand);
  };
}

/**
 * Accepts a session handed over in the address, `?token=<code>`; the app's page has the code from its call as `tokens`.
 */
const HAND_OFF = ['token', 'tokens'] as const;

function handOffCodeOf(url: string): string | null {
  const { searchParams } = new URL(url, 'http://own.invalid');
  return HAND_OFF.map((name) => searchParams.get(name)).find((code) => code !== null) ?? null;
}

/** Opens the session and redirects without the code before any part of the page is loaded. */
async function takeHandOff(
  { brands, handOff }: EdgeDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const brand = await brands.byHost(request.hostname);
  if (!brand) return noticePage(reply, 'invalid_url');
  await handOff.redeem(handOffCodeOf(request.url) ?? '', brand, request, reply);
  const next = new URL(request.url, 'http://own.invalid');
  for (const name of HAND_OFF) next.searchParams.delete(name);
  return nextPage(reply, ownPath(next.pathname + next.search));
}

const RELEASES = '/releases/';

/** Brings the file that a visitor asks for from the bucket to this machine, compressed where they take that. */
async function bringRelease({ url, headers }: FastifyRequest, files: LocalFiles): Promise<void> {
  if (!url.startsWith(RELEASES)) return;
  const [path = ''] = url.slice(RELEASES.length).split('?');
  const accepted = headers['accept-encoding'] ?? '';
  if (accepted.includes('br') && (await files.has(`${path}.br`))) return;
  if (accepted.includes('gzip') && (await files.has(`${path}.gz`))) return;
  await files.has(path);
}

/** Releases never change, so they are cached for a year; each file has compressed copies beside it. */
async function releases(server: FastifyInstance, { config, store }: Platform, files: LocalFiles): Promise<void> {
  const { root } = files;
  mkdirSync(root, { recursive: true });
  if (store.folder === null) server.addHook('onRequest', (request) => bringRelease(request, files));
  const secure = config.publicScheme === 'https';
  await server.register(fastifyStatic, {
    root,
    prefix: RELEASES,
    decorateReply: true,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // Also runs for every file sent by `sendFile`; the console and the game clients have their own folders.
    allowedPath: (path, servedFrom) =>
      servedFrom !== root || (/^\/[^/]+\/[^/]+\/.+/.test(path) && !path.endsWith(`/${FRAME_FILE}`)),
    setHeaders: (reply) => {
      const headers = {
        ...commonHeaders(secure),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      };
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
}
