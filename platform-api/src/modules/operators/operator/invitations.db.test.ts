import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../../../shared/build/src/tasks/run-program';
import { createAudit } from '../audit/audit';
import { RIGHTS } from '../rights/rights';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { makeOperator, TEST_PASSWORD } from '../../lottery/operators.fixture';
import { inviteOperator } from './invitations';

const DAY_MS = 24 * 3_600_000;
const PASSWORD = 'Lighthouse-Keeper-9';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

/** As the command does it. */
const invite = async (email: string) => {
  const grant = { email, rights: RIGHTS, brandIds: [] };
  const entry = { actor: { kind: 'system' }, reason: 'the first operator' } as const;
  const { link } = await inviteOperator(site.app.platform, createAudit(site.pool), grant, entry);
  return link.split('#')[1] ?? '';
};
const accept = (token: string, password = PASSWORD, confirmed = password) =>
  site.browser('console').send('operator.acceptInvitation', {
    token,
    name: 'Ann Roy',
    newPassword: password,
    confirmNewPassword: confirmed,
  });
const codeOf = async (answer: ReturnType<typeof accept>) => {
  const { envelope } = await answer;
  return envelope.success ? 'joined' : envelope.code;
};

/** Ends with the code of the process. */
const runCommand = (...args: readonly string[]) =>
  run(process.execPath, ['shared/build/bootstrap/run.mjs', 'platform-api/commands/operator-invite.ts', ...args], {
    env: { DATABASE_URL: site.app.platform.config.databaseUrl, MARQUEE_HOME: site.app.platform.config.home },
    timeoutMs: 60_000,
  });

// First: it goes by the clock of the machine.
describe('the command', () => {
  it('prints the link of a first operator with every right, and refuses an address that has an account', async () => {
    const { output, code } = await runCommand('First@Example.org');
    expect(code).toBe(0);
    const [, token = ''] = /http:\/\/console\.localhost:4000\/invitation#([\w-]{43})\n/.exec(output) ?? [];
    const { envelope } = await accept(token);
    expect(envelope).toMatchObject({ value: { email: 'first@example.org', rights: [...RIGHTS] } });
    const again = await runCommand('first@example.org');
    expect(again.code).toBe(1);
    expect(again.output).toContain('there is an operator');
  });
});

describe('a link', () => {
  it('sets up an account with its rights, logs in, and is on record', async () => {
    const token = await invite('Ann@Example.org');
    const browser = site.browser('console');
    await expect(browser.call('operator.invitation', { token })).resolves.toMatchObject({ email: 'ann@example.org' });
    const secret = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
    await expect(
      browser.call('operator.acceptInvitation', { token, name: 'Ann Roy', ...secret }),
    ).resolves.toMatchObject({
      name: 'Ann Roy',
      email: 'ann@example.org',
      rights: [...RIGHTS],
      brands: ['sundarban', 'meridian'],
    });
    await expect(browser.call('operator.me', {})).resolves.toMatchObject({ name: 'Ann Roy' });
    const again = site.browser('console');
    await again.call('operator.login', { email: 'ann@example.org', password: PASSWORD });
    const { rows } = await site.pool.query<{ action: string; actor: string }>(
      "select action, actor_kind as actor from audit_log where action in ('operator.invited', 'operator.joined') order by id desc limit 2",
    );
    expect(rows).toEqual([
      { action: 'operator.joined', actor: 'operator' },
      { action: 'operator.invited', actor: 'system' },
    ]);
  });

  it('is stored as a digest', async () => {
    const token = await invite('digest@example.org');
    const { rows } = await site.pool.query<{ row: string }>('select i::text as row from operator_invitation i');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) {
      expect(row).not.toContain(token);
      expect(row).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  it('is accepted by one of many at once', async () => {
    const token = await invite('once@example.org');
    const answers = await Promise.all(Array.from({ length: 8 }, () => codeOf(accept(token))));
    expect(answers.filter((answer) => answer === 'joined')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'link_expired')).toHaveLength(7);
  });

  it('expires after three days', async () => {
    const token = await invite('late@example.org');
    site.clock.pass(3 * DAY_MS + 1);
    expect(await codeOf(accept(token))).toBe('link_expired');
  });

  it('is void once a later one was made for the address', async () => {
    const [first, second] = [await invite('twice@example.org'), await invite('twice@example.org')];
    expect(await codeOf(accept(first))).toBe('link_expired');
    expect(await codeOf(accept(second))).toBe('joined');
  });

  it('stays valid while the password is not acceptable', async () => {
    const token = await invite('careful@example.org');
    expect(await codeOf(accept(token, 'password'))).toBe('validation_failed');
    expect(await codeOf(accept(token, PASSWORD, 'another-one-9'))).toBe('validation_failed');
    expect(await codeOf(accept(token))).toBe('joined');
  });

  it('cannot be guessed more than thirty times an hour from one address, however many come at once', async () => {
    const guesses = Array.from({ length: 60 }, (_, turn) => codeOf(accept(String(turn).padStart(43, 'x'))));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'link_expired')).toHaveLength(30);
    expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(30);
  });

  it('works on the console’s host only', async () => {
    const token = await invite('elsewhere@example.org');
    expect((await site.browser().refusal('operator.invitation', { token })).code).toBe('not_found');
  });
});

describe('an operator with the right', () => {
  const input = (email: string) => ({
    email,
    rights: ['cashier'],
    brands: ['sundarban'],
    reason: 'Joins the cashiers',
  });

  it('invites to rights and brands of their own, not beyond', async () => {
    const lead = await makeOperator(site, 'lead', ['operators', 'cashier'], [1]);
    const { link } = await lead.call('operators.invite', input('noor@example.org'));
    const [address, token = ''] = link.split('#');
    expect(address).toBe('http://console.localhost:4000/invitation');
    const { envelope } = await accept(token);
    expect(envelope).toMatchObject({ value: { rights: ['cashier'], brands: ['sundarban'] } });
    const beyond = [{ rights: ['audit'] }, { brands: ['meridian'] }, { brands: [] }];
    for (const more of beyond)
      expect((await lead.refusal('operators.invite', { ...input('x@example.org'), ...more })).code).toBe('forbidden');
    expect((await lead.refusal('operators.invite', input('noor@example.org'))).code).toBe('operator_exists');
  });

  it('gives the password five minutes after the login; guesses are counted before they are compared', async () => {
    const lead = await makeOperator(site, 'later', ['operators', 'cashier'], []);
    site.clock.pass(6 * 60_000);
    expect((await lead.refusal('operators.invite', input('a@example.org'))).code).toBe('password_incorrect');
    const guesses = Array.from({ length: 30 }, (_, turn) =>
      lead.refusal('operators.invite', { ...input('a@example.org'), password: `guess ${turn}` }),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'password_incorrect')).toHaveLength(10);
    await site.pool.query('delete from throttle');
    await lead.call('operators.invite', { ...input('a@example.org'), password: TEST_PASSWORD });
  });
});
