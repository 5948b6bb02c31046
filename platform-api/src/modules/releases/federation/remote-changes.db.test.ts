import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootDocument } from '@marquee/contract/boot';
import type { Release } from '@marquee/contract/release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrMakeKey } from '../../../platform/key-file';
import { hashPassword } from '../../../platform/password-hash';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createPageTokens } from './page-tokens';
import { registerRelease } from './register-release';
import { releaseOf, storeEntry } from './release.fixture';

const password = 'Harbour-Beacon-77';
let site: TestApp;
let cookie = '';

beforeAll(async () => {
  site = await startTestApp();
  const shell = join(site.app.platform.config.home, 'releases/host-shell/1.0.0');
  await mkdir(shell, { recursive: true });
  await writeFile(join(shell, 'template.html'), '<!doctype html>');
  for (const release of [
    releaseOf('host-shell', '1.0.0'),
    releaseOf('mf-games', '1.0.0'),
    releaseOf('mf-games', '1.1.0'),
    releaseOf('mf-games', '1.2.0'),
    withContract(releaseOf('mf-games', '2.0.0'), '^2.0.0'),
    { ...releaseOf('host-shell', '1.1.0'), contract: '1.1.0' },
    { ...releaseOf('host-shell', '2.0.0'), contract: '2.0.0' },
  ]) {
    await registerRelease(site.pool, release);
    await storeEntry(site.app.platform.config.home, release);
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

const withContract = (release: Release, contract: string): Release => ({
  ...release,
  contract,
  manifest: release.manifest && { ...release.manifest, contract },
});

async function signIn(email: string): Promise<string> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password });
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function change(action: string, fields: object, as = cookie, remote = 'mf-games') {
  const { rows } = await site.pool.query<{ revision: number }>(
    "select brand_remote.revision from brand_remote join brand on brand.id = brand_id where code = 'sundarban' and remote = $1",
    [remote],
  );
  const response = await site.app.server.inject({
    method: 'POST',
    url: `/ops/remotes/${remote}/${action}`,
    headers: { host: 'console.localhost', cookie: as },
    payload: { brand: 'sundarban', revision: rows[0]?.revision ?? 0, reason: 'test', ...fields },
  });
  return response.json<{ success: boolean; code?: string; value: unknown; details?: unknown }>();
}

async function stateOf(brand: string, remote = 'mf-games') {
  const { rows } = await site.pool.query<Record<string, unknown>>(
    'select enabled, off_notices, stable, previous, canary, canary_percent, pinned, brand_remote.revision from brand_remote join brand on brand.id = brand_id where code = $1 and remote = $2',
    [brand, remote],
  );
  return rows[0];
}

const lastAction = async (remote = 'mf-games') => {
  const { rows } = await site.pool.query<Record<string, unknown>>(
    "select action, reason, details -> 'after' as after from audit_log where subject = $1 order by id desc limit 1",
    [`remote:${remote}`],
  );
  return rows[0];
};

describe('operators and remotes', () => {
  it('promotes for one brand only, and rolls back to the chosen release', async () => {
    expect(await change('promote', { version: '1.1.0' })).toMatchObject({ success: true });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.1.0', previous: '1.0.0' });
    expect(await stateOf('meridian')).toMatchObject({ stable: '1.0.0', previous: null });

    expect(await change('rollback', { version: '1.0.0' })).toMatchObject({ success: true });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.0.0', previous: null });
  });

  it('never serves a release again that was rolled back, until an operator calls it good', async () => {
    const refusal = { code: 'release_bad', details: { version: '1.1.0', reasons: ['test'] } };
    expect(await change('rollback', { version: '1.1.0' })).toMatchObject(refusal);
    expect(await change('promote', { version: '1.1.0' })).toMatchObject(refusal);
    expect(await change('promote', { version: '1.1.0', canaryPercent: 5 })).toMatchObject(refusal);
    expect(await change('pin', { version: '1.1.0' })).toMatchObject(refusal);

    expect(await change('verdict', { version: '1.1.0', verdict: 'good', reason: 'the vendor failed' })).toMatchObject({
      success: true,
    });
    expect(await lastAction()).toMatchObject({ action: 'remote.judged-good', reason: 'the vendor failed' });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.0.0', previous: '1.1.0' });
    expect(await change('verdict', { version: '1.1.0', verdict: null })).toMatchObject({ success: true });
    expect(await change('verdict', { version: '7.7.7', verdict: 'good' })).toMatchObject({ code: 'release_not_found' });
  });

  it('falls back on the last release that proved itself by its loads', async () => {
    await site.pool.query(
      `insert into remote_telemetry (brand_id, remote, version, outcome, hour, loads)
       select id, 'mf-games', '1.0.0', 'loaded', now(), 500 from brand where code = 'sundarban'`,
    );
    await change('promote', { version: '1.1.0' });
    await change('promote', { version: '1.2.0' });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.2.0', previous: '1.0.0' });
    await change('rollback', { version: '1.0.0' });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.0.0', previous: '1.1.0' });
    await change('verdict', { version: '1.2.0', verdict: null });
    await site.pool.query('delete from remote_telemetry');
  });

  it('gives a canary its share and ends it when it is promoted', async () => {
    await change('promote', { version: '1.1.0', canaryPercent: 10 });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.0.0', canary: '1.1.0', canary_percent: 10 });
    await change('promote', { version: '1.1.0' });
    expect(await stateOf('sundarban')).toMatchObject({ stable: '1.1.0', canary: null, canary_percent: 0 });
  });

  it('refuses a shell in which a remote of the brand does not run, and names the remote', async () => {
    for (const action of ['promote', 'pin'])
      expect(await change(action, { version: '2.0.0' }, cookie, 'host-shell')).toMatchObject({
        code: 'release_incompatible',
        details: {
          reasons: [expect.stringMatching(/^mf-games [\d.]+ needs contract \^1\.0\.0, the shell has 2\.0\.0$/)],
        },
      });
  });

  it('refuses a release that is incompatible with the running shell, with the reason', async () => {
    const refusal = {
      code: 'release_incompatible',
      details: { reasons: ['needs contract ^2.0.0, the shell has 1.0.0'] },
    };
    expect(await change('promote', { version: '2.0.0' })).toMatchObject(refusal);
    expect(await change('rollback', { version: '2.0.0' })).toMatchObject(refusal);
  });

  it('refuses an unknown release, and one whose files were removed', async () => {
    expect(await change('pin', { version: '7.7.7' })).toMatchObject({ code: 'release_not_found' });
    await site.pool.query("update remote_release set removed_at = now() where version = '1.2.0'");
    expect(await change('rollback', { version: '1.2.0' })).toMatchObject({ code: 'release_not_found' });
    await site.pool.query("update remote_release set removed_at = null where version = '1.2.0'");
  });

  it('refuses to serve a release whose files are not in the storage', async () => {
    await registerRelease(site.pool, releaseOf('mf-games', '1.3.0'));
    const refusal = {
      code: 'release_files_wrong',
      details: { reasons: ['entry.js of mf-games 1.3.0 is not in the storage'] },
    };
    expect(await change('promote', { version: '1.3.0' })).toMatchObject(refusal);
    expect(await change('rollback', { version: '1.3.0' })).toMatchObject(refusal);
    expect(await change('pin', { version: '1.3.0' })).toMatchObject(refusal);
  });

  it('lifts a pin again, and records both', async () => {
    expect(await change('pin', { version: '1.0.0' })).toMatchObject({ success: true });
    expect(await stateOf('sundarban')).toMatchObject({ pinned: '1.0.0' });
    expect(await lastAction()).toMatchObject({ action: 'remote.pinned' });
    expect(await change('pin', { version: null })).toMatchObject({ success: true });
    expect(await stateOf('sundarban')).toMatchObject({ pinned: null });
    expect(await lastAction()).toMatchObject({ action: 'remote.unpinned' });
  });

  it('changes the shell itself whatever contract the one before it has', async () => {
    expect(await change('promote', { version: '1.1.0' }, cookie, 'host-shell')).toMatchObject({ success: true });
    expect(await change('rollback', { version: '1.0.0' }, cookie, 'host-shell')).toMatchObject({ success: true });
  });

  it('has open pages of one brand reload, on record, and says so in their boot document', async () => {
    const bootOf = async (brand: string) => {
      const answer = await site.app.server.inject({ url: '/wps/boot', headers: { host: `${brand}.localhost` } });
      return answer.json<BootDocument>();
    };
    const before = await bootOf('sundarban');
    expect(await change('reload', { reason: 'it hurts' })).toMatchObject({ success: true });
    const { revision } = (await stateOf('sundarban')) as { revision: number };
    const entry = { action: 'remote.reload-forced', reason: 'it hurts', after: { reloadRevision: revision } };
    expect(await lastAction()).toMatchObject(entry);
    const after = await bootOf('sundarban');
    expect(after.reloads).toEqual({ 'mf-games': revision });
    expect(after.revision).not.toBe(before.revision);
    expect((await bootOf('meridian')).reloads).toEqual({});
  });

  it('refuses operators without the right', async () => {
    const other = await signIn('other@marquee.localhost');
    expect(await change('rollback', { version: '1.0.0' }, other)).toMatchObject({ code: 'forbidden' });
    expect(await change('verdict', { version: '1.0.0', verdict: 'bad' }, other)).toMatchObject({ code: 'forbidden' });
    expect(await change('reload', {}, other)).toMatchObject({ code: 'forbidden' });
  });

  it('refuses every change and list to operators of another brand', async () => {
    await site.pool.query(
      "insert into operator (email, name, password_hash, rights, brand_ids) select 'meridian@marquee.localhost', 'm', password_hash, rights, (select array_agg(id) from brand where code = 'meridian') from operator where email = 'release@marquee.localhost'",
    );
    const foreign = await signIn('meridian@marquee.localhost');
    const before = await stateOf('sundarban');
    const attempts: [string, object][] = [
      ['enabled', {}],
      ['enabled', { version: '1.1.0' }],
      ['disabled', { notices: {} }],
      ['promote', { version: '1.1.0' }],
      ['promote', { version: '1.1.0', canaryPercent: 5 }],
      ['pin', { version: '1.1.0' }],
      ['rollback', { version: '1.1.0' }],
      ['verdict', { version: '1.1.0', verdict: 'bad' }],
      ['reload', {}],
    ];
    for (const [action, fields] of attempts)
      expect(await change(action, fields, foreign)).toMatchObject({ code: 'forbidden' });
    for (const list of ['', '/map', '/available', '/mf-games/history'].map((end) => `/ops/remotes${end}`)) {
      const headers = { host: 'console.localhost', cookie: foreign };
      const answer = await site.app.server.inject({ url: `${list}?brand=sundarban`, headers });
      expect(answer.json()).toMatchObject({ code: 'forbidden' });
    }
    expect(await stateOf('sundarban')).toEqual(before);
  });

  it('refuses a change that is based on an older state, with the current one and who changed it', async () => {
    const { revision } = (await stateOf('sundarban')) as { revision: number };
    const both = ['1.1.0', '1.0.0'].map((version) => change('pin', { version, revision, reason: 'at once' }));
    const answers = await Promise.all(both);
    const { pinned } = (await stateOf('sundarban')) as { pinned: string };
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      code: 'remote_changed',
      details: { current: { pinned, revision: revision + 1 }, lastChange: { action: 'remote.pinned', by: 'r' } },
    });
    await change('pin', { version: null });
  });

  it('switches a remote off with a notice per language, and on again', async () => {
    const notices = { en: 'Back at noon', bn: 'দুপুরে ফিরছে' };
    await change('disabled', { notices, reason: 'vendor is down' });
    expect(await stateOf('sundarban')).toMatchObject({ enabled: false, off_notices: notices });
    expect(await lastAction()).toMatchObject({
      action: 'remote.disabled',
      reason: 'vendor is down',
      after: { enabled: false },
    });
    const noticeIn = async (language: string) => {
      const host = 'sundarban.localhost';
      const answer = await site.app.server.inject({ url: `/wps/boot?language=${language}`, headers: { host } });
      return answer.json<BootDocument>().disabledRemotes;
    };
    expect(await noticeIn('bn')).toEqual([{ name: 'mf-games', reason: 'দুপুরে ফিরছে', routePatterns: ['/rng'] }]);
    expect(await noticeIn('en')).toMatchObject([{ reason: 'Back at noon' }]);
    await change('enabled', {});
    expect(await stateOf('sundarban')).toMatchObject({ enabled: true, off_notices: {} });
  });

  it('switches a registered remote on for one brand; no other brand changes by a byte', async () => {
    const meridian = async () => {
      const headers = { host: 'meridian.localhost', cookie: 'mq_bucket=1' };
      const { body } = await site.app.server.inject({ url: '/wps/boot', headers });
      // Each document has a token of its own.
      return body.replace(/"telemetry":"[^"]*"/, '');
    };
    const before = await meridian();
    const loyalty = releaseOf('mf-loyalty', '1.0.0');
    await registerRelease(site.pool, loyalty);
    await storeEntry(site.app.platform.config.home, loyalty);
    const listed = site.browser('console');
    await listed.call('operator.login', { email: 'release@marquee.localhost', password });
    expect(await listed.call('remotes.available', { brand: 'sundarban' })).toMatchObject([
      { remote: 'mf-loyalty', versions: [{ version: '1.0.0' }] },
    ]);
    expect(await change('enabled', {}, cookie, 'mf-loyalty')).toMatchObject({ code: 'not_found' });
    expect(await change('enabled', { version: '9.9.9' }, cookie, 'mf-loyalty')).toMatchObject({
      code: 'release_not_found',
    });
    expect(await change('enabled', { version: '1.0.0' }, cookie, 'mf-loyalty')).toMatchObject({ success: true });
    expect(await lastAction('mf-loyalty')).toMatchObject({ action: 'remote.added', after: { stable: '1.0.0' } });
    expect(await stateOf('sundarban', 'mf-loyalty')).toMatchObject({ enabled: true, stable: '1.0.0' });
    expect(await stateOf('meridian', 'mf-loyalty')).toBeUndefined();
    expect(await listed.call('remotes.available', { brand: 'sundarban' })).toEqual([]);
    expect(await meridian()).toBe(before);
    await site.pool.query("delete from brand_remote where remote = 'mf-loyalty'");
  });

  it('refuses a published version with other content, and accepts the same again', async () => {
    await expect(registerRelease(site.pool, releaseOf('mf-games', '1.0.0'))).resolves.toEqual({ added: false });
    await expect(registerRelease(site.pool, releaseOf('mf-games', '1.0.0', 'other'))).rejects.toMatchObject({
      code: 'release_exists',
    });
    await expect(site.pool.query("update remote_release set document = '{}'")).rejects.toThrow(/immutable/);
  });
});

describe('owners', () => {
  const call = async (method: 'GET' | 'POST', payload?: object, as = cookie) => {
    const url = '/ops/remote-owners';
    const headers = { host: 'console.localhost', cookie: as };
    const response = await site.app.server.inject({ method, url, headers, ...(payload && { payload }) });
    return response.json<{ code?: string; value: unknown }>();
  };
  const move = (fields: object, as = cookie) =>
    call('POST', { kind: 'route', name: '/rng', remote: 'host-shell', reason: 'a new team', ...fields }, as);

  it('are listed, and moved with a record', async () => {
    expect((await call('GET')).value).toContainEqual({ kind: 'route', name: '/rng', remote: 'mf-games' });
    expect(await move({})).toMatchObject({ value: null });
    expect((await call('GET')).value).toContainEqual({ kind: 'route', name: '/rng', remote: 'host-shell' });
    await move({ remote: 'mf-games' });
    const { rows } = await site.pool.query(
      "select action, subject, reason, details from audit_log where action = 'remote.owner-moved' order by id desc limit 1",
    );
    expect(rows[0]).toEqual({
      action: 'remote.owner-moved',
      subject: 'route:/rng',
      reason: 'a new team',
      details: { before: 'host-shell', after: 'mf-games' },
    });
  });

  it('are granted a part of another remote’s addresses, never of the shell’s', async () => {
    expect(await move({ name: '/rng/vip', remote: 'mf-games' })).toMatchObject({ value: null });
    expect(await move({ name: '/help', remote: 'mf-games' })).toMatchObject({ code: 'release_claim_taken' });
    expect(await move({ name: '/rng/vip', remote: null })).toMatchObject({ value: null });
    expect(await move({ name: '/rng/vip', remote: null })).toMatchObject({ code: 'not_found' });
    expect(await move({ remote: 'mf-nobody' })).toMatchObject({ code: 'not_found' });
  });

  it('are not for operators without the right, nor moved by those of one brand', async () => {
    const other = await signIn('other@marquee.localhost');
    expect(await call('GET', undefined, other)).toMatchObject({ code: 'forbidden' });
    await site.pool.query(
      "insert into operator (email, name, password_hash, rights, brand_ids) select 'one@marquee.localhost', 'one', password_hash, rights, '{1}' from operator where email = 'release@marquee.localhost'",
    );
    expect(await move({}, await signIn('one@marquee.localhost'))).toMatchObject({ code: 'forbidden' });
  });
});

describe('telemetry of loads', () => {
  it('counts by version and outcome, and drops releases that do not exist', async () => {
    const report = { remote: 'mf-games', durationMs: 120 };
    const releases = ['mf-games@1.0.0', 'mf-games@6.6.6'];
    const { rows: brands } = await site.pool.query<{ id: number }>("select id from brand where code = 'sundarban'");
    const key = await readOrMakeKey(site.app.platform.config.keys, 'telemetry.key');
    await site.browser().call('remotes.report', {
      token: createPageTokens(key, site.clock).issue({ brandId: brands[0]?.id ?? 0, releases }, 'page'),
      releases,
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
    const versions = ['1.3.0', '2.0.0', '1.2.0', '1.1.0', '1.0.0'];
    const counts = { version: '1.0.0', loaded: 2, slow: 0, failed: 1, threw: 0 };
    const shell = { remote: 'host-shell', stable: '1.0.0', versions: ['2.0.0', '1.1.0', '1.0.0'], loads: [] };
    const games = { remote: 'mf-games', versions, loads: [counts] };
    expect(await listed('sundarban')).toMatchObject([shell, games]);
    expect(await listed('meridian')).toMatchObject([shell, { ...games, loads: [] }]);
    site.clock.pass(25 * 3_600_000);
    await operator.call('operator.login', { email: 'release@marquee.localhost', password });
    expect(await listed('sundarban')).toMatchObject([shell, { ...games, loads: [] }]);
  });
});
