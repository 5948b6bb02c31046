import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKeys } from '../../../composition/keys';
import { createIdentity } from '../../../composition/identity-services';
import { inTransaction } from '../../../platform/database';
import { openKeyRing } from '../../../platform/key-ring';
import { newToken } from '../../../platform/secrets';
import type { TestBrowser } from '../../../testing/browser';
import { createAudit } from '../../operators/audit/audit';
import { createBrandService } from '../../site/brand/service';
import { startSupportSite, type SupportSite } from '../support/support.fixture';
import { approve, checkOf, passport, photo, sendAddress, sendIdentity, sendPicture } from './identity.fixture';
import type { IdentityUpkeep } from './upkeep';

const DAY_MS = 24 * 3_600_000;
const reason = 'Review of this check';

let site: SupportSite;
let operator: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite();
  await site.app.platform.jobs.start();
  operator = await site.operator('Examiner', [1], ['identity']);
});
afterAll(() => site.close());

/** The upkeep as it runs so many days from now; it notices a further key file at once. */
async function upkeepIn(days: number): Promise<IdentityUpkeep> {
  const { platform } = site.app;
  const clock = { now: () => new Date(Date.now() + days * DAY_MS) };
  const keys = await openKeys(platform.config);
  const proposals = { define: () => () => Promise.reject(new Error('nothing is proposed')) };
  const base = { audit: createAudit(site.pool), brands: createBrandService(platform), proposals };
  const identityDocuments = openKeyRing(platform.config.keys, 'identity', 0);
  return createIdentity({ ...platform, clock }, { ...keys, identityDocuments }, base).identityUpkeep;
}
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const countOf = async (text: string, values: unknown[]) => (await site.pool.query(text, values)).rowCount;

it('lowers the level when the document expires, the address with it, and tells the member once', async () => {
  const member = await site.member('elapsing');
  await sendIdentity(member, passport({ expiresOn: inDays(3) }));
  await approve(site, operator, 'elapsing');
  await sendAddress(member);
  await approve(site, operator, 'elapsing', 2);
  await (await upkeepIn(0)).expire();
  expect(await member.call('identity.overview', {})).toMatchObject({ level: 2 });
  const later = await upkeepIn(5);
  for (let turn = 0; turn < 2; turn += 1) await later.expire();
  expect(await member.call('identity.overview', {})).toMatchObject({ level: 0 });
  const { rows } = await site.pool.query(
    `select c.state from identity_check c join member m on m.id = c.member_id where m.account = 'elapsing' order by c.level`,
  );
  expect(rows).toEqual([{ state: 'expired' }, { state: 'expired' }]);
  const told = `select 1 from member_message x join member m on m.id = x.member_id where m.account = 'elapsing' and title like '%expired'`;
  await expect.poll(() => countOf(told, []), { timeout: 15_000 }).toBe(1);
});

it('erases documents after the retention, and keeps that there was a check and whose number it was', async () => {
  const member = await site.member('erased');
  await sendIdentity(member);
  const checkId = await checkOf(site, 'erased');
  await operator.call('identityAdmin.take', { checkId });
  await operator.call('identityAdmin.refuse', { checkId, reason: 'unreadable', note: null });
  const kept = await site.member('kept');
  await sendIdentity(kept);
  await approve(site, operator, 'kept');
  await (await upkeepIn(179)).erase();
  const documents = 'select 1 from identity_document where check_id = $1';
  expect(await countOf(documents, [checkId])).toBe(2);
  await (await upkeepIn(181)).erase();
  expect(await countOf(documents, [checkId])).toBe(0);
  expect(await countOf(documents, [await checkOf(site, 'kept')])).toBe(2);
  expect(
    await countOf('select 1 from identity_check where id = $1 and sealed_details is null and erased_at is not null', [
      checkId,
    ]),
  ).toBe(1);
  expect(await operator.call('identityAdmin.detail', { checkId })).toMatchObject({ state: 'refused', pictures: [] });
  expect(await operator.call('identityAdmin.details', { checkId, reason })).toBeNull();
});

it('removes what was never sent after a month', async () => {
  await sendPicture(await site.member('undecided'), 'front', await photo());
  const checkId = await checkOf(site, 'undecided');
  await (await upkeepIn(31)).erase();
  expect(await countOf('select 1 from identity_document where check_id = $1', [checkId])).toBe(0);
});

it('ends all checks of a closed account, and keeps the number in use', async () => {
  const member = await site.member('leaving');
  const document = passport({ number: 'LEAVING123' });
  await sendIdentity(member, document);
  await approve(site, operator, 'leaving');
  const { rows } = await site.pool.query<{ id: bigint }>(`select id from member where account = 'leaving'`);
  const upkeep = await upkeepIn(0);
  await inTransaction(site.pool, (tx) => upkeep.closeAccount(tx, rows[0]!.id));
  expect((await member.call('identity.overview', {})).level).toBe(0);
  await expect(sendIdentity(await site.member('returner'), document)).rejects.toThrow('identity_document_in_use');
});

it('seals data keys under a further key, and opens all with it', async () => {
  const member = await site.member('rotated');
  await sendIdentity(member);
  const checkId = await checkOf(site, 'rotated');
  const { home } = site.app.platform.config;
  await writeFile(join(home, 'keys', 'identity-2.key'), newToken());
  const before = await site.pool.query<{ content: Buffer; sealed_key: Buffer }>(
    'select content, sealed_key from identity_document where check_id = $1 order by id',
    [checkId],
  );
  await (await upkeepIn(0)).rotate();
  const after = await site.pool.query<{ content: Buffer; sealed_key: Buffer; key_id: number }>(
    'select content, sealed_key, key_id from identity_document where check_id = $1 order by id',
    [checkId],
  );
  expect(after.rows.map(({ key_id }) => key_id)).toEqual([2, 2]);
  expect(after.rows.map(({ content }) => content)).toEqual(before.rows.map(({ content }) => content));
  expect(after.rows[0]?.sealed_key).not.toEqual(before.rows[0]?.sealed_key);
  expect(await countOf('select 1 from identity_check where details_key_id = 1', [])).toBe(0);
  // The running process reads the further key when it meets it.
  const { pictures } = await operator.call('identityAdmin.detail', { checkId });
  await operator.call('identityAdmin.picture', { checkId, documentId: pictures[0]!.documentId, reason });
  expect(await operator.call('identityAdmin.details', { checkId, reason })).toMatchObject({ name: 'Amina Khatun' });
});
