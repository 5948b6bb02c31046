import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerRelease } from '../modules/federation/register-release';
import { releaseOf } from '../modules/federation/release.fixture';
import { startTestApp, type TestApp } from '../testing/test-app';

let site: TestApp;

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
    await registerRelease(site.pool, releaseOf(name, '1.0.0'));
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
      /<link rel="preload" as="script" href="\/releases\/mf-games\/1.0.0\/entry.js" crossorigin="anonymous" integrity="sha384-/,
    );
    expect(body).toMatch(
      /<script async data-chunk src="http:\/\/sundarban.localhost[^"]*\/list.js" crossorigin="anonymous" integrity=/,
    );
    expect(body).toMatch(/<link rel="preload" as="style" href="\/releases\/mf-games\/1.0.0\/list.css"/);
  });

  it('preloads nothing of a remote that its path does not show', async () => {
    expect((await get('/help')).body).not.toContain('href="/releases/mf-games');
  });

  it('has language, direction and theme from cookies before any script runs', async () => {
    const { body } = await get('/', 'sundarban.localhost', { cookie: 'mq_lang=en; mq_theme=light' });
    expect(body).toContain('<html lang="en" dir="ltr" data-brand="sundarban" data-theme="light">');
  });

  it('forbids inline and evaluated code and being framed', async () => {
    const policy = (await get('/')).headers['content-security-policy'];
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/frame-src http:\/\/play\.localhost/);
  });

  it('does not exist on a host that no brand has', async () => {
    const { body, statusCode } = await get('/', 'nobody.localhost');
    expect(statusCode).toBe(421);
    expect(body).toContain('Invalid URL, please contact customer service.');
  });
});

describe('files', () => {
  it('of a release are kept for good', async () => {
    const { headers, statusCode } = await get('/releases/host-shell/1.0.0/entry.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/releases/host-shell/1.0.0/gone.js', '/releases/host-shell/current.json', '/missing.json', '/wps/nothing'])(
    'that are missing are never a page: %s',
    async (url) => {
      const { headers, statusCode } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('application/json');
    },
  );
});
