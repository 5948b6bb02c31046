import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type KillableServer, startKillableServer, untilAnswered } from '../../../../testing/killable-server';
import { seedMoneyTest, TEST_BRAND } from '../../../money/ledger/money.fixture';
import { KILLED_BROADCAST } from './send-worker.fixture';

const MEMBERS = 12_000;
const KILLS = 4;
const WORKER = new URL('send-worker.fixture.ts', import.meta.url);

let server: KillableServer;
beforeAll(async () => {
  server = await startKillableServer();
  const { pool } = server;
  await seedMoneyTest(pool);
  await pool.query(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
     select $2, 'm' || n, 'm' || n, 'm' || n, 'm' || n, 3, 'm' || n, case n % 3 when 0 then 'bn' else 'en' end from generate_series(1, $1) n`,
    [MEMBERS, TEST_BRAND.id],
  );
  const { rows } = await pool.query<{ id: number }>(
    `insert into operator (email, name, password_hash) values ('writer@marquee.localhost', 'Writer', '-') returning id`,
  );
  const texts = { en: { title: 'News', text: 'News' }, bn: { title: 'খবর', text: 'খবর' } };
  await pool.query(
    `insert into broadcast (id, brand_id, name, category, audience, texts, state, recipients, created_by)
     values ($1, $5, 'News', 'service', '{}', $2, 'scheduled', $3, $4)`,
    [KILLED_BROADCAST, JSON.stringify(texts), MEMBERS, rows[0]?.id, TEST_BRAND.id],
  );
  await pool.query('insert into broadcast_member select $1, id from member where language <> $2', [
    KILLED_BROADCAST,
    'none',
  ]);
});
afterAll(() => server.close());

const numbers = () =>
  untilAnswered(async () => {
    const { rows } = await server.pool.query<{ left: number; written: number; members: number; delivered: number }>(
      `select (select count(*)::int from broadcast_member) as left, count(*)::int as written,
         count(distinct member_id)::int as members, (select delivered from broadcast) as delivered
       from member_message`,
    );
    const [row] = rows;
    if (!row) throw new Error('nothing was counted');
    return row;
  });

test(`a message to ${MEMBERS} members that two workers deliver and a kill (-9) cuts off ${KILLS} times reaches each once`, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await server.startWorker(WORKER);
    await server.startWorker(WORKER);
    const { written } = await numbers();
    await vi.waitUntil(async () => (await numbers()).written > written, { interval: 1, timeout: 20_000 });
    if (kill % 2 === 0) await server.kill();
    await server.killWorker();
    await server.killWorker();
    const after = await numbers();
    expect(after.left + after.written, 'nobody is lost').toBe(MEMBERS);
    expect(after.members).toBe(after.written);
    expect(after.delivered).toBe(after.written);
    expect(after.left, 'cut off in the middle').toBeGreaterThan(0);
  }
  await server.startWorker(WORKER);
  const stateOf = async () =>
    (await server.pool.query<{ state: string }>('select state from broadcast')).rows[0]?.state;
  await vi.waitUntil(async () => (await stateOf()) === 'sent', { interval: 20, timeout: 60_000 });
  expect(await numbers()).toEqual({ left: 0, written: MEMBERS, members: MEMBERS, delivered: MEMBERS });
});
