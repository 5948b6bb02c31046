import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IN_HOUSE_CODES } from '@marquee/contract/in-house';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../../../edge/security-headers';
import { Failure } from '../../../platform/failure';
import type { BrandService } from '../../site/brand/service';
import type { LookService, RenderedLook } from '../../site/look/service';

export interface ClientFiles {
  /** Host name of the play origin. */
  readonly playHost: string;
  /** Folder of the built clients. */
  readonly folder: string;
  readonly brands: Pick<BrandService, 'all'>;
  readonly looks: Pick<LookService, 'of'>;
  /** Origin of a brand's site, which may frame a game. */
  readonly originOf: (brandCode: string) => string;
  readonly secure: boolean;
}

/** Paths of the built clients; each serves the same document, which selects its game by the path. */
const PAGES = new Set([...IN_HOUSE_CODES.map((code) => code.toLowerCase()), 'verify']);
const FILE = /^(assets\/)?[\w.-]+\.(js|css|woff2|svg|png)$/;

/** `/in-house/<game>?brand=<code>` in the look of that brand, and the files of the in-house game clients, on the play origin only. Needs the edge's `sendFile`. */
export function clientFiles(app: FastifyInstance, parts: ClientFiles): void {
  const { playHost, folder, secure } = parts;
  app.get<{ Params: { '*': string }; Querystring: { brand?: unknown } }>('/in-house/*', async (request, reply) => {
    const name = request.params['*'];
    if (request.hostname !== playHost) throw new Failure('not_found');
    if (PAGES.has(name)) {
      const brands = await parts.brands.all();
      const framedBy = brands.map(({ code }) => parts.originOf(code));
      const brand = brands.find(({ code }) => code === request.query.brand);
      const look = brand && (await parts.looks.of(brand));
      if (!brand || !look) throw new Failure('not_found');
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      return reply
        .headers(pageHeaders({ frames: [], developers: [], secure, framedBy }))
        .type('text/html; charset=utf-8')
        .send(inLook(page, brand.code, look));
    }
    if (!FILE.test(name) || !existsSync(join(folder, name))) throw new Failure('not_found');
    return reply
      .header('x-content-type-options', 'nosniff')
      .sendFile(name, folder, { maxAge: '365d', immutable: true });
  });
}

/** The sheet stands last, after the first sheet, which names the cascade layers in their order. */
function inLook(page: string, brandCode: string, { baseUrl }: RenderedLook): string {
  return page
    .replace('<html ', `<html data-brand="${brandCode}" `)
    .replace('</head>', `<link rel="stylesheet" href="${baseUrl}look.css"></head>`);
}
