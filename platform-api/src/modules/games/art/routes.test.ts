import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GOOD_PICTURES, goodPicturePath } from '@marquee/contract/points';
import { PROMOTION_PICTURES, promotionPicturePath } from '@marquee/contract/promotion-pictures';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artRoutes } from './routes';
import { tileUrl, vendorLogoUrl, wideTileUrl } from './service';

let site: FastifyInstance;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'art-'));
  site = Fastify();
  const vendor = { id: 1, code: 'PG', name: 'Pocket Games', active: true, playOrigin: null };
  const game = { vendor, code: 'PG_0001', type: 'rng', names: { en: 'Golden Tiger' }, motif: 'tiger/waves/coin' };
  artRoutes(site, {
    platform: { config: { home }, log: site.log },
    catalogue: {
      anyGame: (id) => Promise.resolve(id === 7 ? (game as never) : undefined),
      vendorByCode: (code) => Promise.resolve(code === 'PG' ? vendor : undefined),
    },
  });
});
afterAll(async () => {
  await site.close();
  await rm(home, { recursive: true, force: true });
});

test.each([
  ['tile', tileUrl(7), 360],
  ['wide picture', wideTileUrl(7), 720],
  ['tile for screens of single density', '/art/7-half.webp?v=1', 180],
  ['wide picture for them', '/art/7-wide-half.webp?v=1', 360],
])('serves a game’s %s as WebP, cached permanently, and answers 304 to a matching etag', async (_, url, width) => {
  const { statusCode, headers, rawPayload } = await site.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(rawPayload).metadata()).width).toBe(width);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
  const cachedResponse = await site.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([cachedResponse.statusCode, cachedResponse.body]).toEqual([304, '']);
});

test('caches a game’s picture without a version in its address for a short time', async () => {
  expect((await site.inject('/art/7.webp')).headers['cache-control']).toBe('public, max-age=300');
});

test.each([
  ['/art/7.svg?v=2', tileUrl(7)],
  ['/art/7-wide.svg', wideTileUrl(7)],
])('redirects %s, the address of older releases, to the picture', async (url, target) => {
  const { statusCode, headers } = await site.inject(url);
  expect([statusCode, headers.location]).toEqual([308, target]);
});

test.each(GOOD_PICTURES)('serves the picture of a %s as SVG that can be painted', async (name) => {
  const { statusCode, headers, rawPayload } = await site.inject(goodPicturePath(name));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect((await sharp(rawPayload).metadata()).width).toBe(400);
});

test.each(PROMOTION_PICTURES)(
  'draws the picture of a promotion about %s in the colours of each brand',
  async (name) => {
    const pictures = await Promise.all(
      ['sundarban', 'meridian', 'opened-later'].map((brand) => site.inject(promotionPicturePath(brand, name))),
    );
    expect((await sharp(pictures[0]?.rawPayload).metadata()).width).toBe(960);
    expect(new Set(pictures.map(({ body }) => body)).size).toBe(3);
  },
);

test('serves a vendor’s logo as SVG', async () => {
  expect((await site.inject(vendorLogoUrl('PG'))).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

test.each([
  '/art/8.webp',
  '/art/7.png',
  '/art/7-tall.webp',
  '/art/7-half-wide.webp',
  '/art/vendor/NO.svg',
  '/art/banner/nobody/home.svg',
  '/art/promotion/sundarban/nothing.svg',
])('has nothing at %s', async (url) => {
  expect((await site.inject(url)).statusCode).not.toBe(200);
});
