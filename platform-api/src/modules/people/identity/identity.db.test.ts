import type { IdentityOverview } from '@marquee/contract/calls/identity';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from '../support/support.fixture';
import { approve, checkOf, passport, photo, sendAddress, sendIdentity, sendPicture } from './identity.fixture';

let site: SupportSite;
let operator: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite();
  await site.app.platform.jobs.start();
  operator = await site.operator('Examiner', [1], ['identity', 'audit']);
});
afterAll(() => site.close());

const stateOf = ({ checks }: IdentityOverview, level = 1) => checks.find((check) => check.level === level)?.state;
const overview = (member: TestBrowser) => member.call('identity.overview', {});
const take = async (account: string, level = 1) => {
  const checkId = await checkOf(site, account, level);
  await operator.call('identityAdmin.take', { checkId });
  return checkId;
};

describe('a check', () => {
  it('goes from its pictures over the review to a level, and the member is told', async () => {
    const member = await site.member('amina');
    expect(await overview(member)).toMatchObject({ level: 0, checks: [] });
    expect(stateOf(await sendIdentity(member))).toBe('submitted');
    const { content } = await operator.call('identityAdmin.queue', { account: 'ami' });
    expect(content).toMatchObject([{ account: 'amina', brand: 'sundarban', level: 1, state: 'submitted' }]);
    const checkId = await take('amina');
    expect(stateOf(await overview(member))).toBe('in_review');
    expect(await operator.call('identityAdmin.approve', { checkId })).toMatchObject({
      state: 'approved',
      memberLevel: 1,
    });
    expect(await overview(member)).toMatchObject({
      level: 1,
      checks: [{ state: 'approved', expiresOn: '2096-01-01' }],
    });
    await expect
      .poll(async () => (await member.call('messages.list', {})).content.map(({ title, link }) => [title, link]))
      .toEqual([['Identity check approved', '/member/identity']]);
  });

  it('of the address follows an approved identity', async () => {
    const member = await site.member('address');
    const { envelope } = await sendPicture(member, 'address', await photo(), 2);
    expect(envelope).toMatchObject({ code: 'identity_level_first' });
    await sendIdentity(member);
    await approve(site, operator, 'address');
    expect(stateOf(await sendAddress(member), 2)).toBe('submitted');
    await approve(site, operator, 'address', 2);
    expect((await overview(member)).level).toBe(2);
  });

  it('is sent whole: pictures, a valid document, and nothing after it is in review', async () => {
    const member = await site.member('incomplete');
    await sendPicture(member, 'front', await photo());
    expect(await member.refusal('identity.submit', { level: 1, document: passport() })).toMatchObject({
      code: 'identity_pictures_missing',
      details: { missing: ['portrait'] },
    });
    await sendPicture(member, 'portrait', await photo());
    for (const [document, code] of [
      [passport({ kind: 'identity_card' }), 'identity_pictures_missing'],
      [passport({ expiresOn: '2020-01-01' }), 'identity_document_expired'],
      [passport({ expiresOn: null }), 'validation_failed'],
      [passport({ birthday: '2096-01-01' }), 'validation_failed'],
      [passport({ number: '- - -' }), 'validation_failed'],
      [null, 'validation_failed'],
    ] as const)
      expect((await member.refusal('identity.submit', { level: 1, document })).code).toBe(code);
    await member.call('identity.submit', { level: 1, document: passport() });
    expect((await sendPicture(member, 'front', await photo())).envelope).toMatchObject({ code: 'identity_in_review' });
    expect((await member.refusal('identity.submit', { level: 1, document: passport() })).code).toBe(
      'identity_in_review',
    );
    expect((await member.refusal('identity.discard', { level: 1 })).code).toBe('identity_in_review');
  });

  it('that is refused says why in the member’s language, and can be started again', async () => {
    const member = await site.member('refused');
    await sendIdentity(member);
    const checkId = await take('refused');
    const refusal = { checkId, reason: 'not_the_original', note: 'Page 2, please.' } as const;
    expect(await operator.call('identityAdmin.refuse', refusal)).toMatchObject({ state: 'refused' });
    const { checks, level } = await member.call('identity.overview', {}, { headers: { 'x-language': 'vi' } });
    expect([level, checks[0]?.reason, checks[0]?.note]).toEqual([
      0,
      'Ảnh chụp màn hình hoặc bản sao. Vui lòng chụp giấy tờ gốc.',
      'Page 2, please.',
    ]);
    expect((await operator.refusal('identityAdmin.approve', { checkId })).code).toBe('identity_decided');
    expect(stateOf(await sendIdentity(member))).toBe('submitted');
  });

  it('that lacks something keeps each version of a picture that was sent', async () => {
    const member = await site.member('returning');
    await sendIdentity(member);
    const checkId = await take('returning');
    await operator.call('identityAdmin.askForMore', { checkId, reason: 'unreadable', note: null });
    // Tried twice before it was sent again: only what was sent is kept.
    for (let turn = 0; turn < 2; turn += 1) await sendPicture(member, 'front', await photo());
    await member.call('identity.submit', { level: 1, document: passport() });
    const { pictures } = await operator.call('identityAdmin.detail', { checkId });
    expect(pictures.map(({ kind, isCurrent }) => [kind, isCurrent])).toEqual([
      ['front', true],
      ['portrait', true],
      ['front', false],
    ]);
  });

  it('that was not sent is discarded with its pictures', async () => {
    const member = await site.member('fickle');
    await sendPicture(member, 'front', await photo());
    const checkId = await checkOf(site, 'fickle');
    expect((await operator.refusal('identityAdmin.detail', { checkId })).code).toBe('not_found');
    expect(await member.call('identity.discard', { level: 1 })).toMatchObject({ level: 0, checks: [] });
    const { rows } = await site.pool.query('select 1 from identity_document where check_id = $1', [checkId]);
    expect(rows).toEqual([]);
  });
});

describe('a level', () => {
  it('is gone as soon as another document is sent, until that is approved; the address goes with it', async () => {
    const member = await site.member('switcher');
    await sendIdentity(member);
    await approve(site, operator, 'switcher');
    await sendAddress(member);
    await approve(site, operator, 'switcher', 2);
    await sendPicture(member, 'front', await photo());
    expect((await overview(member)).level).toBe(2);
    await sendIdentity(member, passport({ name: 'Somebody Else' }));
    expect((await overview(member)).level).toBe(0);
    await approve(site, operator, 'switcher');
    expect((await overview(member)).level).toBe(1);
  });

  it('cannot be kept by changing what was approved, not even in the database', async () => {
    const member = await site.member('tamperer');
    await sendIdentity(member);
    await approve(site, operator, 'tamperer');
    const checkId = await checkOf(site, 'tamperer');
    for (const [text, refusal] of [
      [`update identity_document set content = 'x' where check_id = $1`, 'is never changed'],
      [`update identity_check set number_digest = sha256('x') where id = $1`, 'has been sent'],
      [`update identity_check set state = 'draft' where id = $1`, 'is decided'],
      [
        `insert into identity_document select gen_random_uuid(), check_id, kind, 9, width, height, content, sealed_key, key_id, file_digest,
           likeness, quarters, hints, created_at, now() from identity_document where check_id = $1 limit 1`,
        'takes no pictures',
      ],
    ] as const)
      await expect(site.pool.query(text, [checkId])).rejects.toThrow(refusal);
  });

  it('ends with the day on which the document expires', async () => {
    const member = await site.member('expiring');
    const inDays = (days: number) =>
      new Date(site.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    await sendIdentity(member, passport({ expiresOn: inDays(2) }));
    await approve(site, operator, 'expiring');
    expect((await overview(member)).level).toBe(1);
    await site.pool.query(
      `alter table identity_check disable trigger identity_check_kept;
       update identity_check set expires_on = current_date - 2 where id = '${await checkOf(site, 'expiring')}';
       alter table identity_check enable trigger identity_check_kept;`,
    );
    expect((await overview(member)).level).toBe(0);
  });
});

describe('a document', () => {
  it('serves one account of a brand, however its number is written', async () => {
    const [first, second] = [await site.member('holder1'), await site.member('holder2')];
    await sendIdentity(first, passport({ number: 'XY-12 34567' }));
    for (const picture of ['front', 'portrait'] as const) await sendPicture(second, picture, await photo());
    const twin = passport({ number: 'xy১২34567', name: 'Another Name', birthday: '1980-01-01' });
    expect((await second.refusal('identity.submit', { level: 1, document: twin })).code).toBe(
      'identity_document_in_use',
    );
    expect(stateOf(await overview(second))).toBe('draft');
    const checkId = await checkOf(site, 'holder1');
    expect((await operator.call('identityAdmin.detail', { checkId })).numberAttempts).toEqual(['holder2']);
    // Another brand is another house.
    const abroad = await site.member('holder1', 'meridian');
    expect(stateOf(await sendIdentity(abroad, twin))).toBe('submitted');
  });

  it('serves one of two accounts that send it at once', async () => {
    const members = await Promise.all(['race1', 'race2', 'race3'].map((account) => site.member(account)));
    for (const member of members)
      for (const picture of ['front', 'portrait'] as const) await sendPicture(member, picture, await photo());
    const document = passport({ number: 'RACE12345' });
    const answers = await Promise.all(members.map((member) => member.send('identity.submit', { level: 1, document })));
    const codes = answers.map(({ envelope }) => (envelope.success ? 'sent' : envelope.code));
    expect(codes.toSorted()).toEqual(['identity_document_in_use', 'identity_document_in_use', 'sent']);
  });

  it('is free again once its check is refused, and not once it was approved', async () => {
    const [thief, owner] = [await site.member('thief'), await site.member('rightful')];
    const document = passport({ number: 'STOLEN777' });
    await sendIdentity(thief, document);
    await operator.call('identityAdmin.refuse', { checkId: await take('thief'), reason: 'face_differs', note: null });
    await sendIdentity(owner, document);
    await approve(site, operator, 'rightful');
    await sendIdentity(owner, passport());
    await expect(sendIdentity(thief, document)).rejects.toThrow('identity_document_in_use');
  });
});

describe('two tabs', () => {
  test('that add pictures at once write one check', async () => {
    const member = await site.member('tabs');
    const answers = await Promise.all(
      (['front', 'portrait', 'front', 'back'] as const).map(async (kind) => sendPicture(member, kind, await photo())),
    );
    expect(answers.map(({ envelope }) => envelope.success)).toEqual([true, true, true, true]);
    const { checks } = await overview(member);
    expect(checks[0]?.pictures.map(({ kind }) => kind)).toEqual(['front', 'back', 'portrait']);
  });

  test('that send at once send once', async () => {
    const member = await site.member('double');
    for (const picture of ['front', 'portrait'] as const) await sendPicture(member, picture, await photo());
    const document = passport();
    const answers = await Promise.all([1, 2].map(() => member.send('identity.submit', { level: 1, document })));
    expect(answers.map(({ envelope }) => (envelope.success ? 'sent' : envelope.code)).toSorted()).toEqual([
      'identity_in_review',
      'sent',
    ]);
  });
});
