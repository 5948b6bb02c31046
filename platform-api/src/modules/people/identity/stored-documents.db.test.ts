import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newToken } from '../../../platform/secrets';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from '../support/support.fixture';
import { approve, checkOf, passport, photo, sendIdentity, sendPicture } from './identity.fixture';
import type { SealedDocument } from './document-box';

let site: SupportSite;
let operator: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite();
  operator = await site.operator('Examiner', [1], ['identity']);
});
afterAll(() => site.close());

const reason = 'Review of this check';
const NAME = 'Shahnaz Parvin';
async function picturesOf(account: string) {
  const checkId = await checkOf(site, account);
  const { pictures } = await operator.call('identityAdmin.detail', { checkId });
  return pictures.map(({ documentId }) => ({ checkId, documentId, reason }));
}
/** Everything that the database holds of an account's checks, as text. */
async function storedOf(account: string): Promise<Buffer> {
  const { rows } = await site.pool.query<{ stored: Buffer }>(
    `select convert_to(to_jsonb(c)::text, 'UTF8') || c.sealed_details || d.content || d.sealed_key as stored
     from identity_check c join identity_document d on d.check_id = c.id join member m on m.id = c.member_id where m.account = $1`,
    [account],
  );
  return Buffer.concat(rows.map(({ stored }) => stored));
}

describe('what the database holds', () => {
  it('is neither a picture nor what the member typed, and opens for the desk', async () => {
    const member = await site.member('sealed');
    await sendIdentity(member, passport({ name: NAME, number: 'ZQ55667788' }));
    const stored = await storedOf('sealed');
    for (const part of [NAME, 'ZQ55667788', '1990-04-01', 'JFIF', '\xff\xd8\xff'])
      expect(stored.includes(Buffer.from(part, 'latin1'))).toBe(false);
    const [picture] = await picturesOf('sealed');
    const { base64 } = await operator.call('identityAdmin.picture', picture!);
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 1_200 });
    const typed = await operator.call('identityAdmin.details', { checkId: picture!.checkId, reason });
    expect(typed).toEqual({ name: NAME, number: 'ZQ55667788', birthday: '1990-04-01' });
  });

  it.each([
    ['a byte of the content', `content = overlay(content placing '\\x00'::bytea from 200)`],
    ['the tag of the content', `content = overlay(content placing '\\x00000000'::bytea from 13)`],
    ['the data key', `sealed_key = overlay(sealed_key placing '\\x0000'::bytea from 40)`],
    ['the content for nothing', `content = ''`],
    ['the number of its key', 'key_id = 77'],
  ])('is refused plainly after somebody changed %s', async (what, change) => {
    const account = what.replaceAll(' ', '');
    await sendIdentity(await site.member(account));
    const [picture] = await picturesOf(account);
    await site.pool.query(
      `alter table identity_document disable trigger identity_document_kept;
       update identity_document set ${change} where id = '${picture!.documentId}';
       alter table identity_document enable trigger identity_document_kept;`,
    );
    const { code, message } = await operator.refusal('identityAdmin.picture', picture!);
    expect([code, message]).toEqual([
      'identity_unreadable',
      'This cannot be decrypted: its key is missing, or the stored data was changed.',
    ]);
  });

  it('does not open in the row of another account', async () => {
    for (const account of ['swap1', 'swap2']) await sendIdentity(await site.member(account));
    const [[one], [other]] = [await picturesOf('swap1'), await picturesOf('swap2')];
    await site.pool.query(
      `alter table identity_document disable trigger identity_document_kept;
       update identity_document d set content = o.content, sealed_key = o.sealed_key, key_id = o.key_id from identity_document o
         where d.id = '${one!.documentId}' and o.id = '${other!.documentId}';
       alter table identity_document enable trigger identity_document_kept;`,
    );
    expect((await operator.refusal('identityAdmin.picture', one!)).code).toBe('identity_unreadable');
  });

  it('does not open under another key, and opens again under its own', async () => {
    const other = await startSupportSite();
    try {
      const { config } = other.app.platform;
      const member = await other.member('lost');
      await sendIdentity(member);
      const desk = await other.operator('Other', [1], ['identity']);
      const checkId = await checkOf(other, 'lost');
      const { createDocumentBox } = await import('./document-box');
      const { openKeyRing } = await import('../../../platform/key-ring');
      const { rows } = await other.pool.query<SealedDocument & { id: bigint }>(
        'select id, content, sealed_key as "sealedKey", key_id as "keyId" from identity_document limit 1',
      );
      const [stored] = rows;
      if (!stored) throw new Error('no document');
      const boundTo = `identity-document:${stored.id}`;
      await expect(createDocumentBox(openKeyRing(config.keys, 'identity')).open(stored, boundTo)).resolves.toBeTruthy();
      const file = join(config.home, 'keys', 'identity-1.key');
      await rm(file);
      await writeFile(file, newToken());
      await expect(createDocumentBox(openKeyRing(config.keys, 'identity')).open(stored, boundTo)).rejects.toMatchObject(
        {
          code: 'identity_unreadable',
        },
      );
      // The running process has read its key.
      const { pictures } = await desk.call('identityAdmin.detail', { checkId });
      await desk.call('identityAdmin.picture', { checkId, documentId: pictures[0]!.documentId, reason });
    } finally {
      await other.close();
    }
  });
});

describe('a picture', () => {
  it('is stored upright, without place, camera and comment, and the desk is told what the file said', async () => {
    const member = await site.member('traveller');
    const image = await sharp(await photo({ width: 1_600, height: 900 }))
      .withExif({
        IFD0: { Make: 'a camera of Khulna', Software: 'Adobe Photoshop' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 48/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await sendPicture(member, 'front', image);
    await sendPicture(
      member,
      'portrait',
      await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
    );
    await member.call('identity.submit', { level: 1, document: passport() });
    const checkId = await checkOf(site, 'traveller');
    const { pictures } = await operator.call('identityAdmin.detail', { checkId });
    expect(pictures.map(({ kind, width, height, hints }) => [kind, width, height, hints])).toEqual([
      ['front', 900, 1_600, ['edited', 'has_place']],
      ['portrait', 300, 300, ['no_camera', 'small']],
    ]);
    const [first] = await picturesOf('traveller');
    const stored = Buffer.from((await operator.call('identityAdmin.picture', first!)).base64, 'base64');
    expect(await sharp(stored).metadata()).not.toHaveProperty('exif');
    expect(stored.includes('Khulna')).toBe(false);
  });

  it.each([
    ['20 MB, before it is read', Buffer.alloc(20 * 1024 * 1024, 1), 'image/jpeg', 'body_too_large'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf', 'unsupported_media_type'],
    [
      'a PDF that says it is a picture',
      Buffer.from(`%PDF-1.7\n${'1 0 obj<</Type/Pages/Kids['.repeat(50_000)}`),
      'image/jpeg',
      'image_refused',
    ],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/webp', 'image_refused'],
  ])('is refused: %s', async (_what, image, type, code) => {
    const member = await site.member();
    const startedAt = performance.now();
    const { envelope } = await member.send(
      'identity.upload',
      { level: 1, kind: 'front', image },
      { headers: { 'content-type': type } },
    );
    expect(envelope).toMatchObject({ success: false, code });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it('of excessive pixels in a small file is refused', async () => {
    const member = await site.member('bomber');
    const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { envelope } = await member.send('identity.upload', { level: 1, kind: 'front', image: bomb });
    expect(envelope).toMatchObject({ code: 'image_refused' });
  });

  it('that another account sent too is shown to the desk, also after another compression', async () => {
    const image = await photo({ seed: 4_711 });
    const again = await sharp(image).resize(900).jpeg({ quality: 60 }).toBuffer();
    for (const [account, portrait] of [
      ['origin', image],
      ['same', image],
      ['again', again],
    ] as const) {
      const member = await site.member(account);
      await sendPicture(member, 'front', await photo());
      await sendPicture(member, 'portrait', portrait);
      await member.call('identity.submit', { level: 1, document: passport() });
    }
    const { pictures } = await operator.call('identityAdmin.detail', { checkId: await checkOf(site, 'same') });
    const portrait = pictures.find(({ kind }) => kind === 'portrait');
    expect(portrait).toMatchObject({ sameFile: ['origin'], alike: ['again'] });
    expect(pictures.find(({ kind }) => kind === 'front')).toMatchObject({ sameFile: [], alike: [] });
  });
});

describe('a look at a picture', () => {
  it('is written down with who, when and why before it is answered, and never kept by browsers', async () => {
    const member = await site.member('watched');
    await sendIdentity(member);
    const [picture] = await picturesOf('watched');
    const answer = await operator.send('identityAdmin.picture', { ...picture!, reason: 'Complaint 4711' });
    expect(answer.envelope.success).toBe(true);
    await operator.call('identityAdmin.details', { checkId: picture!.checkId, reason: 'Complaint 4711' });
    const { rows } = await site.pool.query(
      `select action, reason, actor_kind, details ->> 'kind' as kind from audit_log where subject = $1 and action like '%viewed' order by id`,
      [`identity-check:${picture!.checkId}`],
    );
    expect(rows).toEqual([
      { action: 'identity.picture-viewed', reason: 'Complaint 4711', actor_kind: 'operator', kind: 'front' },
      { action: 'identity.details-viewed', reason: 'Complaint 4711', actor_kind: 'operator', kind: null },
    ]);
    expect((await operator.refusal('identityAdmin.picture', { ...picture!, reason: '' })).code).toBe(
      'validation_failed',
    );
  });

  it('is not possible for other rights and brands, nor in the member’s own session', async () => {
    const member = await site.member('private');
    await sendIdentity(member);
    await approve(site, operator, 'private');
    const [picture] = await picturesOf('private');
    const [cashier, abroad] = [
      await site.operator('Cashier', [], ['cashier', 'support']),
      await site.operator('Abroad', [2], ['identity']),
    ];
    expect((await cashier.refusal('identityAdmin.picture', picture!)).code).toBe('forbidden');
    const { checkId } = picture!;
    expect((await cashier.refusal('identityAdmin.details', { checkId, reason })).code).toBe('forbidden');
    // The member’s own session shows none of it: neither does one that was stolen.
    expect(JSON.stringify(await member.call('identity.overview', {}))).not.toMatch(/Amina|1990|base64|documentId/);
    expect((await abroad.refusal('identityAdmin.picture', picture!)).code).toBe('not_found');
    const [foreign] = await picturesOf('watched');
    expect((await operator.refusal('identityAdmin.picture', { ...picture!, checkId: foreign!.checkId })).code).toBe(
      'not_found',
    );
  });
});

test('one operator reviews a check at a time', async () => {
  await sendIdentity(await site.member('wanted'));
  const second = await site.operator('Second', [1], ['identity']);
  const checkId = await checkOf(site, 'wanted');
  expect((await operator.refusal('identityAdmin.approve', { checkId })).code).toBe('identity_not_taken');
  const answers = await Promise.all(
    [operator, second].map((browser) => browser.send('identityAdmin.take', { checkId })),
  );
  expect(answers.map(({ envelope }) => (envelope.success ? 'taken' : envelope.code)).toSorted()).toEqual([
    'identity_taken',
    'taken',
  ]);
  const [winner, loser] = answers[0]?.envelope.success ? [operator, second] : [second, operator];
  expect((await loser.refusal('identityAdmin.refuse', { checkId, reason: 'unreadable', note: null })).code).toBe(
    'identity_not_taken',
  );
  await winner.call('identityAdmin.release', { checkId });
  await loser.call('identityAdmin.take', { checkId });
  await loser.call('identityAdmin.approve', { checkId });
});
