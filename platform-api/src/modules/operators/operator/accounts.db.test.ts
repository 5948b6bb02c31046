import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@marquee/contract/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { makeOperator, TEST_PASSWORD } from '../../lottery/operators.fixture';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const emailOf = (name: string) => `${name}@marquee.localhost`;
const logIn = async (name: string, ip: string) => {
  const browser = site.browser('console');
  await browser.call('operator.login', { email: emailOf(name), password: TEST_PASSWORD }, { ip });
  return browser;
};
const isOpen = async (browser: Awaited<ReturnType<typeof logIn>>) =>
  (await browser.send('operator.me', {})).envelope.success;
const idOf = async (name: string) => {
  const { rows } = await site.pool.query<{ id: number }>('select id from operator where email = $1', [emailOf(name)]);
  return String(rows[0]?.id);
};
const audited = async (action: string) => {
  const { rows } = await site.pool.query<{ subject: string; reason: string | null; details: object }>(
    'select subject, reason, details from audit_log where action = $1',
    [action],
  );
  return rows;
};

it('lists an operator’s own sessions and ends one of them', async () => {
  await makeOperator(site, 'amina', [], []);
  const atHome = await logIn('amina', '203.0.113.4');
  const sessions = await atHome.call('operator.sessions', {});
  expect(sessions.map(({ ip, isCurrent }) => ({ ip, isCurrent }))).toEqual([
    { ip: '203.0.113.4', isCurrent: true },
    { ip: '198.51.100.7', isCurrent: false },
  ]);
  const lasts = Date.parse(sessions[0]?.expiresAt ?? '') - Date.parse(sessions[0]?.startedAt ?? '');
  expect(lasts).toBe(SESSION_ABSOLUTE_MS);
  const inTheOffice = await logIn('amina', '203.0.113.5');
  await inTheOffice.call('operator.endSession', { sessionId: sessions[0]?.id ?? '' });
  expect(await isOpen(atHome)).toBe(false);
  expect(await isOpen(inTheOffice)).toBe(true);
  expect(await audited('operator.session-ended')).toMatchObject([{ details: { sessionId: sessions[0]?.id } }]);
});

it('leaves the sessions of others alone', async () => {
  const owner = await makeOperator(site, 'owner', [], []);
  const [session] = await owner.call('operator.sessions', {});
  const stranger = await makeOperator(site, 'stranger', [], []);
  await stranger.call('operator.endSession', { sessionId: session?.id ?? '' });
  expect(await isOpen(owner)).toBe(true);
});

it('lets an operator with the right end all sessions of another, with a reason on record', async () => {
  const lead = await makeOperator(site, 'lead', ['operators'], []);
  const other = await makeOperator(site, 'other', [], [1]);
  const again = await logIn('other', '203.0.113.6');
  const listed = (await lead.call('operators.list', {})).find(({ email }) => email === emailOf('other'));
  expect(listed).toMatchObject({ brands: ['sundarban'], status: 'active', sessions: 2 });
  const operatorId = await idOf('other');
  const reason = 'Lost the notebook';
  await expect(lead.call('operators.endSessions', { operatorId, reason })).resolves.toEqual({ ended: 2 });
  expect([await isOpen(other), await isOpen(again), await isOpen(lead)]).toEqual([false, false, true]);
  expect(await audited('operator.sessions-ended')).toMatchObject([
    { subject: `operator:${operatorId}`, reason, details: { ended: 2 } },
  ]);
});

it('shows operators of some brands only those of no other brand', async () => {
  const local = await makeOperator(site, 'local', ['operators'], [1]);
  await makeOperator(site, 'elsewhere', [], [2]);
  await makeOperator(site, 'everywhere', [], []);
  const names = (await local.call('operators.list', {})).map(({ name }) => name);
  expect(names).toContain('local');
  expect(names).not.toContain('elsewhere');
  expect(names).not.toContain('everywhere');
  for (const name of ['elsewhere', 'everywhere']) {
    const input = { operatorId: await idOf(name), reason: 'Not mine to end' };
    expect((await local.refusal('operators.endSessions', input)).code).toBe('not_found');
  }
  const without = await makeOperator(site, 'without', ['audit'], []);
  expect((await without.refusal('operators.list', {})).code).toBe('forbidden');
});

it('ends a session after twelve hours, however much it is used', async () => {
  const browser = await makeOperator(site, 'diligent', [], []);
  const step = SESSION_IDLE_MS - 60_000;
  for (let passed = 0; passed + step < SESSION_ABSOLUTE_MS; passed += step) {
    site.clock.pass(step);
    expect(await isOpen(browser)).toBe(true);
  }
  site.clock.pass(step);
  expect(await isOpen(browser)).toBe(false);
});
