import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallRequest } from '@marquee/contract/calls/index';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import { mustCompareRevisions } from '../../../testing/revision-guard';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { REFUSED_IMAGES, smallPng } from '../uploads/refused-images.fixture';

const password = 'Harbour-Beacon-77';
const brand = 'sundarban';
let site: TestApp;
let writer: TestBrowser;
let other: TestBrowser;

beforeAll(async () => {
  site = await startTestApp();
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) values
       ('writer@marquee.localhost', 'w', $1, '{content,audit}', '{1}'), ('both@marquee.localhost', 'b', $1, '{content}', '{}'),
       ('settings@marquee.localhost', 's', $1, '{brands}', '{}')`,
    [await hashPassword(password)],
  );
  [writer, other] = [await signedIn('writer'), await signedIn('both')];
});
beforeEach(() => save([]));
afterAll(() => site.close());

async function signedIn(name: string): Promise<TestBrowser> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email: `${name}@marquee.localhost`, password });
  return browser;
}

type Mark = CallRequest<'footerAdmin.save'>['marks'][number];
const ALT = { bn: 'বিকাশ', en: 'bKash' };
const upload = async (browser = writer, code = brand, image?: Buffer): Promise<string> =>
  (await browser.call('footerAdmin.uploadImage', { brand: code, image: image ?? (await smallPng()) })).imageId;
const mark = (imageId: string, fields: Partial<Mark> = {}): Mark => ({
  imageId,
  place: 'wallet',
  link: null,
  alt: ALT,
  ...fields,
});
const stored = () => writer.call('footerAdmin.read', { brand });
const saved = async (marks: readonly Mark[]): Promise<CallRequest<'footerAdmin.save'>> => ({
  brand,
  marks: [...marks],
  revision: (await stored()).revision,
});
async function save(marks: readonly Mark[]): Promise<void> {
  await writer.call('footerAdmin.save', await saved(marks));
}
const refusedSave = async (marks: readonly Mark[], browser = writer): Promise<string> =>
  (await browser.refusal('footerAdmin.save', await saved(marks))).code;
const shown = (code = brand, language = 'en') => site.browser(code).call('footer.pictures', { language });
const get = (url: string, code = brand, cookie = '') =>
  site.app.server.inject({ url, headers: { host: `${code}.localhost`, cookie } });
const cookieOf = (browser: TestBrowser) => [...browser.cookies].map((pair) => pair.join('=')).join('; ');

describe('pictures of a footer', () => {
  test('show on the site of their brand, in their order and the language of the visitor', async () => {
    expect(await shown()).toEqual([]);
    const [first, second] = [await upload(), await upload()];
    await save([
      mark(first, { place: 'partner', link: 'https://example.com/league' }),
      mark(second, { alt: { bn: 'নগদ' } }),
    ]);
    expect(await shown()).toMatchObject([
      { place: 'partner', link: 'https://example.com/league', alt: 'bKash', width: 40, height: 20 },
      { place: 'wallet', link: null, alt: 'নগদ' },
    ]);
    const { marks, revision } = await stored();
    await writer.call('footerAdmin.save', {
      brand,
      marks: marks.toReversed().map(({ width: _width, height: _height, ...fields }) => fields),
      revision,
    });
    expect((await shown(brand, 'bn')).map(({ alt }) => alt)).toEqual(['নগদ', 'বিকাশ']);
    expect(await shown('meridian')).toEqual([]);
  });

  test('have an address of their content, which browsers keep and cannot run', async () => {
    await save([mark(await upload())]);
    const [{ src = '' } = {}] = await shown();
    expect(src).toMatch(/^\/wps\/footer\/pictures\/[0-9a-f]{64}$/);
    const answer = await get(src);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await get(src, 'meridian')).statusCode, 'of another brand').toBe(404);
    for (const name of ['0'.repeat(64), '..%2f..%2fkeys', 'x'])
      expect((await get(`/wps/footer/pictures/${name}`)).statusCode, name).toBe(404);
  });

  test('are not kept as missing where the file is gone', async () => {
    await save([mark(await upload())]);
    const [{ src = '' } = {}] = await shown();
    const folder = join(site.app.platform.config.home, 'uploads');
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    const answer = await get(src);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('that are left out are gone from the site at once, and wait for their removal', async () => {
    const [first, second] = [await upload(), await upload(writer, brand, await coloured('red'))];
    await save([mark(first), mark(second)]);
    const [, { src = '' } = {}] = await shown();
    await save([mark(first)]);
    expect((await get(src)).statusCode).toBe(404);
    const { rows } = await site.pool.query('select subject from uploaded_image where id = $1', [second]);
    expect(rows).toEqual([{ subject: null }]);
  });

  test('are audited', async () => {
    const imageId = await upload();
    await save([mark(imageId, { place: 'card' })]);
    const { content } = await writer.call('operator.auditLog', { brand });
    expect(content[0]).toMatchObject({
      action: 'footer.changed',
      subject: 'footer:sundarban',
      details: { pictures: 1, added: [imageId], removed: [], places: ['card'] },
    });
  });

  test('keep the first of two changes', async () => {
    const [first, second] = [await upload(), await upload()];
    await save([mark(first), mark(second)]);
    await mustCompareRevisions(writer, {
      stored,
      call: 'footerAdmin.save',
      changes: [
        { brand, marks: [mark(second), mark(first)] },
        { brand, marks: [mark(first)] },
      ],
    });
  });
});

const coloured = (background: string) =>
  sharp({ create: { width: 90, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

describe('a picture', () => {
  test.each(REFUSED_IMAGES)('is refused: $what', async ({ content, type, code }) => {
    const image = await content();
    const { envelope } = await writer.send(
      'footerAdmin.uploadImage',
      { brand, image },
      { headers: { 'content-type': type } },
    );
    expect(envelope.success ? 'kept' : envelope.code).toBe(code);
  });

  test('is refused at 20 MB', async () => {
    const image = Buffer.concat([await smallPng(), Buffer.alloc(20 * 1024 * 1024)]);
    expect((await writer.refusal('footerAdmin.uploadImage', { brand, image })).code).toBe('body_too_large');
  });

  test('is stored at the size of a mark, and keeps what is transparent', async () => {
    const large = await sharp({ create: { width: 4_000, height: 1_000, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    expect(await writer.call('footerAdmin.uploadImage', { brand, image: large })).toMatchObject({
      width: 360,
      height: 90,
    });
    await save([mark(await upload(writer, brand, large))]);
    const [{ src = '' } = {}] = await shown();
    const { rawPayload } = await get(src);
    expect((await sharp(rawPayload).metadata()).hasAlpha).toBe(true);
  });

  test('can be seen by its operator before it is saved, by nobody else, and not at the public address', async () => {
    const imageId = await upload();
    const address = `/ops/footer/${brand}/images/${imageId}`;
    const status = async (browser: TestBrowser) => (await get(address, 'console', cookieOf(browser))).statusCode;
    expect(await status(writer)).toBe(200);
    expect(await status(other)).toBe(404);
    expect(await status(site.browser('console'))).toBe(401);
    expect(await status(await signedIn('settings'))).toBe(403);
    await save([mark(imageId)]);
    expect(await status(other)).toBe(200);
    const elsewhere = `/ops/footer/meridian/images/${imageId}`;
    expect((await get(elsewhere, 'console', cookieOf(other))).statusCode).toBe(404);
  });
});

describe('a save is refused', () => {
  test('with a picture of another brand, another operator, another subject, or none', async () => {
    const ofOtherBrand = await upload(other, 'meridian');
    const ofOther = await upload(other);
    const used = await upload();
    await site.pool.query("update uploaded_image set subject = 'chat:1' where id = $1", [used]);
    for (const imageId of [ofOtherBrand, ofOther, used, '00000000-0000-4000-8000-000000000000'])
      expect(await refusedSave([mark(imageId)]), imageId).toBe('image_not_found');
    expect(await shown()).toEqual([]);
  });

  test('with a picture that another brand’s footer shows', async () => {
    const imageId = await upload(other, 'meridian');
    const { revision } = await other.call('footerAdmin.read', { brand: 'meridian' });
    await other.call('footerAdmin.save', { brand: 'meridian', marks: [mark(imageId)], revision });
    expect(await refusedSave([mark(imageId)], other)).toBe('image_not_found');
  });

  test.each([
    'javascript:alert(1)',
    'http://example.com',
    'https://user@example.com',
    'https://127.0.0.1/',
    'data:text/html,x',
    '//example.com',
    `https://example.com/${'x'.repeat(300)}`,
  ])('with the link %s', async (link) => {
    expect(await refusedSave([mark(await upload(), { link })])).toBe('validation_failed');
  });

  test.each<[string, Partial<Mark>]>([
    ['a text of 300 characters', { alt: { bn: 'x'.repeat(300) } }],
    ['no text', { alt: {} }],
    ['a blank text', { alt: { bn: '  ' } }],
    ['no text in the default language', { alt: { en: 'x' } }],
    ['a language that the brand lacks', { alt: { ...ALT, th: 'x' } }],
    ['a network without an address', { place: 'social' }],
  ])('with %s', async (_what, fields) => {
    expect(await refusedSave([mark(await upload(), fields)])).toBe('validation_failed');
  });

  test('with one picture twice, and with more than forty', async () => {
    const imageId = await upload();
    expect(await refusedSave([mark(imageId), mark(imageId)])).toBe('validation_failed');
    expect(await refusedSave(Array.from({ length: 41 }, () => mark(imageId)))).toBe('validation_failed');
  });

  test('without the right, and for a brand of others', async () => {
    expect(await refusedSave([], await signedIn('settings'))).toBe('forbidden');
    const elsewhere = { brand: 'meridian', marks: [], revision: 'x' };
    expect((await writer.refusal('footerAdmin.save', elsewhere)).code).toBe('forbidden');
    expect((await writer.refusal('footerAdmin.read', { brand: 'meridian' })).code).toBe('forbidden');
    const image = await smallPng();
    expect((await writer.refusal('footerAdmin.uploadImage', { brand: 'meridian', image })).code).toBe('forbidden');
    expect((await writer.refusal('footerAdmin.read', { brand: 'nowhere' })).code).toBe('not_found');
  });
});
