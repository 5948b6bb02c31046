import { join } from 'node:path';
import { HALF_SIZE } from '@marquee/contract/game-picture';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { bannerArt } from './banners';
import { createGamePictures, type PicturedGame } from './game-pictures';
import { drawGood } from './goods';
import type { PictureKind } from './paint';
import { createPictureMemory, type Picture, pictureOf } from './picture-memory';
import { createPictureStore } from './picture-store';
import { promotionPictureOf } from './promotions';
import { ART_VERSION, tileUrl, wideTileUrl } from './service';
import { drawVendorLogo } from './vendor-logo';

/** Enough for all existing logos and banners. */
const REMEMBERED_BYTES = 8 * 2 ** 20;
const GAME_PICTURE = new RegExp(`^(\\d{1,9})(-wide)?(${HALF_SIZE})?\\.(webp|svg)$`);
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Without the version in the address the picture may change. */
const SHORT = 'public, max-age=300';

/** What pictures show. */
interface PicturedCatalogue {
  /** A game of any brand, retired ones included. */
  anyGame(id: number): Promise<PicturedGame | null | undefined>;
  vendorByCode(code: string): Promise<{ readonly code: string; readonly name: string } | null | undefined>;
}

interface ArtParts {
  readonly catalogue: PicturedCatalogue;
  readonly platform: Pick<Platform, 'log'> & { readonly config: Pick<Platform['config'], 'home'> };
}

/**
 * `/art/*`: pictures of games as WebP, vendor logos, banners, goods and promotions as SVG; drawn on demand, cacheable for ever by their
 * versioned address.
 */
export function artRoutes(server: FastifyInstance, parts: ArtParts): void {
  gameRoute(server, parts);
  const remembered = createPictureMemory(REMEMBERED_BYTES);
  const svgPicture = async (name: string, draw: () => Promise<string | null> | string | null): Promise<Picture> =>
    requirePicture(
      await remembered(name, async () => {
        const svg = await draw();
        return svg === null ? null : pictureOf(Buffer.from(svg), 'image/svg+xml; charset=utf-8');
      }),
    );
  server.get<{ Params: { file: string } }>('/art/vendor/:file', async (request, reply) => {
    const code = /^([A-Z0-9]{2,12})\.svg$/.exec(request.params.file)?.[1];
    if (!code) throw new Failure('not_found');
    const draw = async () => {
      const vendor = await parts.catalogue.vendorByCode(code);
      return vendor ? drawVendorLogo(vendor.code, vendor.name) : null;
    };
    return send(request, reply, await svgPicture(`vendor/${code}`, draw));
  });
  server.get<{ Params: { file: string } }>('/art/good/:file', async (request, reply) => {
    const name = request.params.file.replace(/\.svg$/, '');
    return send(request, reply, await svgPicture(`good/${name}`, () => drawGood(name)));
  });
  server.get<{ Params: { brand: string; file: string } }>('/art/promotion/:brand/:file', async (request, reply) => {
    const { brand, file } = request.params;
    const picture = promotionPictureOf(brand, file.replace(/\.svg$/, ''));
    if (!picture) throw new Failure('not_found');
    return send(request, reply, await svgPicture(`promotion/${picture.key}`, picture.draw));
  });
  server.get<{ Params: { '*': string } }>('/art/banner/*', async (request, reply) => {
    const name = request.params['*'];
    return send(request, reply, await svgPicture(`banner/${name}`, () => bannerArt(name)));
  });
}

/**
 * `/art/<id>.webp`, `/art/<id>-wide.webp`, and half as large `/art/<id>-half.webp` and `/art/<id>-wide-half.webp`.
 * Addresses ending in `.svg` are redirected for pinned older releases.
 */
function gameRoute(server: FastifyInstance, { catalogue, platform: { config, log } }: ArtParts): void {
  const store = createPictureStore(join(config.home, 'cache', 'art'), ART_VERSION, (err) =>
    log.warn({ err }, 'a picture was not written to the disk'),
  );
  const pictureFor = createGamePictures(store);
  server.addHook('onListen', () => {
    void store.removeOtherVersions().catch((err: unknown) => log.debug({ err }, 'old pictures were not removed'));
  });
  server.get<{ Params: { file: string } }>('/art/:file', async (request, reply) => {
    const [, digits, wide, half, format] = GAME_PICTURE.exec(request.params.file) ?? [];
    if (!digits) throw new Failure('not_found');
    const id = Number(digits);
    if (format === 'svg')
      return reply.header('cache-control', SHORT).redirect(wide ? wideTileUrl(id) : tileUrl(id), 308);
    const kind: PictureKind = `${wide ? 'wide' : 'tile'}${half ? '-half' : ''}`;
    const game = await catalogue.anyGame(id);
    return send(request, reply, requirePicture(game ? await pictureFor(game, kind) : null));
  });
}

function requirePicture(picture: Picture | null): Picture {
  if (!picture) throw new Failure('not_found');
  return picture;
}

function send(request: FastifyRequest, reply: FastifyReply, { content, mediaType, etag }: Picture): FastifyReply {
  const versioned = typeof request.query === 'object' && request.query !== null && 'v' in request.query;
  reply
    .header('etag', etag)
    .header('cache-control', versioned ? IMMUTABLE : SHORT)
    .header('x-content-type-options', 'nosniff');
  // Prevents scripts when a picture is opened on its own.
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(mediaType).send(content);
}
