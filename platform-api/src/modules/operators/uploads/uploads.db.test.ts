import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from '../../people/support/support.fixture';
import { createUploads } from './service';

const FIVE_MB = 5 * 1024 * 1024;

let site: SupportSite;
let png: Buffer;
beforeAll(async () => {
  site = await startSupportSite();
  png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#175c4c' } })
    .png()
    .toBuffer();
});
afterAll(() => site.close());

const open = (browser: TestBrowser, imageId: string, brand = 'sundarban') =>
  site.app.server.inject({
    url: `/wps/uploads/images/${imageId}`,
    headers: {
      host: `${brand}.localhost`,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });

/** A PNG of noise with a comment that pads it to this length. */
async function pngOf(bytes: number): Promise<Buffer> {
  const end = png.length - 12;
  const filler = bytes - png.length - 12;
  const chunk = Buffer.alloc(filler + 12);
  chunk.writeUInt32BE(filler);
  chunk.write('prVt', 4, 'latin1');
  chunk.writeUInt32BE(crc(chunk.subarray(4, 8 + filler)), 8 + filler);
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('a proof that a member sends', () => {
  it('is visible to its sender only, not to another member, brand or visitor', async () => {
    const [member, stranger] = [await site.member('sender'), await site.member('onlooker')];
    const { imageId, width, height } = await member.call('uploads.image', { image: png });
    expect([width, height]).toEqual([40, 20]);
    const response = await open(member, imageId);
    expect([response.statusCode, response.headers['content-security-policy']]).toEqual([
      200,
      "default-src 'none'; sandbox",
    ]);
    expect((await open(stranger, imageId)).statusCode).toBe(404);
    expect((await open(site.browser(), imageId)).statusCode).toBe(401);
    expect((await open(member, imageId, 'meridian')).statusCode).toBe(401);
  });

  it.each(['..%2f..%2fkeys%2fsandpay.key', '%2e%2e%2fsecrets', 'a'.repeat(36), '00000000-0000-0000-0000-000000000000'])(
    'is found by its id only: %s',
    async (id) => {
      expect((await open(await site.member(), id)).statusCode).toBe(404);
    },
  );

  it('may have exactly 5 MB', async () => {
    const member = await site.member('weigher');
    const exact = await pngOf(FIVE_MB);
    expect(exact.length).toBe(FIVE_MB);
    expect((await member.send('uploads.image', { image: exact })).envelope.success).toBe(true);
    const above = await pngOf(FIVE_MB + 1);
    expect((await member.refusal('uploads.image', { image: above })).code).toBe('body_too_large');
  });

  it('is stored upright, without position and camera data', async () => {
    const member = await site.member('traveller');
    const photo = await sharp({ create: { width: 30, height: 10, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: 'a camera of Khulna' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const headers = { 'content-type': 'image/jpeg' };
    const { envelope } = await member.send('uploads.image', { image: photo }, { headers });
    if (!envelope.success) throw new Error(envelope.code);
    expect([envelope.value.width, envelope.value.height]).toEqual([10, 30]);
    const { rawPayload } = await open(member, envelope.value.imageId);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('cannot be attached to two subjects, nor by another member', async () => {
    const member = await site.member('claimer');
    const { imageId } = await member.call('uploads.image', { image: png });
    const uploads = createUploads(site.app.platform);
    const idOf = async (account: string) =>
      (await site.pool.query<{ id: bigint }>('select id from member where account = $1', [account])).rows[0]?.id ?? 0n;
    const owner = { brandId: 1, kind: 'member', id: await idOf('claimer') } as const;
    await site.member('thief01');
    const thief = { ...owner, id: await idOf('thief01') };
    const refusal = { code: 'image_not_found' };
    await expect(uploads.claim(site.pool, [imageId], thief, 'deposit:1')).rejects.toMatchObject(refusal);
    await uploads.claim(site.pool, [imageId], owner, 'deposit:1');
    await expect(uploads.claim(site.pool, [imageId], owner, 'deposit:2')).rejects.toMatchObject(refusal);
    await expect(uploads.open(imageId, 'deposit:2')).rejects.toMatchObject(refusal);
    expect((await open(member, imageId)).statusCode).toBe(200);
  });
});
