import { PROTECTION_MEASURES } from '@marquee/contract/protection';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { approve, passport, sendIdentity } from '../identity/identity.fixture';
import { readProtection } from './repository';
import { startSupportSite, type SupportSite } from '../support/support.fixture';

let site: SupportSite;
let member: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite();
  member = await site.member('guarded');
  await site.member('careless');
});
afterAll(() => site.close());

const protection = async () => {
  const { score, measures } = (await member.call('security.overview', {})).protection;
  return { score, done: measures.filter(({ isDone }) => isDone).map(({ measure }) => measure) };
};
const change = (text: string) =>
  site.pool.query(text.replaceAll('OWN', `(select id from member where account = 'guarded')`));

it('counts each measure once it is there, and no other member’s', async () => {
  await change(`update member set password_changed_at = now() - interval '2 years'`);
  await change(
    `insert into member_contact (member_id, brand_id, kind, value, verified_at)
     select id, 1, 'email', 'careless@example.com', now() from member where account = 'careless'`,
  );
  expect(await protection()).toEqual({ score: 0, done: [] });
  const steps = [
    [`insert into member_contact (member_id, brand_id, kind, value) select OWN, 1, 'mobile', '+8801712345678'`, []],
    [`update member_contact set verified_at = now() where member_id = OWN`, ['mobile']],
    [
      `insert into member_contact (member_id, brand_id, kind, value, verified_at) select OWN, 1, 'email', 'g@example.com', now()`,
      ['mobile', 'email'],
    ],
    [`insert into authenticator (member_id, sealed_secret) select OWN, '\\x00'`, ['mobile', 'email']],
    [`update authenticator set confirmed_at = now() where member_id = OWN`, ['mobile', 'email', 'authenticator']],
    [
      `insert into passkey_owner (member_id, brand_id, handle) select OWN, 1, decode(repeat('01', 32), 'hex')`,
      ['mobile', 'email', 'authenticator'],
    ],
    [
      `insert into passkey (brand_id, member_id, host, credential_id, public_key, counter, is_syncable, is_synced, transports, aaguid, name, created_at)
       select 1, OWN, 'sundarban.localhost', '\\x01', '\\x02', 0, false, false, '{}', gen_random_uuid(), 'Phone', now()`,
      ['mobile', 'email', 'authenticator', 'passkey'],
    ],
    [
      `update member set payment_password_hash = '-' where id = OWN`,
      ['mobile', 'email', 'authenticator', 'passkey', 'withdrawPassword'],
    ],
    [
      `update member set password_changed_at = now() where id = OWN`,
      ['mobile', 'email', 'authenticator', 'passkey', 'withdrawPassword', 'recentPassword'],
    ],
  ] as const;
  for (const [text, done] of steps) {
    await change(text);
    const now = await protection();
    expect(now.done, text).toEqual(done);
    const weight = done.reduce((sum, measure) => sum + PROTECTION_MEASURES[measure].weight, 0);
    const all = Object.values(PROTECTION_MEASURES).reduce((sum, { weight: each }) => sum + each, 0);
    expect(now.score).toBe(Math.round((100 * weight) / all));
  }
});

it('counts an identity that is approved and has not expired', async () => {
  const operator = await site.operator('Examiner', [1], ['identity']);
  const hasIdentity = async () => (await protection()).done.includes('identity');
  await sendIdentity(member, passport());
  expect(await hasIdentity()).toBe(false);
  await approve(site, operator, 'guarded');
  expect(await hasIdentity()).toBe(true);
  const { rows } = await site.pool.query<{ id: bigint }>("select id from member where account = 'guarded'");
  const ofDay = (today: string) => readProtection(site.pool, rows[0]?.id ?? 0n, { recentFrom: new Date(), today });
  expect([(await ofDay('2096-01-01'))?.identity, (await ofDay('2096-01-02'))?.identity]).toEqual([true, false]);
});
