import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AVATARS, MEMBER_PICTURE_MAX_BYTES } from '@marquee/contract/member-picture';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { createUploads } from '../../operators/uploads/service';
import { startSupportSite, type SupportSite } from '../support/support.fixture';

let site: SupportSite;
beforeAll(async () => {
  site = await startSupportSite();
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());

const picture = (background = '#175c4c', width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (background?: string) => picture(background).jpeg().toBuffer();
const upload = async (member: TestBrowser, image?: Buffer) =>
  (await member.call('member.uploadIcon', { image: image ?? (await jpeg()) })).picture ?? '';
const refusedUpload = async (member: TestBrowser, image: Buffer, type = 'image/png') => {
  const { envelope } = await member.send('member.uploadIcon', { image }, { headers: { 'content-type': type } });
  return envelope.success ? 'kept' : envelope.code;
};
const get = (url: string, browser?: TestBrowser, host = 'sundarban') =>
  site.app.server.inject({
    url,
    headers: {
      host: `${host}.localhost`,
      cookie: [...(browser?.cookies ?? [])].map((pair) => pair.join('=')).join('; '),
    },
  });
const idOf = (address: string) => address.split('/').at(-1) ?? '';
const imageRow = async (address: string) => {
  const { rows } = await site.pool.query('select subject from uploaded_image where id = $1', [idOf(address)]);
  return rows[0] as { readonly subject: string | null } | undefined;
};
const memberRow = async (account: string) => {
  const { rows } = await site.pool.query(
    'select public_id as "publicId", nickname, avatar, picture_id as "pictureId" from member where account = $1',
    [account],
  );
  return rows[0] as { publicId: string; nickname: string; avatar: string | null; pictureId: string | null };
};

describe('a drawn picture', () => {
  it('is chosen from the set, is said to the page, and can be left again', async () => {
    const member = await site.member('drawn');
    expect(await member.call('member.icon', {})).toEqual({
      picture: null,
      avatar: null,
      nickname: 'drawn',
      nicknameFrom: null,
    });
    expect(await member.call('member.setIcon', { avatar: 'tiger' })).toMatchObject({
      picture: '/wps/member/avatars/tiger.svg',
      avatar: 'tiger',
    });
    expect((await member.call('member.info', {})).picture).toBe('/wps/member/avatars/tiger.svg');
    expect(await member.call('member.setIcon', { avatar: null })).toMatchObject({ picture: null, avatar: null });
  });

  it('is an address in the colours of the brand, without anything that runs', async () => {
    const [one, other] = await Promise.all([
      get('/wps/member/avatars/tiger.svg'),
      get('/wps/member/avatars/tiger.svg', undefined, 'meridian'),
    ]);
    expect(one.statusCode).toBe(200);
    expect(one.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(one.body).not.toBe(other.body);
    for (const name of AVATARS) await sharp((await get(`/wps/member/avatars/${name}.svg`)).rawPayload).metadata();
    for (const name of ['dragon.svg', 'tiger', '..%2f..%2fkeys', 'tiger.png'])
      expect((await get(`/wps/member/avatars/${name}`)).statusCode, name).toBe(404);
  });
});

describe('an own picture', () => {
  it('is kept as a square without anything that the file said', async () => {
    const member = await site.member();
    const photo = await picture()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLongitude: '90/1 24/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.includes('Somebody')).toBe(true);
    const answer = await get(await upload(member, photo), member);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const stored = await sharp(answer.rawPayload).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
    expect([stored.exif, stored.xmp, stored.iptc, stored.icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each(['png', 'webp'] as const)('may be a %s', async (format) => {
    const member = await site.member();
    const answer = await get(await upload(member, await picture().toFormat(format).toBuffer()), member);
    expect(answer.headers['content-type']).toBe('image/jpeg');
  });

  it('is nobody else’s to see: no member, visitor or other brand', async () => {
    const [member, other, foreign] = [
      await site.member(),
      await site.member(),
      await site.member('abroad', 'meridian'),
    ];
    const address = await upload(member);
    expect((await get(address, member)).statusCode).toBe(200);
    expect((await get(address, other)).statusCode).toBe(404);
    expect((await get(address)).statusCode).toBe(401);
    expect((await get(address, foreign, 'meridian')).statusCode).toBe(404);
    for (const name of ['x', '..%2f..%2fkeys', '00000000-0000-4000-8000-000000000000'])
      expect((await get(`/wps/member/pictures/${name}`, member)).statusCode, name).toBe(404);
  });

  it('goes when another one takes its place, with its file', async () => {
    const member = await site.member();
    const [first, second] = [await upload(member), await upload(member, await jpeg('red'))];
    expect((await get(first, member)).statusCode).toBe(404);
    expect((await imageRow(first))?.subject).toBeNull();
    await member.call('member.setIcon', { avatar: 'fox' });
    expect((await get(second, member)).statusCode).toBe(404);
    await site.pool.query("update uploaded_image set created_at = created_at - interval '25 hours'");
    await createUploads(site.app.platform).sweep();
    expect([await imageRow(first), await imageRow(second)]).toEqual([undefined, undefined]);
    const folder = join(site.app.platform.config.home, 'uploads');
    const files = (await Promise.all((await readdir(folder)).map((name) => readdir(join(folder, name))))).flat();
    expect(files).not.toContain(idOf(first));
  });

  const text = (content: string) => Buffer.from(content, 'latin1');
  test.each([
    ['a document with the type of a picture', async () => text('%PDF-1.7\n1 0 obj\n'), 'image_refused'],
    [
      'a drawing that can run',
      async () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'image_refused',
    ],
    ['a signature before a page', async () => text('\x89PNG\r\n\x1a\n<script>1</script>'), 'image_refused'],
    ['nothing', async () => Buffer.alloc(0), 'image_refused'],
    ['an animation of another format', () => picture().gif().toBuffer(), 'image_refused'],
    ['few bytes with many pixels', () => picture('black', 7_100, 7_100).png().toBuffer(), 'image_refused'],
    [
      'half of a picture',
      async () => (await picture('red', 900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 90_000),
      'image_refused',
    ],
    [
      'more than 2 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(MEMBER_PICTURE_MAX_BYTES)]),
      'body_too_large',
    ],
    ['20 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(20 * 1024 * 1024)]), 'body_too_large'],
  ])('is refused: %s', async (_what, content, code) => {
    const member = await site.member();
    expect(await refusedUpload(member, await content())).toBe(code);
    expect((await member.call('member.icon', {})).picture).toBeNull();
  });

  it('is one, whatever comes at once', async () => {
    const member = await site.member('atonce');
    const images = await Promise.all(['red', 'green', 'blue', 'white'].map(jpeg));
    await Promise.all(images.map((image) => upload(member, image)));
    const { pictureId } = await memberRow('atonce');
    const { rows } = await site.pool.query(
      `select id from uploaded_image where subject = (select 'member-picture:' || id from member where account = 'atonce')`,
    );
    expect(rows).toEqual([{ id: pictureId }]);
  });
});

describe('a nickname', () => {
  it.each([['أحمد'], ['রহিম 🐯'], ['🐯🎲'], ['Nguyễn An']])('may be %s', async (nickname) => {
    const member = await site.member();
    expect((await member.call('member.setIcon', { nickname: `  ${nickname} ` })).nickname).toBe(nickname);
    expect((await member.call('member.info', {})).nickname).toBe(nickname);
  });

  it.each([
    ['a bell', 'Ra\u0007him'],
    ['an override of direction', 'Ra\u202Ehim'],
    ['one letter', 'R'],
    ['too many', 'R'.repeat(21)],
    ['spaces', '    '],
  ])('is refused: %s', async (_what, nickname) => {
    const refusal = await (await site.member()).refusal('member.setIcon', { nickname });
    expect(refusal).toMatchObject({ code: 'validation_failed', details: { fields: [{ path: 'nickname' }] } });
  });

  it.each([{}, { avatar: 'fox' as const, nickname: 'Both' }])('is one change at a time: %j', async (change) => {
    expect((await (await site.member()).refusal('member.setIcon', change)).code).toBe('validation_failed');
  });

  it('with NUL is refused before anything reads it', async () => {
    const refusal = await (await site.member()).refusal('member.setIcon', { nickname: 'Ra\u0000him' });
    expect(refusal.code).toBe('validation_failed');
  });

  it('of 1 MB is refused by its length', async () => {
    const refusal = await (await site.member()).refusal('member.setIcon', { nickname: 'x'.repeat(1024 * 1024) });
    expect(['validation_failed', 'body_too_large']).toContain(refusal.code);
  });

  it('is no name of the platform and nobody else’s user name of the brand; the answers are the same', async () => {
    await site.member('SomebodyElse');
    await site.member('OnlyAbroad', 'meridian');
    const member = await site.member('namesake');
    for (const nickname of ['suрроrt', 'Sundarban', 'somebodyelse', 'ＳｏｍｅｂｏｄｙＥｌｓｅ'])
      expect((await member.refusal('member.setIcon', { nickname })).code, nickname).toBe('nickname_unavailable');
    expect((await member.call('member.setIcon', { nickname: 'OnlyAbroad' })).nickname).toBe('OnlyAbroad');
  });

  it('changes once a day, also of two at once; the same again is no change', async () => {
    const member = await site.member('daily');
    const names = ['First', 'Second'];
    const answers = await Promise.all(names.map((nickname) => member.send('member.setIcon', { nickname })));
    const codes = answers.map(({ envelope }) => (envelope.success ? 'changed' : envelope.code));
    expect(codes.toSorted()).toEqual(['changed', 'nickname_too_soon']);
    const { nickname, nicknameFrom } = await member.call('member.icon', {});
    expect(names).toContain(nickname);
    expect(nicknameFrom).not.toBeNull();
    expect((await member.call('member.setIcon', { nickname })).nickname).toBe(nickname);
    await site.pool.query("update member set nickname_changed_at = nickname_changed_at - interval '24 hours'");
    expect((await member.call('member.setIcon', { nickname: 'Third' })).nickname).toBe('Third');
  });
});

describe('moderation', () => {
  const reason = 'Offends other people';

  it('shows who changed something, and takes it away with a reason; the member is told', async () => {
    const [member, operator] = [await site.member('offender'), await site.operator('Moderator', [1])];
    const address = await upload(member);
    await member.call('member.setIcon', { nickname: 'Something Bad' });
    const { publicId: memberId, pictureId } = await memberRow('offender');
    const { content } = await operator.call('memberProfiles.list', { brand: 'sundarban' });
    expect(content[0]).toMatchObject({ memberId, nickname: 'Something Bad', hasOwnNickname: true, pictureId });
    expect((await get(`/ops/member-pictures/sundarban/${pictureId}`, operator, 'console')).statusCode).toBe(200);
    const take = (part: 'nickname' | 'picture', shown: string) =>
      operator.call('memberProfiles.remove', { brand: 'sundarban', memberId, part, shown, reason });
    await take('nickname', 'Something Bad');
    await take('picture', pictureId ?? '');
    expect(await member.call('member.icon', {})).toMatchObject({ picture: null, nickname: 'offender' });
    expect((await get(address, member)).statusCode).toBe(404);
    expect((await get(`/ops/member-pictures/sundarban/${pictureId}`, operator, 'console')).statusCode).toBe(404);
    expect((await member.refusal('member.setIcon', { nickname: 'Again' })).code).toBe('nickname_too_soon');
    await expect
      .poll(async () => (await member.call('messages.list', {})).content.map(({ title }) => title).toSorted())
      .toEqual(['Your nickname was removed', 'Your picture was removed']);
    const { rows } = await site.pool.query(
      `select action, reason, details from audit_log where subject = $1 and actor_kind = 'operator' order by id`,
      [`member:${memberId}`],
    );
    expect(rows).toEqual([
      { action: 'member.nickname-removed', reason, details: {} },
      { action: 'member.picture-removed', reason, details: { removed: pictureId } },
    ]);
  });

  it('takes nothing that the operator has not seen', async () => {
    const [member, operator] = [await site.member('changed'), await site.operator('Late', [1])];
    await member.call('member.setIcon', { avatar: 'owl' });
    const { publicId: memberId } = await memberRow('changed');
    const request = { brand: 'sundarban', memberId, part: 'picture', shown: 'koi', reason } as const;
    expect((await operator.refusal('memberProfiles.remove', request)).code).toBe('conflict');
    const unnamed = { ...request, part: 'nickname', shown: 'changed' } as const;
    expect((await operator.refusal('memberProfiles.remove', unnamed)).code, 'the user name').toBe('conflict');
    expect((await member.call('member.icon', {})).avatar).toBe('owl');
  });

  it('stays within the brand and the right', async () => {
    const member = await site.member('protected');
    const address = await upload(member);
    const { publicId: memberId } = await memberRow('protected');
    const request = { memberId, part: 'picture', shown: idOf(address), reason } as const;
    const [foreign, rightless] = [
      await site.operator('Foreign', [2]),
      await site.operator('Rightless', [1], ['cashier']),
    ];
    expect((await foreign.refusal('memberProfiles.remove', { ...request, brand: 'meridian' })).code).toBe('not_found');
    expect((await foreign.refusal('memberProfiles.remove', { ...request, brand: 'sundarban' })).code).toBe('forbidden');
    expect((await rightless.refusal('memberProfiles.remove', { ...request, brand: 'sundarban' })).code).toBe(
      'forbidden',
    );
    for (const [operator, brand, status] of [
      [foreign, 'sundarban', 403],
      [foreign, 'meridian', 404],
      [rightless, 'sundarban', 403],
      [member, 'sundarban', 401],
    ] as const)
      expect((await get(`/ops/member-pictures/${brand}/${idOf(address)}`, operator, 'console')).statusCode).toBe(
        status,
      );
  });
});
