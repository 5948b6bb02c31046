import type { CallRequest } from '@marquee/contract/calls/index';
import type { SignalCounts } from '@marquee/contract/roll-out';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../../platform/password-hash';
import type { TestBrowser } from '../../../../testing/browser';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { createAudit } from '../../../operators/audit/audit';
import { registerRelease } from '../register-release';
import { releaseOf, storeEntry } from '../release.fixture';
import { addServedPages, readPageCounts } from '../served-pages-repository';
import { createAlerts } from './alerts';
import { createRollOutSupervisor } from './supervisor';

const STEPS = [
  { percent: 1, minMinutes: 30, minLoads: 200 },
  { percent: 50, minMinutes: 60, minLoads: 500 },
  { percent: 100, minMinutes: 0, minLoads: 0 },
];
const NONE: SignalCounts = { loads: 0, failed: 0, threw: 0, error: 0, slow: 0, success: 0 };
const MINUTE_MS = 60_000;
const password = 'Harbour-Beacon-77';

let site: TestApp;
let operator: TestBrowser;
let laterMs = 0;
let counts: Map<string, SignalCounts>;

beforeAll(async () => {
  site = await startTestApp();
  const releases = ['mf-games', 'mf-wallet'].flatMap((remote) =>
    ['1.0.0', '1.1.0'].map((version) => releaseOf(remote, version)),
  );
  for (const release of [releaseOf('host-shell', '1.0.0'), ...releases]) {
    await registerRelease(site.pool, release);
    await storeEntry(site.app.platform.config.home, release);
  }
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids)
     select 'night@marquee.localhost', 'Night', $1, '{remotes}'::text[], '{}'
     union all select 'local@marquee.localhost', 'Local', $1, '{remotes}', array[id] from brand where code = 'meridian'`,
    [await hashPassword(password)],
  );
  operator = await signIn('night');
});
afterAll(() => site.close());

beforeEach(async () => {
  laterMs = 0;
  counts = new Map([['1.0.0', { ...NONE, loads: 20_000, success: 4_000 }]]);
  await site.pool.query('truncate roll_out, freeze_window, alert, brand_remote, brand_release, served_pages');
  await site.pool.query(
    `insert into brand_remote (brand_id, remote, stable)
     select id, remote, '1.0.0' from brand, unnest(array['host-shell', 'mf-games', 'mf-wallet']) remote`,
  );
});

async function signIn(name: string): Promise<TestBrowser> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email: `${name}@marquee.localhost`, password });
  return browser;
}

/** Looks at every roll-out once, so many minutes from now. */
async function superviseAfter(minutes: number): Promise<void> {
  laterMs = minutes * MINUTE_MS;
  const { platform } = site.app;
  const clock = { now: () => new Date(Date.now() + laterMs) };
  const audit = createAudit(site.pool);
  const alerts = createAlerts({ ...platform, clock }, audit);
  const read = { signals: () => Promise.resolve(counts), pages: readPageCounts(site.pool) };
  await createRollOutSupervisor({ ...platform, clock }, audit, read, alerts).run();
}

/** Pages that were served in the second minute from now. */
async function servePages(version: string, { pages, reporting }: { pages: number; reporting: number }): Promise<void> {
  const { rows } = await site.pool.query<{ id: number }>("select id from brand where code = 'sundarban'");
  const minute = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + MINUTE_MS);
  await site.pool.query('delete from served_pages where version = $1', [version]);
  await addServedPages(site.pool, [{ brandId: rows[0]?.id ?? 0, remote: 'mf-games', version, minute, pages }]);
  await site.pool.query('update served_pages set reporting = $2 where version = $1', [version, reporting]);
}

const order = (given: Partial<CallRequest<'rollOuts.start'>> = {}): CallRequest<'rollOuts.start'> => ({
  brands: ['sundarban'],
  releases: [{ remote: 'mf-games', version: '1.1.0' }],
  steps: STEPS,
  haltsByItself: true,
  reason: 'new lobby',
  ...given,
});

async function settingOf(brand = 'sundarban', remote = 'mf-games') {
  const { rows } = await site.pool.query<{ stable: string; canary: string | null; percent: number }>(
    `select stable, canary, canary_percent as percent from brand_remote join brand on brand.id = brand_id
     where code = $1 and remote = $2`,
    [brand, remote],
  );
  return rows[0];
}

async function firstOf(brand = 'sundarban') {
  const { content } = await operator.call('rollOuts.list', { brand });
  return content[0];
}

describe('a roll-out', () => {
  test('rises by its steps and becomes stable without a human, at its brand only', async () => {
    await operator.call('rollOuts.start', order());
    expect(await settingOf()).toEqual({ stable: '1.0.0', canary: null, percent: 0 });

    await superviseAfter(0);
    expect(await settingOf()).toEqual({ stable: '1.0.0', canary: '1.1.0', percent: 1 });

    counts.set('1.1.0', { ...NONE, loads: 199, success: 40 });
    await superviseAfter(31);
    expect(await settingOf()).toMatchObject({ percent: 1 });
    counts.set('1.1.0', { ...NONE, loads: 200, success: 40 });
    await superviseAfter(31);
    expect(await settingOf()).toMatchObject({ percent: 50 });

    // The loads of the first step do not count in the second.
    counts.set('1.1.0', { ...NONE, loads: 699, success: 140 });
    await superviseAfter(95);
    expect(await settingOf()).toMatchObject({ percent: 50 });
    counts.set('1.1.0', { ...NONE, loads: 700, success: 140 });
    await superviseAfter(95);
    expect(await settingOf()).toEqual({ stable: '1.1.0', canary: null, percent: 0 });
    expect(await firstOf()).toMatchObject({ state: 'complete', baseline: '1.0.0', startedBy: 'Night' });
    expect(await settingOf('meridian')).toEqual({ stable: '1.0.0', canary: null, percent: 0 });
  });

  test('that throws in 2 % of 200 loads halts by itself, is called bad, and raises one alert', async () => {
    await operator.call('rollOuts.start', order());
    await superviseAfter(0);
    counts.set('1.1.0', { ...NONE, loads: 200, threw: 4, success: 40 });
    await superviseAfter(1);

    expect(await settingOf()).toEqual({ stable: '1.0.0', canary: null, percent: 0 });
    expect(await firstOf()).toMatchObject({
      state: 'halted',
      findings: [{ signal: 'threw', stable: 0, candidate: 0.02 }],
    });
    expect(await operator.refusal('rollOuts.start', order())).toMatchObject({ code: 'release_bad' });
    await superviseAfter(2);
    const { content } = await operator.call('alerts.list', {});
    expect(content).toMatchObject([
      { kind: 'roll-out-halted', brand: 'sundarban', remote: 'mf-games', version: '1.1.0' },
    ]);
    const { rows } = await site.pool.query("select actor_kind from audit_log where action = 'remote.roll-out-halted'");
    expect(rows).toEqual([{ actor_kind: 'system' }]);
  });

  test('whose pages freeze before they report halts by itself, however well the others do', async () => {
    await operator.call('rollOuts.start', order());
    await superviseAfter(0);
    counts.set('1.1.0', { ...NONE, loads: 150, success: 30 });
    await servePages('1.0.0', { pages: 9_900, reporting: 9_400 });
    await servePages('1.1.0', { pages: 100, reporting: 94 });
    await superviseAfter(6);
    expect(await settingOf()).toMatchObject({ canary: '1.1.0', percent: 1 });

    await servePages('1.1.0', { pages: 100, reporting: 50 });
    await superviseAfter(6);
    expect(await settingOf()).toEqual({ stable: '1.0.0', canary: null, percent: 0 });
    expect(await firstOf()).toMatchObject({ state: 'halted', findings: [{ signal: 'silent' }] });
    expect(await operator.refusal('rollOuts.start', order())).toMatchObject({ code: 'release_bad' });
  });

  test('that no page reports about for hours ends, and may be tried again', async () => {
    await operator.call('rollOuts.start', order());
    await superviseAfter(0);
    await superviseAfter(6 * 60 - 1);
    expect(await settingOf()).toMatchObject({ canary: '1.1.0', percent: 1 });
    await superviseAfter(6 * 60 + 1);
    expect(await settingOf()).toEqual({ stable: '1.0.0', canary: null, percent: 0 });
    expect(await firstOf()).toMatchObject({ state: 'halted', findings: [{ signal: 'noData' }] });
    expect((await operator.call('alerts.list', {})).content).toMatchObject([{ kind: 'roll-out-halted' }]);
    await operator.call('rollOuts.start', order());
  });

  test('that may not halt by itself stays where it is and raises an alert until it is taken up', async () => {
    await operator.call('rollOuts.start', order({ haltsByItself: false }));
    await superviseAfter(0);
    counts.set('1.1.0', { ...NONE, loads: 400, threw: 8, success: 80 });
    await superviseAfter(60);
    await superviseAfter(61);
    expect(await settingOf()).toMatchObject({ canary: '1.1.0', percent: 1 });
    const [alert, ...further] = (await operator.call('alerts.list', {})).content;
    expect(alert).toMatchObject({ kind: 'roll-out-findings', acknowledgedAt: null });
    expect(further).toEqual([]);
    await operator.call('alerts.acknowledge', { alertId: alert?.alertId ?? '' });
    expect((await operator.call('alerts.list', {})).content[0]).toMatchObject({ acknowledgedBy: 'Night' });
  });

  test('gives way to an operator who changes the remote by hand', async () => {
    await operator.call('rollOuts.start', order());
    await superviseAfter(0);
    await site.pool.query("update brand_remote set canary_percent = 20 where remote = 'mf-games'");
    await superviseAfter(31);
    expect(await settingOf()).toMatchObject({ canary: '1.1.0', percent: 20 });
    expect(await firstOf()).toMatchObject({ state: 'stopped' });
  });

  test('starts at its time, and not in a freeze window that was added since', async () => {
    const startsAt = new Date(Date.now() + 60 * MINUTE_MS).toISOString();
    await operator.call('rollOuts.start', order({ startsAt }));
    await superviseAfter(59);
    expect(await settingOf()).toMatchObject({ canary: null });
    const { windowId } = await operator.call('freezeWindows.add', {
      brand: 'sundarban',
      startsAt,
      endsAt: new Date(Date.now() + 120 * MINUTE_MS).toISOString(),
      reason: 'festival',
    });
    await superviseAfter(61);
    expect(await settingOf()).toMatchObject({ canary: null });
    expect(
      await operator.refusal(
        'rollOuts.start',
        order({ releases: [{ remote: 'mf-wallet', version: '1.1.0' }], startsAt }),
      ),
    ).toMatchObject({ code: 'releases_frozen' });
    await operator.call('freezeWindows.remove', { windowId, reason: 'festival is over' });
    const none = { windowId: '9'.repeat(9), reason: 'no such window' };
    expect(await operator.refusal('freezeWindows.remove', none)).toMatchObject({ code: 'not_found' });
    const beyond = { ...none, windowId: '9'.repeat(18) };
    expect(await operator.refusal('freezeWindows.remove', beyond)).toMatchObject({ code: 'validation_failed' });
    await superviseAfter(61);
    expect(await settingOf()).toMatchObject({ canary: '1.1.0', percent: 1 });
  });

  test('of several remotes at several brands starts whole or not at all', async () => {
    const releases = [
      { remote: 'mf-games', version: '1.1.0' },
      { remote: 'mf-wallet', version: '9.9.9' },
    ];
    const brands = ['sundarban', 'meridian'];
    expect(await operator.refusal('rollOuts.start', order({ brands, releases }))).toMatchObject({
      code: 'release_not_found',
    });
    expect(await firstOf()).toBeUndefined();
    const { rollOutIds } = await operator.call('rollOuts.start', order({ brands }));
    expect(rollOutIds).toHaveLength(2);
    expect(await operator.refusal('rollOuts.start', order())).toMatchObject({ code: 'roll_out_active' });
  });

  test('ends by an operator’s word with its canary, once', async () => {
    const { rollOutIds } = await operator.call('rollOuts.start', order());
    const stop = { rollOutId: rollOutIds[0] ?? '', reason: 'wrong texts' };
    await superviseAfter(0);
    await operator.call('rollOuts.stop', stop);
    expect(await settingOf()).toEqual({ stable: '1.0.0', canary: null, percent: 0 });
    expect(await operator.refusal('rollOuts.stop', stop)).toMatchObject({ code: 'roll_out_ended' });
  });

  test('is hidden from operators of other brands, and refused to them', async () => {
    const local = await signIn('local');
    const { rollOutIds } = await operator.call('rollOuts.start', order());
    expect(await local.refusal('rollOuts.list', { brand: 'sundarban' })).toMatchObject({ code: 'forbidden' });
    expect(await local.refusal('rollOuts.start', order({ brands: ['meridian', 'sundarban'] }))).toMatchObject({
      code: 'forbidden',
    });
    const stop = { rollOutId: rollOutIds[0] ?? '', reason: 'test' };
    expect(await local.refusal('rollOuts.stop', stop)).toMatchObject({ code: 'not_found' });
    const window = { startsAt: '2027-01-01T00:00:00.000Z', endsAt: '2027-01-02T00:00:00.000Z', reason: 'test' };
    expect(await local.refusal('freezeWindows.add', { ...window, brand: null })).toMatchObject({ code: 'forbidden' });
    expect(await local.refusal('freezeWindows.add', { ...window, brand: 'sundarban' })).toMatchObject({
      code: 'forbidden',
    });
    const backwards = { ...window, endsAt: window.startsAt, brand: null };
    expect(await operator.refusal('freezeWindows.add', backwards)).toMatchObject({ code: 'validation_failed' });
  });
});
