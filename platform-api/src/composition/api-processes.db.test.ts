import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { slowness } from '@marquee/testing/pace';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundleProgram, type ProgramBundle } from '../../../shared/build/src/program-bundle';
import { seedMoneyTest } from '../modules/money/ledger/money.fixture';
import { makeVendorKeys } from '../modules/games/vendor-wallet/vendor-double.fixture';
import { stateKeys } from '../platform/key-file';
import { IN_HOUSE_KEY, publicKeyOf } from '../seed/catalogue/vendor-key-files';
import { startApi } from '../testing/api-process';

const sources = new URL('../', import.meta.url);
const home = mkdtempSync(join(tmpdir(), 'marquee-leaders-'));
let db: TestDatabase;
let bundle: ProgramBundle;
beforeAll(async () => {
  bundle = await bundleProgram(new URL('main.ts', sources), fileURLToPath(new URL('../', sources)));
  db = await createTestDatabase();
  await seedMoneyTest(db.pool, makeVendorKeys().publicPem);
  await publicKeyOf(stateKeys(home), IN_HOUSE_KEY);
});
afterAll(async () => {
  await db.drop();
  bundle.remove();
});

interface Held {
  readonly name: string;
  readonly number: bigint;
}
const leases = async () =>
  (await db.pool.query<Held>(`select name, number from lease where name not like 'pool-%' order by name`)).rows;

const newestRound = async () =>
  (await db.pool.query<{ id: bigint }>('select max(id) as id from crash_round')).rows[0]?.id;

test('a process that is stopped in the middle of everything is followed by another, in every loop that it led', async () => {
  const first = await startApi(db.url, home, bundle.file);
  const second = await startApi(db.url, home, bundle.file);
  try {
    const before = await vi.waitFor(async () => {
      const held = await leases();
      expect(held.map(({ name }) => name)).toEqual(['crash rounds', 'lottery draws']);
      return held;
    }, 20_000);
    process.kill(first.pid, 'SIGSTOP');
    const round = await newestRound();
    await vi.waitFor(
      async () => {
        const after = await leases();
        expect(after.map(({ number }, index) => number > (before[index]?.number ?? 0n))).toEqual([true, true]);
        expect((await newestRound()) ?? 0n).toBeGreaterThan(round ?? 0n);
      },
      { timeout: 60_000 * slowness(), interval: 250 },
    );
    const open = await db.pool.query(`select from crash_round where state in ('betting', 'flying')`);
    expect(open.rowCount, 'its round has ended').toBeLessThanOrEqual(1);
  } finally {
    process.kill(first.pid, 'SIGCONT');
    await first.stop('SIGKILL');
    await second.stop('SIGKILL');
  }
}, 240_000);

test('a process that is told to stop says so first, and serves on until a proxy has seen it', async () => {
  const api = await startApi(db.url, home, bundle.file, { MARQUEE_STOP_NOTICE: '2' });
  const statusOf = (path: string) => fetch(`http://127.0.0.1:${api.port}${path}`).then(({ status }) => status);
  const stopped = api.stop();
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), { timeout: 1_500, interval: 20 });
  expect(await statusOf('/healthz')).toBe(200);
  await stopped;
  await expect(statusOf('/healthz')).rejects.toThrow();
}, 120_000);
