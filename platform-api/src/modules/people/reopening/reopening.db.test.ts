import { solveBotCheck } from '@marquee/kit/crypto/bot-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { inTransaction, type Queryable } from '../../../platform/database';
import { hashPassword } from '../../../platform/password-hash';
import { setBrandFlags } from '../../../testing/brand-settings';
import type { TestBrowser } from '../../../testing/browser';
import { lastCodeTo, lastMessageTo } from '../../../testing/outbox';
import { type SupportSite, startSupportSite } from '../support/support.fixture';
import { readClosedAccounts, takeOpening } from './repository';

const OLD = 'Mangrove-2026!';
const NEW = 'Estuary-at-dawn';
const DAY_MS = 86_400_000;
const reason = 'asked for it on the phone';

let site: SupportSite;
let first: TestBrowser;
let second: TestBrowser;
let oldHash: string;
beforeAll(async () => {
  site = await startSupportSite();
  oldHash = await hashPassword(OLD);
  await setBrandFlags(site, 'sundarban', { FORGOTEMAIL3: true, FORGOTMOBILE3: true });
  first = await site.operator('First', [1], ['members']);
  second = await site.operator('Second', [1], ['members']);
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

let number = 0;
/** A closed account with an address that was never confirmed. */
async function closed(contacts: 'email' | 'mobile' | 'none' = 'email') {
  number += 1;
  const account = `closed${number}`;
  const browser = await site.member(account);
  const { rows } = await site.pool.query<{ id: bigint; memberId: string }>(
    `update member set status = 'closed', closed_at = now(), password_hash = $2
     where account = $1 returning id, public_id as "memberId"`,
    [account, oldHash],
  );
  const { id = 0n, memberId = '' } = rows[0] ?? {};
  const contact = { email: `${account}@example.test`, mobile: `+88017110000${10 + number}`, none: '' }[contacts];
  await site.pool.query('delete from member_contact where member_id = $1', [id]);
  if (contact) {
    const values = [id, contacts, contact];
    await site.pool.query(
      'insert into member_contact (member_id, brand_id, kind, value) values ($1, 1, $2, $3)',
      values,
    );
  }
  return { account, browser, id, memberId, contact };
}
const propose = ({ memberId }: { readonly memberId: string }) =>
  first.call('closedAccounts.proposeOpening', { brand: 'sundarban', memberId, reason });
async function approved(member: { readonly memberId: string }) {
  const { proposalId } = await propose(member);
  await second.call('proposals.approve', { proposalId, reason });
}
const rowOf = async ({ account }: { readonly account: string }) =>
  (await first.call('closedAccounts.list', { brand: 'sundarban', account })).content[0];
const logIn = async (account: string, password: string) => {
  const { envelope } = await site.browser().send('session.login', { type: 'username', username: account, password });
  return envelope.success ? 'logged in' : envelope.code;
};
const byLink = async (token: string) => {
  const { envelope } = await site
    .browser()
    .send('member.passwordByLink', { token, newPassword: NEW, confirmNewPassword: NEW });
  return envelope.success ? 'done' : envelope.code;
};
const tokenOf = async (mail: string) => {
  const read = async () =>
    /#([\w-]{43})/.exec((await lastMessageTo(site.pool, mail).catch(() => ({ body: '' }))).body)?.[1];
  await expect.poll(read, { timeout: 15_000 }).toBeTruthy();
  await expect
    .poll(async () => (await site.pool.query('select from password_reset')).rowCount, { timeout: 5_000 })
    .toBeGreaterThan(0);
  return (await read()) ?? '';
};

describe('a closed account', () => {
  it('opens by a new password that its member sets after two operators agreed, and not before', async () => {
    const member = await closed();
    expect(await rowOf(member)).toMatchObject({
      isReachable: true,
      isProposed: false,
      opensUntil: null,
      keptFor: null,
    });
    const { proposalId } = await propose(member);
    expect(await rowOf(member)).toMatchObject({ isProposed: true });
    expect((await first.refusal('proposals.approve', { proposalId, reason })).code).toBe('proposal_own');
    expect((await second.call('proposals.show', { proposalId })).rows[0]?.after).toEqual({
      type: 'text',
      text: member.account,
    });
    await second.call('proposals.approve', { proposalId, reason });
    expect((await rowOf(member))?.opensUntil).toBeTruthy();
    const token = await tokenOf(member.contact);
    expect(await logIn(member.account, OLD)).toBe('account_closed');
    expect(
      (await site.pool.query("select from member where id = $1 and status = 'closed'", [member.id])).rowCount,
    ).toBe(1);

    const answers = await Promise.all([byLink(token), byLink(token), byLink(token)]);
    expect(answers.toSorted()).toEqual(['done', 'link_expired', 'link_expired']);
    expect(await logIn(member.account, OLD)).toBe('login_failed');
    expect(await logIn(member.account, NEW)).toBe('logged in');
    expect((await member.browser.refusal('member.info', {})).code).toBe('not_logged_in');
    expect(await rowOf(member)).toBeUndefined();
    const { rows } = await site.pool.query(
      'select verified_at is not null as verified from member_contact where member_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ verified: true }]);
    const actions = await site.pool.query<{ action: string }>(
      'select action from audit_log where subject = $1 order by id',
      [`member:${member.memberId}`],
    );
    expect(actions.rows.map(({ action }) => action)).toEqual([
      'member.opening-proposed',
      'member.opening-approved',
      'member.account-opened-again',
      'member.password-reset',
    ]);
  });

  it('opens by a code to the mobile number where it has no address', async () => {
    const member = await closed('mobile');
    await approved(member);
    await expect
      .poll(async () => (await lastMessageTo(site.pool, member.contact).catch(() => null))?.template, {
        timeout: 15_000,
      })
      .toBe('account_opening_notice');
    const local = member.contact.slice(3);
    const botCheck = await solveBotCheck(await site.browser().call('session.botCheck', {}));
    await site.browser().call('verification.smsNoLogin', { mobileNum: local, botCheck });
    const verificationCode = await lastCodeTo(site.pool, member.contact);
    await site.browser().call('member.passwordByCode', { newPassword: NEW, mobileNum: local, verificationCode });
    expect(await logIn(member.account, NEW)).toBe('logged in');
  });

  it('stays closed when its member does not come in time, and an old link opens nothing without an approval', async () => {
    const member = await closed();
    await approved(member);
    const token = await tokenOf(member.contact);
    await site.pool.query("update password_reset set expires_at = now() + interval '30 days'");
    site.clock.pass(15 * DAY_MS);
    expect(await byLink(token)).toBe('account_closed');
    site.clock.pass(-15 * DAY_MS);
    await site.pool.query('delete from account_opening');
    expect(await byLink(token)).toBe('account_closed');
    expect(await rowOf(member)).toMatchObject({ opensUntil: null });
  });

  it('asks for a new link by the form for a forgotten password once it may be opened', async () => {
    const member = await closed();
    const ask = async () => {
      const botCheck = await solveBotCheck(await site.browser().call('session.botCheck', {}));
      await site
        .browser()
        .call('member.passwordByEmail', { username: member.account, email: member.contact, botCheck });
      return (await lastMessageTo(site.pool, member.contact)).template;
    };
    expect(await ask()).toBe('reset_link_unknown');
    await approved(member);
    await tokenOf(member.contact);
    expect(await ask()).toBe('reset_link');
    expect(await byLink(await tokenOf(member.contact))).toBe('done');
  });
});

describe('is not opened', () => {
  it('while an exclusion stands, whenever it began', async () => {
    const exclude = (id: bigint) =>
      site.pool.query("insert into play_bar (member_id, kind, starts_at) values ($1, 'self_exclusion', now())", [id]);
    const before = await closed();
    await exclude(before.id);
    expect(await rowOf(before)).toMatchObject({ isExcluded: true });
    const refused = await first.refusal('closedAccounts.proposeOpening', {
      brand: 'sundarban',
      memberId: before.memberId,
      reason,
    });
    expect(refused.code).toBe('self_excluded');
    const between = await closed();
    const { proposalId } = await propose(between);
    await exclude(between.id);
    expect((await second.refusal('proposals.approve', { proposalId, reason })).code).toBe('self_excluded');
    const after = await closed();
    await approved(after);
    const token = await tokenOf(after.contact);
    await exclude(after.id);
    expect(await byLink(token)).toBe('account_closed');
    expect(await rowOf(after)).toMatchObject({ isExcluded: true });
    expect(await takeOpening(site.pool, after.id, site.clock.now())).toBe(false);
    expect(await rowOf(after), 'the approval is not used up').not.toMatchObject({ opensUntil: null });
  });

  it('without a contact, twice, once its data are being erased, or by operators of another brand or without the right', async () => {
    const ask = async (by: TestBrowser, { memberId }: { memberId: string }, brand = 'sundarban') =>
      (await by.refusal('closedAccounts.proposeOpening', { brand, memberId, reason })).code;
    expect(await ask(first, await closed('none'))).toBe('account_unreachable');
    const member = await closed();
    await propose(member);
    expect(await ask(second, member)).toBe('proposal_waiting');
    const allowed = await closed();
    await approved(allowed);
    expect(await ask(first, allowed)).toBe('conflict');
    const erasing = await closed();
    await site.pool.query('update member set erasing_since = now() where id = $1', [erasing.id]);
    expect(await ask(first, erasing)).toBe('not_found');
    const other = await closed();
    expect(await ask(await site.operator('Abroad', [2], ['members']), other)).toBe('forbidden');
    expect(await ask(first, other, 'meridian')).toBe('forbidden');
    expect(await ask(await site.operator('Cashier', [1], ['cashier']), other)).toBe('forbidden');
    expect(await ask(first, { memberId: 'NOBODY' })).toBe('not_found');
    const open = await site.member('open-account');
    const { id: openId } = await open.call('member.info', {});
    expect(await ask(first, { memberId: openId })).toBe('not_found');
  });
});

it('keeps the data of an account for a case, until operators end it, and says so', async () => {
  const member = await closed();
  const keep = (kept: boolean, why: string) =>
    first.call('closedAccounts.keepData', { brand: 'sundarban', memberId: member.memberId, keep: kept, reason: why });
  await keep(true, 'report 12/2026');
  await keep(true, 'report 12/2026, second part');
  expect(await rowOf(member)).toMatchObject({ keptFor: 'report 12/2026, second part' });
  await keep(false, 'the report was closed');
  await keep(false, 'the report was closed');
  expect(await rowOf(member)).toMatchObject({ keptFor: null });
  const { rows } = await site.pool.query<{ action: string; reason: string }>(
    'select action, reason from audit_log where subject = $1 order by id',
    [`member:${member.memberId}`],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'member.data-kept',
    'member.data-kept',
    'member.data-kept-no-longer',
  ]);
});

test('the list reads closed accounts by their index, and not every member of the brand', async () => {
  await closed();
  const plans: string[] = [];
  await inTransaction(site.pool, async (tx) => {
    await tx.query('analyze member');
    await tx.query('set local enable_seqscan = off');
    const explaining = {
      async query({ text, values }: { readonly text: string; readonly values: unknown[] }) {
        const { rows } = await tx.query<Record<string, string>>({ text: `explain ${text}`, values });
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return { rows: [] };
      },
    } as unknown as Queryable;
    const filter = { brandId: 1, account: null, sort: undefined, now: site.clock.now() };
    await readClosedAccounts(explaining, filter, { limit: 20, offset: 0 });
  });
  expect(plans).toEqual([expect.stringContaining('member_to_erase'), expect.stringContaining('member_to_erase')]);
});
