import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type KillableServer, startKillableServer, untilAnswered } from '../../../testing/killable-server';
import { seedMoneyTest, TEST_BRAND } from '../../money/ledger/money.fixture';

const MEMBERS = 40;
const MESSAGES = 3_000;
const KILLS = 4;
const WORKER = new URL('erase-worker.fixture.ts', import.meta.url);

let server: KillableServer;
beforeAll(async () => {
  server = await startKillableServer();
  const { pool } = server;
  await seedMoneyTest(pool);
  await pool.query(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language, status, closed_at)
     select $2, 'm' || n, 'm' || n, 'm' || n, 'closed' || n, 3, 'm' || n, 'en', 'closed', now() - interval '6 years' from generate_series(1, $1) n`,
    [MEMBERS, TEST_BRAND.id],
  );
  await pool.query(
    "insert into member_contact (member_id, brand_id, kind, value) select id, brand_id, 'email', account || '@example.test' from member where status = 'closed'",
  );
  await pool.query(
    "insert into play_bar (member_id, kind, starts_at) select id, 'self_exclusion', now() from member where status = 'closed'",
  );
  await pool.query(
    `insert into member_message (brand_id, member_id, category, title, text, key, created_at)
     select m.brand_id, m.id, 'system', 'Note', 'Dear ' || account, g::text, now() from member m, generate_series(1, $1) g where m.status = 'closed'`,
    [MESSAGES],
  );
});
afterAll(() => server.close());

const numbers = () =>
  untilAnswered(async () => {
    const { rows } = await server.pool.query<
      Record<'erased' | 'named' | 'reachable' | 'known' | 'messages' | 'halves', number>
    >(
      `select count(*) filter (where erased_at is not null)::int as erased, count(*) filter (where account like 'm%')::int as named,
         (select count(*)::int from member_contact) as reachable, (select count(*)::int from excluded_contact) as known,
         (select count(*)::int from member_message) as messages,
         count(*) filter (where erased_at is not null and exists (select from member_message where member_id = m.id))::int as halves
       from member m where status = 'closed'`,
    );
    const [row] = rows;
    if (!row) throw new Error('nothing was counted');
    return row;
  });

test(`the data of ${MEMBERS} accounts that two workers erase and a kill (-9) cuts off ${KILLS} times are erased once`, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { messages } = await numbers();
    await server.startWorker(WORKER);
    await server.startWorker(WORKER);
    await vi.waitUntil(async () => (await numbers()).messages < messages, { interval: 1, timeout: 20_000 });
    if (kill % 2 === 0) await server.kill();
    await server.killWorker();
    await server.killWorker();
    const after = await numbers();
    expect(after.halves, 'who counts as erased is').toBe(0);
    expect(after.erased + after.named).toBe(MEMBERS);
    expect(after.named, 'cut off in the middle').toBeGreaterThan(0);
    expect(after.reachable, 'a contact goes with the name').toBe(after.named);
    expect(after.known, 'and an excluded person stays known').toBe(after.erased);
  }
  await server.startWorker(WORKER);
  await vi.waitUntil(async () => (await numbers()).erased === MEMBERS, { interval: 100, timeout: 60_000 });
  await server.killWorker();
  expect(await numbers()).toMatchObject({ messages: 0, reachable: 0, known: MEMBERS });
  const { rowCount } = await server.pool.query("select from audit_log where action = 'member.data-erased'");
  expect(rowCount).toBe(MEMBERS);
});
