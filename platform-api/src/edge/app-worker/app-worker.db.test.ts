import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBrandFlags } from '../../testing/brand-settings';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { APP_WORKER, NO_APP_WORKER } from './worker-source';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  for (const brand of ['sundarban', 'meridian']) await setBrandFlags(site, brand, { APPDOWNLOAD: true });
});
afterAll(() => site.close());

const get = (brand: string, url: string) => site.app.server.inject({ url, headers: { host: `${brand}.localhost` } });

describe('the installable app of a brand', () => {
  it('has a manifest with what browsers ask for before they install it, in the brand’s own look', async () => {
    for (const brand of ['sundarban', 'meridian']) {
      const manifest = (await get(brand, '/app.webmanifest')).json<{
        name: string;
        icons: { src: string; sizes: string; purpose: string }[];
      }>();
      expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', dir: 'ltr' });
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '192x192 maskable',
        '512x512 maskable',
      ]);
      for (const { src } of manifest.icons) {
        expect(src).toContain(`/looks/${brand}/`);
        expect((await get(brand, src)).headers['content-type']).toBe('image/png');
      }
    }
  });

  it('has a worker that every visit looks for anew and that may only fetch from its own site', async () => {
    const { body, headers } = await get('sundarban', '/app-worker.js');
    expect(body).toBe(APP_WORKER);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is gone where the brand wants none: the worker in its place removes itself', async () => {
    await setBrandFlags(site, 'meridian', { APPDOWNLOAD: false });
    expect((await get('meridian', '/app-worker.js')).body).toBe(NO_APP_WORKER);
    expect((await get('sundarban', '/app-worker.js')).body).toBe(APP_WORKER);
    await setBrandFlags(site, 'meridian', { APPDOWNLOAD: true });
  });

  it('is no brand’s at an unknown name', async () => {
    for (const url of ['/app-worker.js', '/app-offline', '/app.webmanifest'])
      expect((await get('nobody', url)).statusCode).not.toBe(200);
  });
});

describe('the page without a connection', () => {
  it('is whole in itself, in the visitor’s language and direction, and the same for everybody', async () => {
    const texts = new Map<string, string>();
    for (const language of ['en', 'bn', 'ar']) {
      const { body, headers } = await get('meridian', `/app-offline?language=${language}`);
      expect(body).toMatch(new RegExp(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`));
      expect(headers['set-cookie']).toBeUndefined();
      expect(body.replaceAll(/data:image\/[^)"]*/g, '')).not.toMatch(/(?:src|href)="(?!data:|")/);
      const policy = String(headers['content-security-policy']);
      for (const [, content = ''] of body.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs))
        expect(policy).toContain(createHash('sha256').update(content).digest('base64'));
      expect(policy).toContain("default-src 'none'");
      texts.set(language, /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? '');
    }
    expect(new Set(texts.values()).size).toBe(3);
  });

  it('takes no other language, markup or brand from its address', async () => {
    for (const language of ['xx', '"><script>alert(1)</script>', 'constructor']) {
      const { body } = await get('sundarban', `/app-offline?language=${encodeURIComponent(language)}`);
      expect(body).not.toContain('alert(1)');
      expect(body).toContain('data-brand="sundarban"');
    }
  });
});
