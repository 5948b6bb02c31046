import { WALLET_PATHS } from '@marquee/contract/wallet-protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let site: TestApp;
afterEach(() => site.close());

async function start(roles: string): Promise<void> {
  site = await startTestApp({ MARQUEE_ROLES: roles });
  await site.app.server.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200));
}
const status = async (url: string, method: 'GET' | 'POST' = 'GET') =>
  (await site.app.server.inject({ method, url, headers: { host: 'sundarban.localhost' } })).statusCode;
const namesOfLeases = async () =>
  (await site.pool.query<{ name: string }>('select name from lease order by name')).rows.map(({ name }) => name);

const IDLE_MS = 6_000;
/** Transactions of all connections to the database in a while in which nobody asks, a second. */
async function transactionsPerSecond(): Promise<number> {
  const count = async () => {
    const { rows } = await site.pool.query<{ count: number }>(
      'select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.count ?? 0;
  };
  const before = await count();
  await new Promise((resume) => setTimeout(resume, IDLE_MS));
  return ((await count()) - before) / (IDLE_MS / 1_000);
}

test('a process that serves visitors alone leads and works on nothing, and hardly asks the database when idle', async () => {
  await start('web');
  // No shell was released here.
  expect(await status('/wps/boot')).toBe(503);
  await site.app.platform.jobs.add(site.pool, 'deliver-postback', {}, { key: 'left alone' });
  // Connections report what they did at the start up to ten seconds later.
  await expect.poll(transactionsPerSecond, { timeout: 5 * IDLE_MS, interval: 0 }).toBeLessThanOrEqual(2);
  const { rows } = await site.pool.query(`select attempts from graphile_worker.jobs where key = 'left alone'`);
  expect(rows).toEqual([{ attempts: 0 }]);
  expect(await namesOfLeases()).toEqual([]);
});

test('a process without visitors leads rounds and draws and does the work, and serves vendors', async () => {
  await start('jobs,loops');
  expect(await status('/wps/boot')).toBe(404);
  expect(await status(`/wallet/nobody${WALLET_PATHS.balance}`, 'POST')).toBe(200);
  await vi.waitFor(async () => expect(await namesOfLeases()).toContainEqual(expect.stringMatching(/draws|^pool-/)));
});
