import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { REFUSED_IMAGES } from '../../operators/uploads/refused-images.fixture';
import { draft, startSupportSite, type SupportSite } from './support.fixture';

const SCRIPT = '<script>alert(document.domain)</script>';

let site: SupportSite;
let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  site = await startSupportSite();
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#175c4c' } });
  png = await plain.clone().png().toBuffer();
  jpeg = await plain
    .clone()
    .withExif({ IFD0: { Copyright: 'somewhere in Dhaka' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

const keep = (browser: TestBrowser, image: Buffer, type = 'image/png') =>
  browser.send('chat.uploadImage', { image }, { headers: { 'content-type': type } });
async function refusedAs(image: Buffer, type?: string): Promise<string> {
  const member = await site.member();
  const { envelope } = await keep(member, image, type);
  return envelope.success ? 'kept' : envelope.code;
}
async function storeImage(browser: TestBrowser, image = png, type?: string): Promise<string> {
  const { envelope } = await keep(browser, image, type);
  if (!envelope.success) throw new Error(envelope.code);
  return envelope.value.imageId;
}
const open = (browser: TestBrowser, host: string, url: string) =>
  site.app.server.inject({
    url,
    headers: { host, cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
const openAsMember = (browser: TestBrowser, imageId: string, brand = 'sundarban') =>
  open(browser, `${brand}.localhost`, `/wps/chat/images/${imageId}`);

describe('a picture', () => {
  it('is sent with a message and visible to both participants', async () => {
    const [member, operator] = [await site.member('painter'), await site.operator('Viewer')];
    const imageIds = [await storeImage(member), await storeImage(member, jpeg, 'image/jpeg')];
    const message = await member.call('chat.send', draft('', imageIds));
    expect(message.images).toEqual(imageIds.map((imageId) => ({ imageId, width: 40, height: 20 })));
    const [imageId = ''] = imageIds;
    const answer = await openAsMember(member, imageId);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('png');
    const [conversation] = (await operator.call('chatAdmin.queue', { view: 'waiting' })).content;
    const atAdmin = `/ops/chats/${conversation?.conversationId}/images/${imageId}`;
    expect((await open(operator, 'console.localhost', atAdmin)).statusCode).toBe(200);
  });

  it('can be sent by an operator too, and only by its owner', async () => {
    const [member, operator] = [await site.member('receiver'), await site.operator('Sender')];
    await member.call('chat.send', draft('show me'));
    const [waiting] = (await operator.call('chatAdmin.queue', { view: 'waiting', pageSize: 100 })).content.filter(
      ({ account }) => account === 'receiver',
    );
    const conversationId = waiting?.conversationId ?? '';
    expect((await operator.refusal('chatAdmin.uploadImage', { conversationId, image: png })).code).toBe(
      'chat_not_taken',
    );
    await operator.call('chatAdmin.take', { conversationId });
    const { imageId } = await operator.call('chatAdmin.uploadImage', { conversationId, image: png });
    expect((await member.refusal('chat.send', draft('mine now', [imageId]))).code).toBe('image_not_found');
    await operator.call('chatAdmin.send', { conversationId, ...draft('here', [imageId]) });
    expect((await openAsMember(member, imageId)).statusCode).toBe(200);
  });

  it('is hidden from others: before it is sent, and from other members, brands, visitors and operators', async () => {
    const [member, stranger] = [await site.member('owner1'), await site.member('stranger1')];
    const imageId = await storeImage(member);
    expect((await openAsMember(member, imageId)).statusCode).toBe(404);
    await member.call('chat.send', draft('private', [imageId]));
    await stranger.call('chat.send', draft('hello'));
    expect((await openAsMember(stranger, imageId)).statusCode).toBe(404);
    expect((await openAsMember(site.browser(), imageId)).statusCode).toBe(401);
    expect((await openAsMember(member, imageId, 'meridian')).statusCode).toBe(401);
    const { content } = await (await site.operator('Whole')).call('chatAdmin.queue', {
      view: 'waiting',
      pageSize: 100,
    });
    const of = (account: string) => content.find((candidate) => candidate.account === account)?.conversationId;
    const abroad = await site.operator('Abroad', [2]);
    const atAdmin = (browser: TestBrowser, id?: string) =>
      open(browser, 'console.localhost', `/ops/chats/${id}/images/${imageId}`);
    expect((await atAdmin(abroad, of('owner1'))).statusCode).toBe(404);
    expect((await atAdmin(await site.operator('Local'), of('stranger1'))).statusCode).toBe(404);
    const refusal = await stranger.refusal('chat.send', draft('stolen', [imageId]));
    expect(refusal.code).toBe('image_not_found');
  });

  it('belongs to one message', async () => {
    const member = await site.member('twice');
    const imageId = await storeImage(member);
    await member.call('chat.send', draft('first', [imageId]));
    expect((await member.refusal('chat.send', draft('second', [imageId]))).code).toBe('image_not_found');
    const four = await Promise.all([1, 2, 3, 4].map(() => storeImage(member)));
    expect((await member.refusal('chat.send', draft('too many', four))).code).toBe('validation_failed');
  });

  it('is stripped of position data and appended content', async () => {
    const member = await site.member('hider');
    const polyglot = Buffer.concat([png, Buffer.from(SCRIPT)]);
    const imageIds = [await storeImage(member, polyglot), await storeImage(member, jpeg, 'image/jpeg')];
    await member.call('chat.send', draft('', imageIds));
    const [clean, stripped] = await Promise.all(imageIds.map((imageId) => openAsMember(member, imageId)));
    expect(clean?.rawPayload.includes(SCRIPT)).toBe(false);
    expect(stripped?.rawPayload.includes('Dhaka')).toBe(false);
  });

  it('is stored outside of every served folder, under a generated name', async () => {
    const member = await site.member('keeper');
    const imageId = await storeImage(member);
    const folder = join(site.app.platform.config.home, 'uploads', imageId.slice(0, 2));
    expect(await readdir(folder)).toContain(imageId);
    expect((await readFile(join(folder, imageId))).subarray(1, 4).toString()).toBe('PNG');
    for (const path of [`/uploads/${imageId.slice(0, 2)}/${imageId}`, `/releases/../uploads/${imageId}`])
      expect((await open(member, 'sundarban.localhost', path)).headers['content-type']).not.toContain('image');
  });
});

describe('refuses', () => {
  it.each([
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
    ['the signature of a JPEG before a page', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SCRIPT)])],
    ['nothing', Buffer.alloc(0)],
  ])('%s named as a PNG', async (_what, content) => {
    expect(['image_refused', 'validation_failed']).toContain(await refusedAs(content));
  });

  it.each(REFUSED_IMAGES)('$what', async ({ content, type, code }) => {
    expect(await refusedAs(await content(), type)).toBe(code);
  });

  it('any picture of a visitor', async () => {
    const { envelope } = await keep(site.browser(), png);
    expect(envelope).toMatchObject({ success: false, code: 'not_logged_in' });
  });
});

it('removes an unsent picture after a day', async () => {
  const member = await site.member('forgetful');
  const imageId = await storeImage(member);
  site.clock.pass(25 * 3_600_000);
  const { createUploads } = await import('../../operators/uploads/service');
  await createUploads(site.app.platform).sweep();
  const { rows } = await site.pool.query('select 1 from uploaded_image where id = $1', [imageId]);
  expect(rows).toEqual([]);
});
