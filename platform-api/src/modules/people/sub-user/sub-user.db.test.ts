import { SUB_USER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { joinLine, PASSWORD } from '../line/line.fixture';
import { joinSubUser, SUB_USER_PASSWORD, subUserForm } from './sub-user.fixture';

let site: TestApp;
let agent: Awaited<ReturnType<typeof joinLine>>;
let other: typeof agent;
let abroad: typeof agent;
let names = 0;
const newName = () => `access${(names += 1)}`;

beforeAll(async () => {
  site = await startTestApp();
  agent = await joinLine(site, 'owner1');
  other = await joinLine(site, 'owner2');
  abroad = await joinLine(site, 'owner3', { brandId: 2 });
  await joinLine(site, 'below1', { upline: agent.id, type: 3 });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from throttle');
  const { subUsers } = await agent.browser.call('agent.subUsers', {});
  for (const { id } of subUsers) await agent.browser.call('agent.removeSubUser', { id });
});

const logIn = async (username: string, password: string, place: 'member' | 'agent' = 'agent') => {
  const browser = site.browser();
  const { envelope } = await browser.send('session.login', { type: 'username', username, password, site: place });
  return { browser, outcome: envelope.success ? 'in' : envelope.code };
};
const memberId = async (account: string) =>
  (await site.pool.query<{ id: bigint }>('select id from member where account = $1', [account])).rows[0]?.id ?? 0n;

describe('a sub-user', () => {
  it('waits for a password of its own, enters by the agents’ page alone, and sees the line of its agent', async () => {
    const account = newName();
    const { subUser, secret } = await agent.browser.call('agent.addSubUser', {
      account,
      rights: ['line'],
      way: 'password',
    });
    expect(subUser).toMatchObject({ account, rights: ['line'], state: 'waiting', revision: 1, lastSeenAt: null });
    expect((await logIn(account, secret)).outcome).toBe('activation_needed');
    const visitor = site.browser();
    expect(await visitor.call('member.activation', { secret })).toEqual({ account, isSubUser: true });
    expect(
      (await visitor.refusal('member.activate', { ...(await subUserForm(site, secret)), termsAccepted: false })).code,
    ).toBe('terms_not_accepted');
    const withMobile = { ...(await subUserForm(site, secret)), mobileNum: '01810000001' };
    expect((await visitor.refusal('member.activate', withMobile)).code).toBe('validation_failed');
    const entered = await visitor.call('member.activate', await subUserForm(site, secret));
    expect(entered).toMatchObject({ state: 'agent', member: { account, type: SUB_USER_TYPE, facts: ['office.line'] } });
    expect(await visitor.call('member.info', {})).toMatchObject({ account, type: SUB_USER_TYPE });
    const { content } = await visitor.call('agent.line', {});
    expect(content.map((row) => row.account)).toEqual(['below1']);
    expect((await logIn(account, SUB_USER_PASSWORD, 'member')).outcome).toBe('office_only');
    expect((await logIn(account, SUB_USER_PASSWORD)).outcome).toBe('in');
    expect((await visitor.refusal('agent.overview', {})).code).toBe('forbidden');
    expect((await agent.browser.call('agent.subUsers', {})).subUsers).toMatchObject([{ account, state: 'active' }]);
  });

  it('has no line, no money and no codes, and the database keeps it so', async () => {
    const { account } = await joinSubUser(site, agent, newName(), ['figures']);
    const id = await memberId(account);
    const { rows } = await site.pool.query(
      `select (select count(*)::int from member_line where member_id = $1) as lines,
         (select count(*)::int from ledger_account where member_id = $1) as accounts, upline_id, referral_code, affiliate_code
       from member where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ lines: 0, accounts: 0, upline_id: null, referral_code: null, affiliate_code: null }]);
    await expect(site.pool.query('select open_member_accounts($1)', [id])).rejects.toThrow('has no money');
    await expect(site.pool.query('update member set type = 1 where id = $1', [id])).rejects.toThrow('stays');
    await expect(site.pool.query('update member set type = 5 where id = $1', [other.id])).rejects.toThrow('stays');
    await expect(site.pool.query('update member set upline_id = $2 where id = $1', [id, agent.id])).rejects.toThrow();
    await expect(
      site.pool.query('update sub_user set owner_id = $2 where member_id = $1', [id, other.id]),
    ).rejects.toThrow('for good');
    await expect(
      site.pool.query(
        `insert into sub_user (member_id, owner_id, rights, created_at) values ($1, $2, '{line}', now())`,
        [id, abroad.id],
      ),
    ).rejects.toThrow('no sub-user');
  });

  it('belongs to its agent: another, also of the other brand, finds nobody', async () => {
    const { id } = await joinSubUser(site, agent, newName(), ['figures']);
    for (const { browser } of [other, abroad]) {
      expect((await browser.call('agent.subUsers', {})).subUsers).toEqual([]);
      expect((await browser.refusal('agent.removeSubUser', { id })).code).toBe('not_found');
      expect((await browser.refusal('agent.signOutSubUser', { id })).code).toBe('not_found');
      expect((await browser.refusal('agent.renewSubUser', { id, way: 'link' })).code).toBe('not_found');
      expect((await browser.refusal('agent.setSubUserRights', { id, rights: ['line'], revision: 1 })).code).toBe(
        'not_found',
      );
    }
  });

  it('sees another part at once when its rights change, which one of two at once decides', async () => {
    const { id, browser } = await joinSubUser(site, agent, newName(), ['figures']);
    await browser.call('agent.overview', {});
    const changes = await Promise.all(
      (['line', 'income'] as const).map((right) =>
        agent.browser.send('agent.setSubUserRights', { id, rights: [right, right], revision: 1 }),
      ),
    );
    expect(changes.map(({ envelope }) => (envelope.success ? 'saved' : envelope.code)).toSorted()).toEqual([
      'conflict',
      'saved',
    ]);
    const [{ rights } = { rights: [] }] = (await agent.browser.call('agent.subUsers', {})).subUsers;
    expect(rights).toHaveLength(1);
    await expect.poll(async () => (await browser.send('agent.overview', {})).envelope.success).toBe(false);
    const now = rights[0] === 'line' ? 'agent.line' : 'agent.contractFacts';
    await browser.call(now, {});
    expect((await browser.call('member.info', {})).facts).toEqual([`office.${rights[0]}`]);
  });

  it('that is removed while it is signed in is out at once, also by a remembered device, and does not come back', async () => {
    const account = newName();
    const { id, browser, secret } = await joinSubUser(site, agent, account, ['figures']);
    await browser.call('agent.overview', {});
    await agent.browser.call('agent.removeSubUser', { id });
    await expect
      .poll(async () => (await browser.send('agent.overview', {})).envelope)
      .toMatchObject({
        success: false,
        code: 'not_logged_in',
      });
    expect((await logIn(account, SUB_USER_PASSWORD)).outcome).toBe('account_closed');
    expect((await site.browser().refusal('member.activate', await subUserForm(site, secret))).code).toBe(
      'link_expired',
    );
    expect((await agent.browser.refusal('agent.removeSubUser', { id })).code).toBe('not_found');
    // As by a mistake of an operator who opens closed accounts again.
    await site.pool.query("update member set status = 'active', closed_at = null where account = $1", [account]);
    expect((await logIn(account, SUB_USER_PASSWORD)).outcome).toBe('account_disabled');
  });

  it('is signed out by its agent, and gets a new password from it, without the second factor of before', async () => {
    const account = newName();
    const { id, browser } = await joinSubUser(site, agent, account, ['figures']);
    await agent.browser.call('agent.signOutSubUser', { id });
    await expect.poll(async () => (await browser.send('member.info', {})).envelope.success).toBe(false);
    const again = await logIn(account, SUB_USER_PASSWORD);
    expect(again.outcome).toBe('in');
    await site.pool.query(
      `insert into authenticator (member_id, sealed_secret, confirmed_at) values ($1, '\\x00', now())`,
      [await memberId(account)],
    );
    const { secret } = await agent.browser.call('agent.renewSubUser', { id, way: 'link' });
    await expect.poll(async () => (await again.browser.send('member.info', {})).envelope.success).toBe(false);
    expect((await logIn(account, SUB_USER_PASSWORD)).outcome).toBe('login_failed');
    await site.browser().call('member.activate', await subUserForm(site, secret));
    expect((await agent.browser.call('agent.subUsers', {})).subUsers).toMatchObject([
      { account, state: 'active', hasAuthenticator: false },
    ]);
  });

  it('ends with its agent while that is disabled, and stays open while it is an agent', async () => {
    const account = newName();
    const { browser } = await joinSubUser(site, agent, account, ['figures']);
    const set = (column: string, value: unknown) =>
      site.pool.query(`update member set ${column} = $2 where id = $1`, [agent.id, value]);
    await set('status', 'disabled');
    site.clock.pass(6_000);
    await expect.poll(async () => (await browser.send('agent.overview', {})).envelope.success).toBe(false);
    expect((await logIn(account, SUB_USER_PASSWORD)).outcome).toBe('account_disabled');
    await set('status', 'active');
    site.clock.pass(6_000);
    await expect.poll(async () => (await browser.send('agent.overview', {})).envelope.success).toBe(true);
    await expect(set('type', 3)).rejects.toThrow('is not settled');
  });

  it('changes its own password, not that of its agent', async () => {
    const account = newName();
    const { browser } = await joinSubUser(site, agent, account, ['figures']);
    const password = 'Lagoon-Teapot-21';
    await browser.call('member.changePassword', {
      oldPassword: SUB_USER_PASSWORD,
      newPassword: password,
      confirmNewPassword: password,
    });
    expect((await logIn(account, password)).outcome).toBe('in');
    expect((await logIn('owner1', PASSWORD)).outcome).toBe('in');
  });
});

describe('an agent', () => {
  it('has at most ten sub-users, two at once too, and a name that nobody has', async () => {
    const add = (account: string) => agent.browser.send('agent.addSubUser', { account, rights: ['line'], way: 'link' });
    for (let count = 0; count < 9; count += 1) await add(newName());
    const taken = await add('below1');
    expect(taken.envelope).toMatchObject({ success: false, code: 'account_taken' });
    expect((await add('1 a')).envelope).toMatchObject({ success: false, code: 'validation_failed' });
    expect((await add('nul\u0000nul')).envelope).toMatchObject({ success: false, code: 'validation_failed' });
    const both = await Promise.all([add(newName()), add(newName())]);
    expect(both.map(({ envelope }) => (envelope.success ? 'added' : envelope.code)).toSorted()).toEqual([
      'added',
      'sub_users_full',
    ]);
    expect((await agent.browser.call('agent.subUsers', {})).subUsers).toHaveLength(10);
  });

  it('leaves a record of what it decided, with its name', async () => {
    const { id } = await joinSubUser(site, agent, newName(), ['figures']);
    await agent.browser.call('agent.removeSubUser', { id });
    const { rows } = await site.pool.query<{ action: string }>(
      `select action from audit_log where actor_kind = 'member' and actor_id = $1 and details ->> 'subUser' = $2 order by id`,
      [agent.id, id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['sub-user.added', 'sub-user.removed']);
  });

  it('takes its sub-users along when it closes its account', async () => {
    const leaving = await joinLine(site, 'leaving1');
    const account = newName();
    const { browser } = await joinSubUser(site, leaving, account, ['figures']);
    await leaving.browser.call('security.closeAccount', { password: PASSWORD });
    await expect.poll(async () => (await browser.send('member.info', {})).envelope.success).toBe(false);
    expect((await logIn(account, SUB_USER_PASSWORD)).outcome).toBe('account_closed');
  });
});
