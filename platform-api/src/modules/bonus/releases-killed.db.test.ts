import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bigintTypes } from '@marquee/testing/database/bigint-types';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killableSettings } from '../../../../shared/build/src/postgres/settings';
import { type RunningPostgres, startPostgres } from '../../../../shared/build/src/postgres/start-postgres';
import { migrate } from '../../platform/migrate';
import { mustVerify, seedMoneyTest, UNIT } from '../ledger/money.fixture';
import { createBonusTest, lose, RELEASED } from './bonus.fixture';

const ROUNDS = 6;
const MEMBERS = 8;
const WORKER = fileURLToPath(new URL('release-worker.fixture.ts', import.meta.url));
const tsx = createRequire(new URL('../../../../shared/build/package.json', import.meta.url)).resolve('tsx');
const folder = mkdtempSync(join(tmpdir(), 'marquee-bonus-kill-'));

let server: RunningPostgres;
let pool: pg.Pool;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  server = await startPostgres({ folder, settings: killableSettings });
  pool = new pg.Pool({ connectionString: server.url, max: 8, types: bigintTypes });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrate(pool);
  await seedMoneyTest(pool);
});
afterAll(async () => {
  await Promise.all(workers.splice(0).map(kill));
  await pool.end();
  await server.stop();
  rmSync(server.folder, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  workers.push(spawn(process.execPath, ['--import', pathToFileURL(tsx).href, WORKER, server.url], { stdio: 'ignore' }));

async function kill(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

const released = async () =>
  (await pool.query<{ sum: bigint }>('select coalesce(sum(released), 0)::bigint as sum from bonus')).rows[0]?.sum ?? 0n;

test(`two processes and the database that are killed (kill -9) ${ROUNDS} times release every bonus whole, and once`, {
  timeout: 240_000,
}, async () => {
  const bonus = createBonusTest({ pool } as never);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => bonus.member(1_000n)));
  await Promise.all(members.map((member) => bonus.grant(member, { ...RELEASED, inSteps: true })));
  start();
  for (let round = 0; round < ROUNDS; round += 1) {
    start();
    const before = await released();
    // Of the 500 to wager: one or two tenths a round, so that each kill falls between the releases of some members.
    for (const member of members) await lose(pool, member, 85n);
    await vi.waitUntil(async () => (await released()) > before, { timeout: 60_000, interval: 1 });
    if (round % 3 === 2) {
      process.kill(server.pid, 'SIGKILL');
      server = await startPostgres({ folder, port: server.port, settings: killableSettings });
    }
    await kill(workers.shift()!);
  }
  await vi.waitUntil(async () => (await released()) === BigInt(MEMBERS) * 100n * UNIT, {
    timeout: 60_000,
    interval: 20,
  });
  for (const member of members) {
    const { cash, bonus: held } = await bonus.ledger.balanceOf(member);
    expect({ cash: cash / UNIT, held }).toEqual({ cash: 1_000n - BigInt(ROUNDS) * 85n + 100n, held: 0n });
  }
  await mustVerify(pool);
});
