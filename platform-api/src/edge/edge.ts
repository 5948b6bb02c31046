import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../platform/failure';
import type { Platform } from '../platform/platform';
import type { EdgeDependencies } from './edge-dependencies';
import { noticePage } from './notice-page';
import { createPages } from './page';
import { commonHeaders, pageHeaders } from './security-headers';

/** Paths of calls and protocols: whatever no route answers there is an unknown path, never the page. */
const NOT_PAGES = /^\/(wps|lgw|ops|wallet|psp|releases|art|in-house|docs)(\/|$)/;
/** A missing file must be a 404: HTML in place of a script or JSON would be run or parsed. */
const FILE = /\.[a-z0-9]{1,5}$/i;

/** The edge: pages by host name, and the immutable files of all releases. */
export async function edge(server: FastifyInstance, platform: Platform, dependencies: EdgeDependencies): Promise<void> {
  const { config } = platform;
  await releases(server, platform);
  const pages = createPages(platform, dependencies);
  const consolePage = consoleSite(platform);

  server.get('/wps/boot', async (request, reply) => {
    const brand = await dependencies.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const boot = await pages.boot(request, reply, brand);
    if (!boot) throw new Failure('system_maintenance');
    return reply.header('cache-control', 'no-store').send(boot);
  });

  server.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (NOT_PAGES.test(path)) throw new Failure('not_found');
    if (request.hostname === `console.${config.domain}`) return consolePage(path, reply);
    if (FILE.test(path)) throw new Failure('not_found');
    const brand = await dependencies.brandOfHost(request.hostname);
    return brand ? pages.page(request, reply, brand) : noticePage(reply, 'invalid_url');
  });
}

/** Releases never change, so they are kept for a year; each file has its compressed twins beside it. */
async function releases(server: FastifyInstance, { config }: Platform): Promise<void> {
  const root = join(config.home, 'releases');
  mkdirSync(root, { recursive: true });
  const secure = config.publicScheme === 'https';
  await server.register(fastifyStatic, {
    root,
    prefix: '/releases/',
    decorateReply: true,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (path) => /^\/[^/]+\/[^/]+\/.+/.test(path),
    setHeaders: (response) => {
      const headers = { ...commonHeaders(secure), 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
}

/** The operators' console is a plain site of its own: its files as built, its page for every other path. */
function consoleSite({ config }: Platform) {
  const root = resolve(config.consoleFolder);
  const headers = pageHeaders({ frames: [], developers: [], secure: config.publicScheme === 'https' });
  return async (path: string, reply: FastifyReply) => {
    if (FILE.test(path)) {
      if (!existsSync(join(root, path))) throw new Failure('not_found');
      return reply.header('x-content-type-options', 'nosniff').sendFile(path.slice(1), root, { maxAge: '1h' });
    }
    if (!existsSync(join(root, 'index.html'))) return noticePage(reply, 'not_found');
    return reply.headers(headers).sendFile('index.html', root, { cacheControl: false });
  };
}
