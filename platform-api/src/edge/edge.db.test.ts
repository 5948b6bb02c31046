import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BootDocument, reportedReleases } from '@marquee/contract/boot';
import { FRAME_FILE } from '@marquee/contract/frame';
import { SYSTEM_STATUS } from '@marquee/contract/constants';
import type { Release } from '@marquee/contract/release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageTokens } from '../modules/releases/federation/page-tokens';
import { registerRelease } from '../modules/releases/federation/register-release';
import { releaseOf } from '../modules/releases/federation/release.fixture';
import { readOrMakeKey } from '../platform/key-file';
import { setSiteStatus } from '../testing/brand-settings';
import { startTestApp, type TestApp } from '../testing/test-app';

let site: TestApp;

const SPOKEN = ['en', 'th', 'ar'];

/** A release with catalogues and labels of three languages. */
function speaking(release: Release): Release {
  const files = SPOKEN.flatMap((language) =>
    ['messages', 'slot-messages'].map((kind): [string, Release['assets'][string]] => [
      `${kind}-${language}`,
      { scripts: ['list.js'], styles: [] },
    ]),
  );
  const labels = Object.fromEntries(SPOKEN.map((language) => [language, { title: language }]));
  return {
    ...release,
    assets: { ...release.assets, ...Object.fromEntries(files) },
    manifest: release.manifest && { ...release.manifest, labels },
  };
}

beforeAll(async () => {
  site = await startTestApp();
  const folder = join(site.app.platform.config.home, 'releases/host-shell/1.0.0');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.js'), 'console.info(1)');
  await writeFile(
    join(folder, 'template.html'),
    '<!doctype html><html <!--mq:html-attributes-->><head><!--mq:head--></head><body><!--mq:boot--></body></html>',
  );
  for (const name of ['host-shell', 'mf-games']) {
    await registerRelease(site.pool, speaking(releaseOf(name, '1.0.0')));
    await site.pool.query('insert into brand_remote (brand_id, remote, stable) select id, $1, $2 from brand', [
      name,
      '1.0.0',
    ]);
  }
});
afterAll(() => site.close());

const get = (url: string, host = 'sundarban.localhost', headers: Record<string, string> = {}) =>
  site.app.server.inject({ url, headers: { host, ...headers } });

describe('the page of a brand', () => {
  it('carries a token by which it may report about its releases', async () => {
    const boot = (await get('/wps/boot')).json<BootDocument>();
    const key = await readOrMakeKey(site.app.platform.config.keys, 'telemetry.key');
    const { rows } = await site.pool.query<{ id: number }>("select id from brand where code = 'sundarban'");
    const scope = { brandId: rows[0]?.id ?? 0, releases: ['host-shell@1.0.0', 'mf-games@1.0.0'] };
    expect(reportedReleases(boot)).toEqual(scope.releases);
    expect(createPageTokens(key, site.clock).check(boot.telemetry ?? '', scope)).toHaveProperty('page');
  });

  it('is counted for each release that it is served with, unless it is not going to run', async () => {
    await site.app.server.inject({ method: 'HEAD', url: '/', headers: { host: 'sundarban.localhost' } });
    await get('/', 'sundarban.localhost', { 'sec-purpose': 'prefetch;prerender' });
    await get('/wps/boot');
    await get('/');
    await get('/rng');
    const counted = async () =>
      (
        await site.pool.query<object>(
          'select remote, version, sum(pages)::int as pages from served_pages group by 1, 2 order by 1',
        )
      ).rows;
    // Written by the process every five seconds.
    await expect.poll(counted, { timeout: 15_000, interval: 500 }).toEqual([
      { remote: 'host-shell', version: '1.0.0', pages: 2 },
      { remote: 'mf-games', version: '1.0.0', pages: 2 },
    ]);
  }, 20_000);

  it('carries the boot document, and what the first screen of its path needs from remotes', async () => {
    const { body, statusCode } = await get('/rng');
    expect(statusCode).toBe(200);
    const boot = JSON.parse(
      /<script type="application\/json" id="boot">(.*)<\/script>/.exec(body)?.[1] ?? '',
    ) as object;
    expect(boot).toMatchObject({
      brand: { code: 'sundarban' },
      remotes: [{ name: 'mf-games', release: { version: '1.0.0' } }],
    });
    expect(body).toMatch(
      /<link rel="preload" as="script" href="\/releases\/mf-games\/1.0.0\/entry.js" crossorigin="anonymous" integrity="sha256-/,
    );
    expect(body).toMatch(
      /<script async data-chunk src="http:\/\/sundarban.localhost[^"]*\/list.js" crossorigin="anonymous" integrity=/,
    );
    expect(body).toMatch(/<link rel="preload" as="style" href="\/releases\/mf-games\/1.0.0\/list.css"/);
  });

  it.each([
    ['/', 'vi', 'tại Meridian'],
    ['/rng', 'en', '<meta name="description" content="en at Meridian: browse and search the games'],
    ['/promotions', 'zh', 'Meridian 当前优惠活动'],
    ['/agent', 'ar', 'موقع وكلاء Meridian'],
    ['/help', 'hi', 'Meridian पर खाते'],
    ['/m/appDownload', 'th', 'เพิ่ม Meridian'],
    ['/member', 'en', 'Play slots, live casino'],
  ])('describes %s to search engines in %s', async (path, language, text) => {
    const { body } = await get(`${path}?language=${language}`, 'meridian.localhost');
    expect(body).toMatch(/<meta name="description" content="[^"]{20,200}">/);
    expect(body).toContain(text);
  });

  it.each(['sundarban', 'meridian'])('has an icon of %s for its tab, which its old address leads to', async (brand) => {
    const host = `${brand}.localhost`;
    const href = /<link rel="icon" type="image\/png" href="([^"]+)">/.exec((await get('/help', host)).body)?.[1] ?? '';
    const icon = await get(href, host);
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
    const old = await get('/favicon.ico', host);
    expect([old.statusCode, old.headers.location]).toEqual([302, href]);
  });

  it('preloads nothing of a remote that its path does not show', async () => {
    expect((await get('/help')).body).not.toContain('href="/releases/mf-games');
  });

  it('takes language, direction and theme from cookies before any script runs', async () => {
    const { body } = await get('/', 'sundarban.localhost', { cookie: 'mq_lang=en; mq_theme=light' });
    expect(body).toContain('<html lang="en" dir="ltr" data-brand="sundarban" data-theme="light">');
  });

  it('uses the language in the address if the brand supports it', async () => {
    const { body } = await get('/m/appDownload?language=ar', 'meridian.localhost', { cookie: 'mq_lang=vi' });
    expect(body).toContain('<html lang="ar" dir="rtl"');
    expect((await get('/?language=ar')).body).toContain('<html lang="bn" dir="ltr"');
  });

  it('carries catalogues and labels of the visitor’s language only, with one revision for all languages', async () => {
    const bootIn = async (language: string) =>
      (await get(`/wps/boot?language=${language}`, 'meridian.localhost')).json<BootDocument>();
    const [thai, arabic] = await Promise.all([bootIn('th'), bootIn('ar')]);
    const games = thai.remotes[0];
    expect(
      Object.keys(games?.release.assets ?? {})
        .filter((name) => name.includes('messages-'))
        .toSorted(),
    ).toEqual(['messages-en', 'messages-th', 'slot-messages-en', 'slot-messages-th']);
    expect(Object.keys(games?.manifest.labels ?? {})).toEqual(['en', 'th']);
    expect(thai.revision).toBe(arabic.revision);
  });

  it('lists hashes of scripts and styles only, because browsers check no other files', async () => {
    const { shell, remotes } = (await get('/wps/boot', 'meridian.localhost')).json<BootDocument>();
    for (const { integrity } of [shell, ...remotes.map(({ release }) => release)])
      expect(Object.keys(integrity).toSorted()).toEqual(['entry.js', 'list.css', 'list.js']);
  });

  it.each([
    ['/rng', 200],
    ['/news/first', 200],
    ['/rng/nothing', 404],
    ['/lottery', 404],
  ])('answers %s with %i', async (path, status) => {
    const { body, statusCode } = await get(path);
    expect(statusCode).toBe(status);
    expect(body).toContain('id="boot"');
  });

  it('says that a remote is off to people by the notice and to machines by the status', async () => {
    const change = async (enabled: boolean) => {
      await site.pool.query(
        `update brand_remote set enabled = $1, off_notices = '{"en": "Back at noon"}' where remote = 'mf-games'`,
        [enabled],
      );
      site.app.platform.bus.publish('config.changed', { revision: 'off' }, 'everybody');
    };
    await change(false);
    const { body, headers, statusCode } = await get('/rng');
    await change(true);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '300', 'cache-control': 'private, no-store' });
    expect(body).toContain('"reason":"Back at noon"');
    expect((await get('/rng')).statusCode).toBe(200);
  });

  it('loads a release from the origin that its files lie at, and allows that origin', async () => {
    const release = speaking(releaseOf('mf-games', '7.0.0'));
    await site.pool.query(
      `insert into remote_release (remote, version, kind, document, base_url)
       values ('mf-games', '7.0.0', 'remote', $1, 'https://cdn.example.com/apps/mf-games/7.0.0/')`,
      [JSON.stringify(release)],
    );
    const run = async (version: string) => {
      await site.pool.query("update brand_remote set stable = $1 where remote = 'mf-games'", [version]);
      site.app.platform.bus.publish('config.changed', { revision: version }, 'everybody');
    };
    await run('7.0.0');
    const { body, headers } = await get('/rng');
    await run('1.0.0');
    expect(body).toContain('href="https://cdn.example.com/apps/mf-games/7.0.0/entry.js"');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' [^;]*https:\/\/cdn\.example\.com/);
    expect(headers['content-security-policy']).not.toContain('unsafe-');
    expect((await get('/rng')).headers['content-security-policy']).not.toContain('cdn.example.com');
  });

  it('loses a remote whose releases are all bad, and nothing else', async () => {
    const bad = { ...releaseOf('mf-games', '6.0.0'), manifest: null };
    await site.pool.query(
      "insert into remote_release (remote, version, kind, document) values ($1, $2, 'remote', $3)",
      [bad.name, bad.version, JSON.stringify(bad)],
    );
    const run = async (version: string) => {
      await site.pool.query("update brand_remote set stable = $1 where remote = 'mf-games'", [version]);
      site.app.platform.bus.publish('config.changed', { revision: version }, 'everybody');
    };
    await run('6.0.0');
    expect((await get('/help')).statusCode).toBe(200);
    expect((await get('/rng')).statusCode).toBe(503);
    await run('1.0.0');
    expect((await get('/rng')).statusCode).toBe(200);
  });

  it('has another revision while its site is closed', async () => {
    const revision = async () => (await get('/wps/boot')).json<BootDocument>().revision;
    const open = await revision();
    await setSiteStatus(site, 'sundarban', SYSTEM_STATUS.maintenance);
    expect(await revision()).not.toBe(open);
    await setSiteStatus(site, 'sundarban', SYSTEM_STATUS.normal);
    expect(await revision()).toBe(open);
  });

  it('forbids inline and evaluated code and being framed', async () => {
    const policy = (await get('/')).headers['content-security-policy'];
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/frame-src http:\/\/play\.localhost/);
  });

  it('does not exist on a host of no brand', async () => {
    const { body, statusCode } = await get('/', 'nobody.localhost');
    expect(statusCode).toBe(421);
    expect(body).toContain('Invalid URL, please contact customer service.');
  });
});

describe('the frame of the home page', () => {
  const frameScript = `const { parentPort } = require('node:worker_threads');
    const frame = (menu) => ({ html: '<main>' + menu + '</main>', css: 'main{color:red}' });
    parentPort.on('message', ({ id, request }) => parentPort.postMessage({ id, frame: frame(request.menu) }));`;

  beforeAll(async () => {
    const release = speaking(releaseOf('host-shell', '1.1.0'));
    const hash = createHash('sha256').update(frameScript).digest('base64');
    const folder = join(site.app.platform.config.home, 'releases/host-shell/1.1.0');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, FRAME_FILE), frameScript);
    await writeFile(join(folder, 'template.html'), '<!--mq:head--><div id="root"></div><!--mq:boot-->');
    await registerRelease(site.pool, {
      ...release,
      integrity: { ...release.integrity, [FRAME_FILE]: `sha256-${hash}` },
    });
    await site.pool.query(
      `update brand_remote set stable = '1.1.0' where remote = 'host-shell' and brand_id = (select id from brand where code = 'meridian')`,
    );
    site.app.platform.bus.publish('config.changed', { revision: 'frame' }, 'everybody');
  });
  const home = (cookie = '') => get('/', 'meridian.localhost', { cookie });

  it('stands in the document before all scripts, its styles allowed by their hash', async () => {
    await expect.poll(async () => (await home()).body).toContain('<div id="root"><main>auto</main></div>');
    const { body, headers } = await home('mq_menu=collapsed');
    expect(body).toContain('<main>collapsed</main>');
    expect(body.indexOf('</main>')).toBeLessThan(body.indexOf('entry.js'));
    const hash = createHash('sha256').update('main{color:red}').digest('base64');
    expect(body).toContain('<style>main{color:red}</style>');
    expect(headers['content-security-policy']).toContain(` 'sha256-${hash}'; img-src`);
    expect(headers['content-security-policy']).not.toContain('unsafe-');
  });

  it('stands on other pages too, and is missing on a page of an earlier shell', async () => {
    await expect
      .poll(async () => (await get('/rng', 'meridian.localhost')).body)
      .toContain('<div id="root"><main>auto</main></div>');
    const { body, headers } = await get('/');
    expect(body.match(/<style>/g)).toHaveLength(1);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^ ;]+';/);
  });

  it('is not served as a file', async () => {
    expect((await get(`/releases/host-shell/1.1.0/${FRAME_FILE}`)).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('of a release are cached permanently', async () => {
    const { headers, statusCode } = await get('/releases/host-shell/1.0.0/entry.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/releases/host-shell/1.0.0/gone.js', '/releases/host-shell/current.json', '/missing.json', '/wps/nothing'])(
    'returns 404 instead of a page for a missing file: %s',
    async (url) => {
      const { headers, statusCode } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('application/json');
    },
  );
});
