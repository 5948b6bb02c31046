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

  const readMetrics = async () => {
    const token = await readFile(join(site.app.platform.config.home, 'keys', METRICS_TOKEN), 'utf8');
    const { statusCode, body } = await get('/metrics', '127.0.0.1', { authorization: `Bearer ${token}` });
    expect(statusCode).toBe(200);
    return body;
  };
  const valueOf = (body: string, series: string) =>
    Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length),
    );

  it('answers with the token of the state folder', async () => {
    expect(await readMetrics()).toContain('http_request_duration_seconds_bucket');
  });

  it('says how the process, the queue and the leases do', async () => {
    const { pool } = site.app.platform.database;
    await pool.query(
      `select graphile_worker.add_job('nobody-does-this', run_at => now() - interval '90 seconds', job_key => 'late')`,
    );
    await pool.query(
      `insert into lease (name, number, expires_at) values ('a loop', 7, now() - interval '40 seconds') on conflict (name) do nothing`,
    );
    const body = await readMetrics();
    expect(valueOf(body, 'event_bus_connected')).toBe(1);
    expect(valueOf(body, 'database_pool_connections{state="waiting"}')).toBe(0);
    expect(valueOf(body, 'jobs_due{state="new"}')).toBeGreaterThanOrEqual(1);
    expect(valueOf(body, 'jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(90);
    expect(valueOf(body, 'lease_seconds_left{lease="a loop"}')).toBeLessThanOrEqual(-40);
    expect(valueOf(body, 'lease_number{lease="a loop"}')).toBe(7);
    await pool.query(`select graphile_worker.remove_job('late')`);
    await pool.query(`delete from lease where name = 'a loop'`);
  });

  it('counts the answers of vendors’ calls, which are HTTP 200 whatever they say', async () => {
    await site.app.server.inject({ method: 'POST', url: '/wallet/nobody/user/balance', payload: '{}' });
    expect(await readMetrics()).toMatch(/^wallet_answers_total\{call="\w+",status="RS_ERROR_INVALID_PARTNER"\} 1$/m);
  });

  it('has every figure that the alerts of deploy/ read', async () => {
    const rules = await readFile(new URL('../../../../deploy/prometheus-rules.yaml', import.meta.url), 'utf8');
    const ofPrometheus = new Set(['min_over_time']);
    const lines = rules.split('\n').filter((line) => !line.trim().startsWith('#'));
    const named = lines.flatMap((line) => line.match(/\b[a-z]+(?:_[a-z]+)+(?=[{[)]| [<>=])/g) ?? []);
    const own = [...new Set(named)].filter((name) => !ofPrometheus.has(name));
    expect(own.length).toBeGreaterThan(8);
    const body = await readMetrics();
    for (const name of own) expect(body, name).toContain(`# TYPE ${name.replace(/_count$/, '')} `);
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
