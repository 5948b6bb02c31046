import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { approve, passport, sendIdentity } from '../../people/identity/identity.fixture';
import { type PayoutSite, request, startPayoutSite, type Withdrawer, withKey } from './payout.fixture';
import { announceBrands } from '../../../testing/brand-settings';

const LIMITS = {
  isEnforced: true,
  withoutSingle: '1000.00',
  withoutDay: '1500.00',
  withoutMonth: '2000.00',
  documentSingle: '5000.00',
  documentDay: '8000.00',
  documentMonth: '9000.00',
  addressSingle: '6000.00',
  addressDay: '8000.00',
  addressMonth: '90000.00',
};
const DAY_MS = 24 * 3_600_000;

let site: PayoutSite;
let operator: TestBrowser;
beforeAll(async () => {
  site = await startPayoutSite();
  await site.site.pool.query(
    `update brand set config = jsonb_set(config, '{identity}', coalesce(config -> 'identity', '{}') || $1), revision = revision + 1 where id = 1`,
    [JSON.stringify(LIMITS)],
  );
  announceBrands(site.site);
  operator = await site.operator({ rights: ['identity', 'cashier'], brandIds: [1] });
});
afterAll(() => site.close());

const withdraw = async ({ browser, payeeId }: Withdrawer, amount: string) => {
  const { envelope } = await browser.send('withdrawal.request', request(payeeId, amount), withKey());
  return envelope.success ? 'held' : { code: envelope.code, details: envelope.details };
};
const confirmIdentity = async (member: Withdrawer, document = passport()) => {
  await sendIdentity(member.browser, document);
  await approve(site.site, operator, member.account);
};

it('refuses above the level, says which one is needed and where, and pays once it is reached', async () => {
  const member = await site.withdrawer('20000.00');
  expect((await member.browser.call('withdrawal.terms', {})).identity).toEqual({ level: 0, left: '1000.00', next: 1 });
  const details = { level: 1, left: '1000.00', page: '/member/identity' };
  expect(await withdraw(member, '1000.01')).toMatchObject({ code: 'identity_level_needed', details });
  expect(await withdraw(member, '5000.01')).toMatchObject({ code: 'identity_level_needed', details: { level: 2 } });
  expect(await withdraw(member, '6000.01')).toMatchObject({
    code: 'identity_limit_reached',
    details: { left: '1000.00' },
  });
  await confirmIdentity(member);
  expect((await member.browser.call('withdrawal.terms', {})).identity).toEqual({ level: 1, left: '5000.00', next: 2 });
  expect(await withdraw(member, '4000.00')).toBe('held');
  await site.verify();
});

it('counts the day and the last 30 days, whatever the level was when they were requested', async () => {
  const member = await site.withdrawer('20000.00');
  expect(await withdraw(member, '1000.00')).toBe('held');
  expect(await withdraw(member, '500.01')).toMatchObject({
    code: 'identity_level_needed',
    details: { left: '500.00' },
  });
  expect(await withdraw(member, '500.00')).toBe('held');
  await site.site.pool.query(`update withdrawal set created_at = created_at - interval '2 days' where member_id = $1`, [
    member.id,
  ]);
  expect(await withdraw(member, '500.01')).toMatchObject({ details: { left: '500.00' } });
  await site.site.pool.query(
    `update withdrawal set created_at = created_at - interval '30 days' where member_id = $1`,
    [member.id],
  );
  expect(await withdraw(member, '1000.00')).toBe('held');
});

it('holds under requests at once', async () => {
  const member = await site.withdrawer('20000.00');
  const outcomes = await Promise.all(['900.00', '900.00', '900.00'].map((amount) => withdraw(member, amount)));
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
});

it('falls back at once when another document is sent', async () => {
  const member = await site.withdrawer('20000.00');
  await confirmIdentity(member);
  await sendIdentity(member.browser, passport({ name: 'Somebody Else' }));
  expect(await withdraw(member, '1000.01')).toMatchObject({ code: 'identity_level_needed' });
});

it('ends with the validity of the document', async () => {
  const member = await site.withdrawer('20000.00');
  const expiresOn = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  await confirmIdentity(member, passport({ expiresOn }));
  expect((await member.browser.call('withdrawal.terms', {})).identity).toMatchObject({ level: 1 });
  await site.site.pool.query(
    `alter table identity_check disable trigger identity_check_kept;
     update identity_check set expires_on = current_date - 3 where member_id = ${member.id} and state = 'approved';
     alter table identity_check enable trigger identity_check_kept;`,
  );
  expect(await withdraw(member, '1000.01')).toMatchObject({ code: 'identity_level_needed' });
  expect(await withdraw(member, '1000.00')).toBe('held');
});
