import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Config } from '../platform/config';
import { Failure } from '../platform/failure';
import { noticePage } from './notice-page';
import { pageHeaders } from './security-headers';

/** A missing file must be a 404: HTML in place of a script or JSON would be run or parsed. */
export const FILE = /\.[a-z0-9]{1,5}$/i;

/** Pages of the operators' host: the console, and the gallery of the design system. */
export type ConsoleSite = (path: string, reply: FastifyReply) => FastifyReply;

/** Both are static sites: built files, and one page for every other path. */
export function createConsoleSite(
  config: Pick<Config, 'consoleFolder' | 'galleryFolder' | 'publicScheme'>,
): ConsoleSite {
  const headers = pageHeaders({ frames: [], developers: [], secure: config.publicScheme === 'https' });
  const console = plainSite(resolve(config.consoleFolder), headers);
  const gallery = plainSite(resolve(config.galleryFolder), headers);
  return (path, reply) => {
    // Its files are referenced relative to the page, so the page must be served from its folder.
    if (path === '/gallery') return reply.redirect('/gallery/', 308);
    return path.startsWith('/gallery/') ? gallery(path.slice('/gallery'.length), reply) : console(path, reply);
  };
}

function plainSite(root: string, headers: Readonly<Record<string, string>>): ConsoleSite {
  return (path, reply) => {
    if (FILE.test(path)) {
      if (!existsSync(join(root, path))) throw new Failure('not_found');
      return reply.header('x-content-type-options', 'nosniff').sendFile(path.slice(1), root, { maxAge: '1h' });
    }
    if (!existsSync(join(root, 'index.html'))) return noticePage(reply, 'not_found');
    return reply.headers(headers).sendFile('index.html', root, { cacheControl: false });
  };
}
