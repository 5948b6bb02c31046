import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../platform/failure';
import type { CatalogueService } from '../catalogue/service';
import { appIconRoute } from './app-icon';
import { drawInHouseTile } from './in-house-tiles';
import { drawTile } from './tile';
import { drawVendorLogo } from './vendor-logo';
import { drawWideTile } from './wide-tile';
import { bannerArt } from './banners';

/** Drawn pictures are kept: a lobby shows the same few hundred all day. */
const REMEMBERED_PICTURES = 3_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Without the version in the address the picture may change. */
const SHORT = 'public, max-age=300';

interface Picture {
  readonly svg: string;
  readonly etag: string;
}

/** `/art/*`: tiles, vendor logos and banners as SVG, drawn on demand, cacheable for ever by their versioned address. */
export function artRoutes(server: FastifyInstance, catalogue: CatalogueService): void {
  const pictures = new Map<string, Picture>();

  const pictureFor = async (name: string, draw: () => Promise<string | null> | string | null): Promise<Picture> => {
    const known = pictures.get(name);
    if (known) return known;
    const svg = await draw();
    if (svg === null) throw new Failure('not_found');
    const picture = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
    if (pictures.size >= REMEMBERED_PICTURES) pictures.delete(pictures.keys().next().value ?? '');
    pictures.set(name, picture);
    return picture;
  };

  server.get<{ Params: { file: string } }>('/art/:file', async (request, reply) => {
    const match = /^(\d{1,9})(-wide)?\.svg$/.exec(request.params.file);
    if (!match) throw new Failure('not_found');
    return send(
      request,
      reply,
      await pictureFor(request.params.file, () => drawGame(catalogue, Number(match[1]), Boolean(match[2]))),
    );
  });
  server.get<{ Params: { file: string } }>('/art/vendor/:file', async (request, reply) => {
    const code = /^([A-Z0-9]{2,12})\.svg$/.exec(request.params.file)?.[1];
    if (!code) throw new Failure('not_found');
    const draw = async () => {
      const vendor = await catalogue.vendorByCode(code);
      return vendor ? drawVendorLogo(vendor.code, vendor.name) : null;
    };
    return send(request, reply, await pictureFor(`vendor/${code}`, draw));
  });
  appIconRoute(server);
  server.get<{ Params: { '*': string } }>('/art/banner/*', async (request, reply) => {
    const name = request.params['*'];
    return send(request, reply, await pictureFor(`banner/${name}`, () => bannerArt(name)));
  });
}

async function drawGame(catalogue: CatalogueService, gameId: number, wide: boolean): Promise<string | null> {
  const game = await catalogue.anyGame(gameId);
  if (!game) return null;
  const subject = {
    vendorCode: game.vendor.code,
    gameCode: game.code,
    name: game.names.en,
    otherNames: [game.names.bn, game.names.vi],
    motif: game.motif,
  };
  if (game.type === 'bgs') return drawInHouseTile(subject, wide);
  return wide ? drawWideTile(subject) : drawTile(subject);
}

function send(request: FastifyRequest, reply: FastifyReply, { svg, etag }: Picture): FastifyReply {
  const versioned = typeof request.query === 'object' && request.query !== null && 'v' in request.query;
  reply
    .header('etag', etag)
    .header('cache-control', versioned ? IMMUTABLE : SHORT)
    .header('x-content-type-options', 'nosniff');
  // A picture opened by itself runs nothing.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/svg+xml; charset=utf-8').send(svg);
}
