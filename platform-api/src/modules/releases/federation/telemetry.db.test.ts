import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createAudit } from '../../operators/audit/audit';
import { readLoadHistory } from './telemetry-repository';
import { PAGE_TOKEN_LIFE_MS } from './page-tokens';
import { registerRelease } from './register-release';
import { releaseOf } from './release.fixture';
import { REPORT_LIMITS } from './report-limits';
import { createAlerts } from './roll-out/alerts';
import { createFailingRemotes } from './roll-out/failing-remotes';
import { readSignalCounts } from './roll-out/signal-count-repository';
import { readPageCounts } from './served-pages-repository';
import { createRemoteTelemetry, type RemoteTelemetry } from './telemetry';

const KEY = 'key of the deployment';
const RELEASES = ['host-shell@1.0.0', 'mf-games@1.0.0'];

let site: TestApp;
let telemetry: RemoteTelemetry;
let brand: { readonly id: number; readonly code: string };
let address = 0;

beforeAll(async () => {
  site = await startTestApp();
  for (const name of ['host-shell', 'mf-games']) await registerRelease(site.pool, releaseOf(name, '1.0.0'));
  const { rows } = await site.pool.query<typeof brand>(`select id, code from brand where code = 'sundarban'`);
  brand = rows[0] ?? { id: 0, code: '' };
});
beforeEach(async () => {
  await site.pool.query(
    'truncate remote_telemetry, remote_load_duration, refused_telemetry, served_pages, reporting_page',
  );
  address += 1;
  site.app.platform.metrics.clear();
  telemetry = createRemoteTelemetry(site.app.platform, KEY);
});
afterAll(() => site.close());

const issue = () => telemetry.tokens.issue({ brandId: brand.id, releases: RELEASES }, 'page');
const loaded = { remote: 'mf-games', version: '1.0.0', outcome: 'loaded', durationMs: 90 } as const;
type Reports = Parameters<RemoteTelemetry['count']>[1]['reports'];
const post = (token: string, reports: Reports, releases = RELEASES) =>
  telemetry.count({ brand, ip: `10.0.0.${address}` }, { token, releases, reports });
const refusals = async () =>
  (
    await site.pool.query<{ reason: string; reports: number }>(
      'select reason, reports::int from refused_telemetry order by reason',
    )
  ).rows;
const metric = async (name: string) =>
  (await site.app.platform.metrics.metrics()).split('\n').filter((line) => line.startsWith(`${name}{`));

describe('what a page reports', () => {
  it('is counted by release and reason, with durations as percentiles and stacks as digests', async () => {
    const failure = {
      ...loaded,
      outcome: 'error',
      reason: 'threw',
      durationMs: 0,
      digest: 'list.js:0a1b2c3d',
    } as const;
    await post(issue(), [
      ...Array.from({ length: 18 }, () => loaded),
      { ...loaded, outcome: 'slow', durationMs: 3_100 },
    ]);
    await post(issue(), [{ ...loaded, outcome: 'slow', durationMs: 9_000 }, failure, failure]);
    await post(issue(), [{ ...failure, remote: 'host-shell', outcome: 'threw' }]);
    expect(await telemetry.lastDay(brand.id)).toEqual([
      expect.objectContaining({ remote: 'host-shell', threw: 1, p50Ms: null }),
      {
        remote: 'mf-games',
        version: '1.0.0',
        loaded: 18,
        slow: 2,
        failed: 0,
        threw: 0,
        error: 2,
        blocked: 0,
        p50Ms: 100,
        p95Ms: 3_200,
        failures: [{ outcome: 'error', reason: 'threw', digest: 'list.js:0a1b2c3d', loads: 2 }],
      },
    ]);
    expect(await metric('marquee_release_reports_total')).toContain(
      'marquee_release_reports_total{brand="sundarban",remote="mf-games",version="1.0.0",outcome="loaded",reason=""} 18',
    );
    expect(await metric('marquee_release_reports_total')).toContain(
      'marquee_release_reports_total{brand="sundarban",remote="host-shell",version="1.0.0",outcome="threw",reason="threw"} 1',
    );
    expect(await metric('marquee_release_load_seconds_count')).toEqual([
      'marquee_release_load_seconds_count{brand="sundarban",remote="mf-games",version="1.0.0"} 20',
    ]);
    expect(await refusals()).toEqual([]);
  });

  it('gives the counts by which the delivery of a release is judged, from the hour on', async () => {
    const before = site.clock.now();
    const outcomes = ['loaded', 'slow', 'failed', 'threw', 'error', 'blocked', 'success'] as const;
    await post(
      issue(),
      outcomes.map((outcome) => ({ ...loaded, outcome })),
    );
    const counts = { loads: 3, failed: 1, threw: 1, error: 1, slow: 1, success: 1 };
    const signals = (since: Date) => readSignalCounts(site.pool)(brand.id, 'mf-games', ['1.0.0', '1.1.0'], since);
    expect(Object.fromEntries(await signals(before))).toEqual({ '1.0.0': counts });
    const later = new Date(before.getTime() + 3_600_000);
    expect(Object.fromEntries(await signals(later))).toEqual({});
  });

  it('is kept by the hour for each release, for a day', async () => {
    const history = () => readLoadHistory(site.pool, brand.id, 'mf-games', site.clock.now());
    await post(issue(), [loaded, { ...loaded, outcome: 'slow' }, { ...loaded, outcome: 'threw', reason: 'threw' }]);
    site.clock.pass(3_600_000);
    await post(issue(), [
      { ...loaded, outcome: 'blocked' },
      { ...loaded, outcome: 'success' },
    ]);
    const [first, second, ...further] = await history();
    expect(first).toMatchObject({ version: '1.0.0', good: 2, bad: 1, error: 0, blocked: 0 });
    expect(second).toMatchObject({ version: '1.0.0', good: 0, bad: 0, error: 0, blocked: 1 });
    expect(Date.parse(second?.hour ?? '') - Date.parse(first?.hour ?? '')).toBe(3_600_000);
    expect(further).toEqual([]);
    site.clock.pass(25 * 3_600_000);
    expect(await history()).toEqual([]);
  });

  it('moves nothing when it is forged, and is counted as refused', async () => {
    const forged = { ...loaded, outcome: 'threw', reason: 'threw' } as const;
    const stolen = issue();
    await Promise.all([
      ...Array.from({ length: 500 }, (_, index) => post(`guess.${index}.of-a-token`, [forged])),
      ...Array.from({ length: 500 }, () =>
        post(stolen, [{ ...forged, version: '6.6.6' }], [...RELEASES, 'mf-games@6.6.6']),
      ),
    ]);
    expect(await telemetry.lastDay(brand.id)).toEqual([]);
    expect(await refusals()).toEqual([{ reason: 'unsigned', reports: 1_000 }]);
    expect(await metric('marquee_refused_telemetry_total')).toEqual([
      'marquee_refused_telemetry_total{brand="sundarban",reason="unsigned"} 1000',
    ]);
  });

  it('is refused for releases that the page does not run, and once its token is old', async () => {
    const token = issue();
    await post(token, [loaded, { ...loaded, version: '6.6.6' }]);
    site.clock.pass(PAGE_TOKEN_LIFE_MS + 1);
    await post(token, [loaded]);
    expect(await telemetry.lastDay(brand.id)).toMatchObject([{ loaded: 1 }]);
    expect(await refusals()).toEqual([
      { reason: 'expired', reports: 1 },
      { reason: 'unknown', reports: 1 },
    ]);
  });

  it('shows which of the served pages reported about which remote, each page once', async () => {
    const scope = { brandId: brand.id, releases: [...RELEASES, 'mf-games@0.9.0'] };
    const tokens = Array.from({ length: 5 }, () => telemetry.servePage(scope));
    await post(tokens[0] ?? '', [loaded, loaded], scope.releases);
    await post(tokens[0] ?? '', [{ ...loaded, outcome: 'threw' }], scope.releases);
    await post(tokens[1] ?? '', [{ ...loaded, version: '0.9.0', outcome: 'slow' }], scope.releases);
    await post(tokens[2] ?? '', [{ ...loaded, remote: 'host-shell' }], scope.releases);
    await post(telemetry.tokens.issue(scope, 'document'), [loaded], scope.releases);
    await telemetry.flushPages();
    await telemetry.flushPages();
    const { rows } = await site.pool.query(
      'select remote, version, pages::int, reporting::int from served_pages order by remote, version',
    );
    expect(rows).toEqual([
      { remote: 'host-shell', version: '1.0.0', pages: 5, reporting: 1 },
      { remote: 'mf-games', version: '1.0.0', pages: 5, reporting: 2 },
    ]);
    const servedAt = site.clock.now();
    const pages = (minutes: number) =>
      readPageCounts(site.pool)(
        brand.id,
        'mf-games',
        ['1.0.0'],
        new Date(servedAt.getTime() - 60_000),
        new Date(servedAt.getTime() + minutes * 60_000),
      );
    expect((await pages(2)).size).toBe(0);
    expect((await pages(5)).get('1.0.0')).toMatchObject({ served: 5, reporting: 2 });
    site.clock.pass(49 * 3_600_000);
    await telemetry.sweepPages();
    expect((await site.pool.query('select from served_pages')).rowCount).toBe(0);
    expect((await site.pool.query('select from reporting_page')).rowCount).toBe(0);
  });

  it('raises one alert for a release that fails in 16.7 % of its loads, and none again for a day', async () => {
    await site.pool.query('truncate alert');
    await site.pool.query(
      `insert into brand_remote (brand_id, remote, stable) values ($1, 'mf-games', '1.0.0') on conflict do nothing`,
      [brand.id],
    );
    const { platform } = site.app;
    const watch = createFailingRemotes(platform, createAlerts(platform, createAudit(site.pool)));
    const alerts = async () =>
      (
        await site.pool.query<{ kind: string; findings: object }>(
          'select kind, findings from alert where brand_id = $1',
          [brand.id],
        )
      ).rows;
    const failed = { ...loaded, outcome: 'failed', reason: 'http' } as const;
    await post(issue(), [...Array.from({ length: 30 }, () => loaded), failed, failed]);
    await watch.run();
    expect(await alerts()).toEqual([]);
    await post(issue(), [failed, failed, failed, failed]);
    await watch.run();
    await watch.run();
    expect(await alerts()).toMatchObject([{ kind: 'remote-failing', findings: [{ signal: 'failed', stable: 0.03 }] }]);
    await site.pool.query(
      `insert into operator (id, email, name, password_hash, rights, brand_ids) overriding system value
       values (901, 'on-duty@marquee.localhost', 'D', '-', '{remotes}', '{}')`,
    );
    await site.pool.query('update alert set acknowledged_at = raised_at, acknowledged_by = 901');
    await watch.run();
    expect(await alerts()).toHaveLength(1);
  });

  it('counts up to a limit for each page, and for all pages of an address', async () => {
    const flood = Array.from({ length: 50 }, () => loaded);
    const token = issue();
    for (let posts = 0; posts < 4; posts += 1) await post(token, flood);
    expect(await telemetry.lastDay(brand.id)).toMatchObject([{ loaded: REPORT_LIMITS.page }]);
    for (let pages = 0; pages < 30; pages += 1) await post(issue(), flood);
    expect(await telemetry.lastDay(brand.id)).toMatchObject([{ loaded: REPORT_LIMITS.network }]);
    expect(await refusals()).toEqual([{ reason: 'limit', reports: 34 * 50 - REPORT_LIMITS.network }]);
  });
});
