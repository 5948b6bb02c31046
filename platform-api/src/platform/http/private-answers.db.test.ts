import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, type CallId } from '@marquee/contract/calls/index';
import type { CallDefinition } from '@marquee/contract/define-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { METRICS_TOKEN } from './metrics';

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

const HOST = 'sundarban.localhost';
const get = (url: string, host = HOST, headers: Record<string, string> = {}) =>
  site.app.server.inject({ url, headers: { host, ...headers } });

describe('the answer of a call', () => {
  const readable = (Object.keys(calls) as CallId[]).filter((id) => {
    const { methods }: CallDefinition = calls[id];
    return methods.some((method) => method === 'GET');
  });

  it('is stored by no cache and taken for nothing but JSON', async () => {
    const lax: string[] = [];
    for (const id of readable) {
      const { path }: CallDefinition = calls[id];
      const host = path.startsWith('/ops/') ? 'console.localhost' : HOST;
      const { headers } = await get(path.replace(/:\w+/g, '1'), host);
      const isPrivate =
        /no-store/.test(String(headers['cache-control'])) && headers['x-content-type-options'] === 'nosniff';
      if (!isPrivate) lax.push(id);
    }
    expect(lax).toEqual([]);
  });

  it('varies by session and language', async () => {
    const { headers } = await get(calls['session.captcha'].path);
    expect(headers['vary']).toContain('cookie');
    expect(headers['vary']).toContain('x-language');
  });
});

describe('/metrics', () => {
  it.each([HOST, 'meridian.localhost', 'console.localhost', '127.0.0.1'])(
    'does not exist on %s without the token',
    async (host) => {
      expect((await get('/metrics', host)).statusCode).toBe(404);
      expect((await get('/metrics', host, { authorization: 'Bearer guessed' })).statusCode).toBe(404);
    },
  );

  it('answers with the token of the state folder', async () => {
    const token = await readFile(join(site.app.platform.config.home, 'keys', METRICS_TOKEN), 'utf8');
    const { statusCode, body } = await get('/metrics', '127.0.0.1', { authorization: `Bearer ${token}` });
    expect(statusCode).toBe(200);
    expect(body).toContain('http_request_duration_seconds_bucket');
  });
});

describe('/docs', () => {
  const pathsAt = async (host: string) =>
    Object.keys((await get('/docs/json', host)).json<{ paths: Record<string, unknown> }>().paths);

  it("describes no operators' call on a brand's host", async () => {
    expect((await pathsAt(HOST)).filter((path) => path.startsWith('/ops'))).toEqual([]);
    expect((await get('/docs/yaml')).body).not.toContain('/ops/');
    expect(await pathsAt(HOST)).toContain(calls['session.login'].path);
    expect(await pathsAt('console.localhost')).toContain('/ops/session/login');
  });

  it('has the policy of all pages', async () => {
    for (const url of ['/docs', '/docs/static/swagger-ui.css']) {
      const policy = String((await get(url)).headers['content-security-policy']);
      expect(policy, url).toContain("default-src 'none'");
      expect(policy, url).not.toContain('unsafe-');
    }
  });
});
