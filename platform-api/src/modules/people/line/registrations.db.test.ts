import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createAudit } from '../../operators/audit/audit';
import { AGENT, joinLine, ownerForm, PASSWORD, rowsOf, seedGroups } from './line.fixture';
import { createUnclaimedAccounts } from './unclaimed-accounts';

let site: TestApp;
let top: Awaited<ReturnType<typeof joinLine>>;
let other: typeof top;
let abroad: typeof top;
let names = 0;
const newName = () => `fresh${(names += 1)}`;

beforeAll(async () => {
  site = await startTestApp();
  await seedGroups(site);
  top = await joinLine(site, 'topper1');
  other = await joinLine(site, 'other11');
  abroad = await joinLine(site, 'abroad1', { brandId: 2 });
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

const memberOf = async (account: string) =>
  (
    await site.pool.query<{
      id: bigint;
      type: number;
      upline_id: bigint;
      password_hash: string | null;
      code: string | null;
    }>('select id, type, upline_id, password_hash, affiliate_code as code from member where account = $1', [account])
  ).rows[0];
const register = async (account: string, fields = {}) => {
  const { rows } = await top.browser.call('agent.register', rowsOf([account], fields));
  return { outcome: rows[0]?.outcome, secret: rows[0]?.secret ?? '' };
};
const logIn = async (account: string, password: string) => {
  const { envelope } = await site.browser().send('session.login', { type: 'username', username: account, password });
  return envelope.success ? 'in' : envelope.code;
};

describe('a registered account', () => {
  it('waits for its owner, who sets the password, accepts the terms and proves the age; the one-time password is no password', async () => {
    const account = newName();
    const { outcome, secret } = await register(account);
    expect(outcome).toBe('registered');
    expect(secret).toMatch(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    expect(await memberOf(account)).toMatchObject({
      type: MEMBER_TYPE,
      upline_id: top.id,
      password_hash: null,
      code: null,
    });
    expect(await logIn(account, 'Wrong-Password-1')).toBe('login_failed');
    expect(await logIn(account, secret)).toBe('activation_needed');
    const typed = secret.toLowerCase().replaceAll('-', ' ');
    expect(await logIn(account, typed)).toBe('activation_needed');

    const owner = site.browser();
    expect(await owner.call('member.activation', { secret: typed })).toEqual({ account, isSubUser: false });
    const form = await ownerForm(site, secret);
    expect((await owner.refusal('member.activate', { ...form, termsAccepted: false })).code).toBe('terms_not_accepted');
    expect((await owner.refusal('member.activate', { ...form, birthday: '2020-01-01' })).code).toBe('under_age');
    const weak = { ...form, password: account, confirmPassword: account };
    expect((await owner.refusal('member.activate', weak)).code).toBe('validation_failed');
    const entered = await owner.call('member.activate', await ownerForm(site, secret));
    expect(entered).toMatchObject({ firstTimeLogin: true, passwordExpired: false, member: { account } });
    expect(await owner.call('member.info', {})).toMatchObject({ account });
    await site.pool.query('delete from throttle');
    expect(await logIn(account, secret)).toBe('login_failed');
    expect(await logIn(account, 'Kingfisher-7-Boats')).toBe('in');
    expect((await site.browser().refusal('member.activate', await ownerForm(site, secret))).code).toBe('link_expired');
    const { rowCount } = await site.pool.query(
      'select from member where account = $1 and terms_accepted_at is not null',
      [account],
    );
    expect(rowCount).toBe(1);
  });

  it('is activated once by two at once, not at another brand, and not after its time', async () => {
    const { secret } = await register(newName());
    expect((await site.browser('meridian').refusal('member.activation', { secret })).code).toBe('link_expired');
    const forms = [await ownerForm(site, secret), await ownerForm(site, secret)];
    const both = await Promise.all(forms.map((form) => site.browser().send('member.activate', form)));
    expect(both.map(({ envelope }) => (envelope.success ? 'in' : envelope.code)).toSorted()).toEqual([
      'in',
      'link_expired',
    ]);
    const late = await register(newName());
    site.clock.pass(31 * 86_400_000);
    expect((await site.browser().refusal('member.activation', { secret: late.secret })).code).toBe('link_expired');
    site.clock.pass(-31 * 86_400_000);
  });

  it('is taken over by a person, and counts as a registration of its address', async () => {
    const { secret } = await register(newName());
    const { botCheck: _proof, ...form } = await ownerForm(site, secret);
    expect((await site.browser().refusal('member.activate', form)).code).toBe('bot_check_failed');
    const browser = site.browser();
    await browser.call('member.activate', await ownerForm(site, secret));
    const counts = await site.pool.query<{ key: string; points: number }>(
      `select key, points from throttle where key like 'register:%'`,
    );
    expect(counts.rows).toMatchObject([{ points: 1 }]);
    await site.pool.query(`update throttle set points = 20 where key like 'register:%'`);
    const full = await register(newName());
    const refused = await site.browser().refusal('member.activate', await ownerForm(site, full.secret));
    expect(refused.code).toBe('too_many_requests');
  });

  it('is activated at a brand that asks for an affiliate code', async () => {
    const rule = {
      name: 'affiliateCode',
      required: true,
      order: 99,
      acceptedPattern: '*',
      patternId: 'letter-first-alphanumeric',
      minLength: 1,
      maxLength: 40,
    };
    const setFields = async (statement: string) => {
      await site.pool.query(
        `update brand set config = jsonb_set(config, '{registerFields}', ${statement}), revision = revision + 1 where id = 1`,
        [JSON.stringify([rule])],
      );
      site.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
    };
    await setFields(`config -> 'registerFields' || $1::jsonb`);
    const { secret } = await register(newName());
    expect(await site.browser().call('member.activate', await ownerForm(site, secret))).toMatchObject({
      firstTimeLogin: true,
    });
    const own = { ...(await ownerForm(site, '-')), username: newName() };
    const { secret: _none, ...form } = own;
    expect((await site.browser().refusal('member.register', form)).code, 'the rule counts').toBe('validation_failed');
    await setFields(
      `(select jsonb_agg(f) from jsonb_array_elements(config -> 'registerFields') f where f ->> 'name' <> $1::jsonb -> 0 ->> 'name')`,
    );
  });

  it('is written down with the agent, as are new secrets', async () => {
    const account = newName();
    await register(account);
    const member = await memberOf(account);
    const { rows } = await site.pool.query<{ id: string }>('select public_id as id from member where account = $1', [
      account,
    ]);
    await top.browser.call('agent.renewActivation', { id: rows[0]?.id ?? '', way: 'link' });
    const entries = await site.pool.query(
      `select actor_kind as kind, actor_id::bigint as actor, action, details ->> 'agentId' as agent from audit_log where subject = $1 order by id`,
      [`member:${rows[0]?.id}`],
    );
    const by = { kind: 'member', actor: top.id, agent: top.publicId };
    expect(entries.rows).toEqual([
      { ...by, action: 'member.registered-by-agent' },
      { ...by, action: 'member.activation-renewed' },
    ]);
    expect(member?.upline_id).toBe(top.id);
  });

  it('that nobody activates is closed long after its last secret ended, and its name is free again', async () => {
    const [account, held, fresh] = [newName(), newName(), newName()];
    await register(account);
    await register(held, { type: AGENT });
    const holder = await memberOf(held);
    await site.pool.query('select set_upline($1, $2)', [other.id, holder?.id]);
    await register(fresh);
    const { platform } = site.app;
    const unclaimed = createUnclaimedAccounts({ platform, audit: createAudit(site.pool) });
    const endSecrets = (daysAgo: number) =>
      site.pool.query(
        `update member_activation set expires_at = $2::timestamptz - make_interval(days => $3)
         where member_id in (select id from member where account = any ($1))`,
        [[account, held], site.clock.now(), daysAgo],
      );
    await endSecrets(59);
    await unclaimed.close();
    expect(await memberOf(account)).toBeTruthy();
    await endSecrets(61);
    await Promise.all([1, 2].map(() => unclaimed.close()));
    expect(await memberOf(account)).toBeUndefined();
    expect([await memberOf(held), await memberOf(fresh)], 'one with somebody below, and a new one').not.toContain(
      undefined,
    );
    expect((await register(account)).outcome).toBe('registered');
    await site.pool.query('select set_upline($1, null)', [other.id]);
  });

  it('gets a new secret from its direct upline until its owner has been there, from nobody else', async () => {
    const account = newName();
    const { secret } = await register(account);
    const { rows } = await site.pool.query<{ id: string }>('select public_id as id from member where account = $1', [
      account,
    ]);
    const id = rows[0]?.id ?? '';
    for (const stranger of [other, abroad])
      expect((await stranger.browser.refusal('agent.renewActivation', { id, way: 'link' })).code).toBe('not_found');
    const renewed = await top.browser.call('agent.renewActivation', { id, way: 'link' });
    expect((await site.browser().refusal('member.activation', { secret })).code).toBe('link_expired');
    await site.browser().call('member.activate', await ownerForm(site, renewed.secret));
    expect((await top.browser.refusal('agent.renewActivation', { id, way: 'link' })).code).toBe('not_found');
  });

  it('is an agent where the agent says so, with an affiliate code of its own, and no other type', async () => {
    const account = newName();
    expect((await register(account, { type: AGENT })).outcome).toBe('registered');
    expect(await memberOf(account)).toMatchObject({ type: AGENT });
    expect((await memberOf(account))?.code).toMatch(/^[A-Z2-9]{10}$/);
    expect((await register(newName(), { type: 42 })).outcome).toBe('type_refused');
  });

  it('has at most the prize group of the agent', async () => {
    await site.pool.query('insert into lottery_member_group (member_id, prize_group) values ($1, 1900)', [top.id]);
    expect((await register(newName(), { prizeGroup: 1_901 })).outcome).toBe('group_refused');
    const account = newName();
    expect((await register(account, { prizeGroup: 1_880 })).outcome).toBe('registered');
    const { rows } = await site.pool.query('select member_prize_group($1) as held', [(await memberOf(account))?.id]);
    expect(rows).toEqual([{ held: 1_880 }]);
    expect(await top.browser.call('agent.registerSettings', {})).toMatchObject({
      largestGroup: 1_900,
      lowestGroup: 1_700,
    });
    await site.pool.query('delete from lottery_member_group where member_id <> $1', [top.id]);
    await site.pool.query('delete from lottery_member_group');
  });
});

describe('an upload', () => {
  it('is told row by row, does nothing for a row that it refuses, and refuses NUL and names that no form would take', async () => {
    const account = newName();
    const { rows } = await top.browser.call(
      'agent.register',
      rowsOf([account, account.toUpperCase(), 'ab', '=cmd|x', 'নামনাম', newName()]),
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      'registered',
      'account_taken',
      'account_invalid',
      'account_invalid',
      'account_invalid',
      'registered',
    ]);
    expect((await top.browser.refusal('agent.register', rowsOf(['nul\0name']))).code).toBe('validation_failed');
    const many = rowsOf(Array.from({ length: 101 }, () => newName()));
    expect((await top.browser.refusal('agent.register', many)).code).toBe('validation_failed');
  });

  it('that comes again makes nobody twice, and tells a new secret until the owner has been there', async () => {
    const accounts = [newName(), newName()];
    const upload = rowsOf(accounts);
    const first = await top.browser.call('agent.register', upload);
    const [again, twice] = await Promise.all([1, 2].map(() => top.browser.call('agent.register', upload)));
    expect([again, twice].flatMap((answer) => answer?.rows.map(({ outcome }) => outcome))).toEqual(
      Array(4).fill('repeated'),
    );
    const [secret = ''] = first.rows.map((row) => row.secret ?? '');
    expect((await site.browser().refusal('member.activation', { secret })).code).toBe('link_expired');
    const last = await top.browser.call('agent.register', { ...upload, way: 'link' });
    await site.browser().call('member.activate', await ownerForm(site, last.rows[0]?.secret ?? ''));
    const { rows } = await top.browser.call('agent.register', upload);
    expect(rows.map(({ outcome, secret: told }) => [outcome, told === null])).toEqual([
      ['activated', true],
      ['repeated', false],
    ]);
    const changed = { ...upload, rows: [{ place: 1, account: newName() }] };
    expect((await top.browser.call('agent.register', changed)).rows[0]?.outcome).toBe('row_reused');
    const count = await site.pool.query('select from member where account = any ($1)', [accounts]);
    expect(count.rowCount).toBe(2);
    const elsewhere = await other.browser.call('agent.register', {
      ...upload,
      rows: [{ place: 1, account: newName() }],
    });
    expect(elsewhere.rows[0]?.outcome, 'another agent’s upload of the same id').toBe('registered');
  });

  it('tells each row beyond the bound of the day, and what became of those before it', async () => {
    const upload = rowsOf([newName(), newName()]);
    await top.browser.call('agent.register', { ...upload, rows: upload.rows.slice(0, 1) });
    await site.pool.query(`update throttle set points = 20000 where key like 'agent-register:%'`);
    const { rows } = await top.browser.call('agent.register', upload);
    expect(rows.map(({ outcome, secret }) => [outcome, secret === null])).toEqual([
      ['repeated', false],
      ['limit_reached', true],
    ]);
  });

  it('makes one account of a name that two ask for at once', async () => {
    const account = newName();
    const both = await Promise.all(
      [top, other].map(({ browser }) => browser.call('agent.register', rowsOf([account]))),
    );
    expect(both.map(({ rows }) => rows[0]?.outcome).toSorted()).toEqual(['account_taken', 'registered']);
  });

  it('leaves nothing of a row that failed in the middle, and goes on when it is repeated', async () => {
    const upload = rowsOf([newName(), newName(), newName()]);
    const broken = upload.rows[1]?.account;
    await site.pool.query(`
      create function fail_row() returns trigger language plpgsql as $$ begin
        if exists (select from member where id = new.member_id and account = '${broken}') then raise 'the connection was lost'; end if;
        return new; end $$;
      create trigger fail_row before insert on registration_row for each row execute function fail_row()`);
    expect((await top.browser.refusal('agent.register', upload)).code).toBe('unknown_error');
    const made = async () =>
      (
        await site.pool.query('select from member where account = any ($1)', [
          upload.rows.map(({ account }) => account),
        ])
      ).rowCount;
    expect(await made()).toBe(1);
    await site.pool.query('drop trigger fail_row on registration_row');
    const { rows } = await top.browser.call('agent.register', upload);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['repeated', 'registered', 'registered']);
    expect(await made()).toBe(3);
  });

  it('is for agents', async () => {
    const member = await joinLine(site, 'member11', { upline: top.id, type: MEMBER_TYPE });
    expect((await member.browser.refusal('agent.register', rowsOf([newName()]))).code).toBe('forbidden');
    expect(await logIn('member11', PASSWORD)).toBe('in');
  });
});
