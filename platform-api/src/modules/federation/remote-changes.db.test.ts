import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../platform/password-hash';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { registerRelease } from './register-release';
import { releaseOf } from './release.fixture';

const password = 'Harbour-Beacon-77';
let site: TestApp;
let cookie = '';

beforeAll(async () => {
  site = await startTestApp();
  for (const release of [
    releaseOf('host-shell', '1.0.0'),
    releaseOf('mf-games', '1.0.0'),
    releaseOf('mf-games', '1.1.0'),
    { ...releaseOf('mf-games', '2.0.0'), contract: '^2.0.0' },
    { ...releaseOf('host-shell', '2.0.0'), contract: '2.0.0' },
  ]) {
    await registerRelease(site.pool, release);
  }
  await site.pool.query(
    "insert into brand_remote (brand_id, remote, stable) select id, 'host-shell', '1.0.0' from brand",
  );
  await site.pool.query(
    "insert into brand_remote (brand_id, remote, stable) select id, 'mf-games', '1.0.0' from brand",
  );
  await site.pool.query(
    "insert into operator (email, name, password_hash, rights) values ('release@marquee.localhost', 'r', $1, '{remotes}'), ('other@marquee.localhost', 'o', $1, '{content}')",
    [await hashPassword(password)],
  );
  cookie = await signIn('release@marquee.localhost');
});
afterAll(() => site.close());

async function signIn(email: string): Promise<string> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password });
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function change(action: string, fields: object, as = cookie, remote = 'mf-games') {
  const response = await site.app.server.inject({
    method: 'POST',
    url: `/ops/remotes/${remote}/${action}`,
    headers: { host: 'console.localhost', cookie: as },
    payload: { brand: 'sundarban', reason: 'test', ...fields },
  });
  return response.json<{ success: boolean; code?: string; value: unknown }>();
}

async function stateOf(brand: string) {
  const { rows } = await site.pool.query<Record<string, unknown>>(
    "select enabled, stable, previous, canary, canary_percent, pinned from brand_remote join brand on brand.id = brand_id where code = $1 and remote = 'mf-games'",
    [brand],
  );
  return rows[0];
}

describe('operators and remotes', () => {
  it('promotes for one brand only, and rolls back to the release before', async () => {
    expect(await change('promote', { version: '1.1.0' })).toMatchObject({ success: true });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.1.0', previous: '1.0.0' });
    expect(await stateOf('meridian')).toMatchObject({ stable: '1.0.0', previous: null });

    expect(await change('rollback', {})).toMatchObject({ success: true, value: { stable: '1.0.0' } });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.0.0', previous: '1.1.0' });
  });

  it('gives a canary its share and ends it when it is promoted', async () => {
    await change('promote', { version: '1.1.0', canaryPercent: 10 });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.0.0', canary: '1.1.0', canary_percent: 10 });
    await change('promote', { version: '1.1.0' });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.1.0', canary: null, canary_percent: 0 });
  });

  it('refuses a release that is incompatible with the running shell, with the reason', async () => {
    expect(await change('promote', { version: '2.0.0' })).toMatchObject({
      code: 'release_incompatible',
      details: { reasons: ['needs contract ^2.0.0, the shell has 1.0.0'] },
    });
  });

  it('refuses an unknown release', async () => {
    expect(await change('pin', { version: '7.7.7' })).toMatchObject({ code: 'release_not_found' });
  });

  it('lifts a pin again, and records both', async () => {
    expect(await change('pin', { version: '1.0.0' })).toMatchObject({ success: true });
    expect(await stateOf('sundarban')).toMatchObject({ pinned: '1.0.0' });
    expect(await change('pin', { version: null })).toMatchObject({ success: true });
    expect(await stateOf('sundarban')).toMatchObject({ pinned: null });
    const { rows } = await site.pool.query(
      "select action from audit_log where subject = 'remote:mf-games' order by id desc limit 2",
    );
    expect(rows).toEqual([{ action: 'remote.unpinned' }, { action: 'remote.pinned' }]);
  });

  it('changes the shell itself whatever contract the one before it has', async () => {
    expect(await change('promote', { version: '2.0.0' }, cookie, 'host-shell')).toMatchObject({ success: true });
    expect(await change('rollback', {}, cookie, 'host-shell')).toMatchObject({ value: { stable: '1.0.0' } });
  });

  it('refuses operators without the right', async () => {
    expect(await change('rollback', {}, await signIn('other@marquee.localhost'))).toMatchObject({ code: 'forbidden' });
  });

  it('records in the audit log who switched a remote off and why', async () => {
    await change('enabled', { enabled: false, reason: 'vendor is down' });
    const { rows } = await site.pool.query(
      "select action, reason, details -> 'after' ->> 'enabled' as enabled from audit_log where subject = 'remote:mf-games' order by id desc limit 1",
    );
    expect(rows[0]).toEqual({ action: 'remote.disabled', reason: 'vendor is down', enabled: 'false' });
    await change('enabled', { enabled: true });
  });

  it('refuses a published version with other content, and accepts the same again', async () => {
    await expect(registerRelease(site.pool, releaseOf('mf-games', '1.0.0'))).resolves.toEqual({ added: false });
    await expect(registerRelease(site.pool, releaseOf('mf-games', '1.0.0', 'other'))).rejects.toMatchObject({
      code: 'release_exists',
    });
    await expect(site.pool.query("update remote_release set document = '{}'")).rejects.toThrow(/immutable/);
  });
});

describe('telemetry of loads', () => {
  it('counts by version and outcome, and drops releases that do not exist', async () => {
    const report = { remote: 'mf-games', durationMs: 120 };
    await site.browser().call('remotes.report', {
      reports: [
        { ...report, version: '1.0.0', outcome: 'loaded' },
        { ...report, version: '1.0.0', outcome: 'loaded' },
        { ...report, version: '1.0.0', outcome: 'failed', reason: 'timeout', phase: 'script' },
        { ...report, version: '6.6.6', outcome: 'loaded' },
      ],
    });
    const { rows } = await site.pool.query(
      'select version, outcome, reason, loads::int from remote_telemetry order by outcome',
    );
    expect(rows).toEqual([
      { version: '1.0.0', outcome: 'failed', reason: 'timeout', loads: 1 },
      { version: '1.0.0', outcome: 'loaded', reason: '', loads: 2 },
    ]);
  });

  it('lists for operators what each remote runs, its versions, and its own loads of the last day', async () => {
    const operator = site.browser('console');
    await operator.call('operator.login', { email: 'release@marquee.localhost', password });
    const listed = async (brand: string) =>
      (await operator.call('remotes.list', { brand })).map(({ remote, stable, versions, loads }) => ({
        remote,
        stable,
        versions: versions.map(({ version }) => version),
        loads,
      }));
    const versions = ['2.0.0', '1.1.0', '1.0.0'];
    const counts = { version: '1.0.0', loaded: 2, slow: 0, failed: 1, threw: 0 };
    const shell = { remote: 'host-shell', stable: '1.0.0', versions: ['2.0.0', '1.0.0'], loads: [] };
    const games = { remote: 'mf-games', versions, loads: [counts] };
    expect(await listed('sundarban')).toMatchObject([shell, games]);
    expect(await listed('meridian')).toMatchObject([shell, { ...games, loads: [] }]);
    site.clock.pass(25 * 3_600_000);
    await operator.call('operator.login', { email: 'release@marquee.localhost', password });
    expect(await listed('sundarban')).toMatchObject([shell, { ...games, loads: [] }]);
  });
});
