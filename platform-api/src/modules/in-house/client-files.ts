import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IN_HOUSE_CODES } from '@marquee/contract/in-house';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../../edge/security-headers';
import { Failure } from '../../platform/failure';

export interface ClientFiles {
  /** Host name of the play origin. */
  readonly playHost: string;
  /** Folder of the built clients. */
  readonly folder: string;
  /** Origins of the brands, which may frame a game. */
  readonly framedBy: () => Promise<readonly string[]>;
  readonly secure: boolean;
}

/** Paths of the built clients; each serves the same document, which selects its game by the path. */
const PAGES = new Set([...IN_HOUSE_CODES.map((code) => code.toLowerCase()), 'verify']);
const FILE = /^(assets\/)?[\w.-]+\.(js|css|woff2|svg|png)$/;

/** `/in-house/<game>` and the files of the in-house game clients, on the play origin only. Needs the edge's `sendFile`. */
export function clientFiles(app: FastifyInstance, { playHost, folder, framedBy, secure }: ClientFiles): void {
  app.get<{ Params: { '*': string } }>('/in-house/*', async (request, reply) => {
    const name = request.params['*'];
    if (request.hostname !== playHost) throw new Failure('not_found');
    if (PAGES.has(name)) {
      const headers = pageHeaders({ frames: [], developers: [], secure, framedBy: await framedBy() });
      return reply.headers(headers).sendFile('index.html', folder, { cacheControl: false });
    }
    if (!FILE.test(name) || !existsSync(join(folder, name))) throw new Failure('not_found');
    return reply
      .header('x-content-type-options', 'nosniff')
      .sendFile(name, folder, { maxAge: '365d', immutable: true });
  });
}
