import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { seedMoneyTest } from '../../money/ledger/money.fixture';
import { seedLottery } from '../lottery.fixture';
import { createDrawLoop, waitMs } from './draw-loop';
import { insertDraws } from './insert-draws';
import type { Lottery } from './lottery-repository';
import { createOwnDraws } from './own-draws';

const { log } = silentTelemetry();
const SHAPES = ['five-digit', 'vn-south', 'k3'] as const;
const never = new Promise<never>(() => undefined);
const beacon = { chain: 'local', read: async () => ({ randomness: 'cd'.repeat(32), signature: 'ab' }) } as const;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
});
afterAll(() => db.drop());

/** A draw of a game of its own in each shape, all due now. @returns ids */
async function dueDraws(firstId: number): Promise<bigint[]> {
  const at = new Date(Date.now() + 60_000);
  for (const [place, shape] of SHAPES.entries()) {
    const lottery: Lottery = {
      id: firstId + place,
      code: `TEST_${firstId + place}`,
      shape,
      zone: 'UTC',
      source: 'own',
    };
    await seedLottery(db.pool, { ...lottery, gameId: 900_000 + lottery.id, area: 'FAST' });
    const plan = { issue: '1', station: null, opensAt: new Date(), closesAt: at, drawsAt: at };
    await insertDraws(db.pool, lottery, [plan], 'local');
  }
  const { rows } = await db.pool.query<{ id: bigint }>(
    `update lottery_draw set opens_at = now() - interval '1 minute', closes_at = now(), draws_at = now()
     where lottery_id >= $1 and lottery_id < $1 + $2 returning id`,
    [firstId, SHAPES.length],
  );
  return rows.map(({ id }) => id);
}
const decidedOf = async (ids: readonly bigint[]) =>
  (
    await db.pool.query<{ id: bigint }>(
      `select id from lottery_draw where id = any($1) and state not in ('scheduled', 'open', 'closed')`,
      [ids],
    )
  ).rows.map(({ id }) => id);

test('draws on time while a feed does not answer and the calendar waits', async () => {
  const ids = await dueDraws(910);
  const announced: bigint[][] = [];
  const leading = new AbortController();
  let releaseFeed: (ids: bigint[]) => void = () => undefined;
  const run = createDrawLoop({
    pool: db.pool,
    maker: { makeAhead: async () => undefined, makeUntil: async () => 0 },
    ownDraws: createOwnDraws(db.pool, beacon, log),
    officialDraws: { step: () => new Promise((resolve) => (releaseFeed = resolve)) },
    pairDraws: { step: async () => [] },
    announce: async (changed) => void announced.push([...changed]),
  })(leading.signal);
  await vi.waitFor(async () => expect(await decidedOf(ids)).toHaveLength(ids.length));
  leading.abort();
  releaseFeed([]);
  await run;
  // Opened, closed, drawn: each change once, in this order.
  expect(announced.map((changed) => changed.filter((id) => ids.includes(id)).length)).toEqual([6, 3]);
});

test('two processes that both lead draw each issue once', async () => {
  const ids = await dueDraws(930);
  const announced: bigint[] = [];
  const leading = new AbortController();
  const lead = () =>
    createDrawLoop({
      pool: db.pool,
      maker: { makeAhead: async () => undefined, makeUntil: async () => 0 },
      ownDraws: createOwnDraws(db.pool, beacon, log),
      officialDraws: { step: async () => [] },
      pairDraws: { step: async () => [] },
      announce: async (changed) => void announced.push(...changed),
    })(leading.signal);
  const loops = [lead(), lead()];
  await vi.waitFor(async () => expect(await decidedOf(ids)).toHaveLength(ids.length));
  leading.abort();
  await Promise.all(loops);
  // Each was opened, closed and drawn by one of them.
  for (const id of ids) expect(announced.filter((candidate) => candidate === id)).toHaveLength(3);
});

test('gives the leadership up when one of its loops fails', async () => {
  const run = createDrawLoop({
    pool: db.pool,
    maker: { makeAhead: () => Promise.reject(new Error('the calendar is broken')), makeUntil: () => never },
    ownDraws: createOwnDraws(db.pool, beacon, log),
    officialDraws: { step: async () => [] },
    pairDraws: { step: async () => [] },
    announce: async () => undefined,
  })(new AbortController().signal);
  await expect(run).rejects.toThrow('the calendar is broken');
});

test('draws the other games of the minute while one is locked', async () => {
  const ids = await dueDraws(920);
  const [locked, ...others] = ids;
  await db.pool.query('select advance_draws()');
  await db.pool.query('select advance_draws()');
  const holder = await db.pool.connect();
  await holder.query('begin');
  await holder.query('select from lottery_draw where id = $1 for update', [locked]);
  const drawing = createOwnDraws(db.pool, beacon, log).draw();
  await vi.waitFor(async () => expect(new Set(await decidedOf(ids))).toEqual(new Set(others)));
  await holder.query('rollback');
  holder.release();
  expect(new Set(await drawing)).toEqual(new Set(ids));
});

test('waits for the next change to the millisecond, and shortly for a beacon that is late', () => {
  expect([waitMs(1), waitMs(4_999), waitMs(60_000), waitMs(null)]).toEqual([1, 4_999, 5_000, 5_000]);
  expect([waitMs(0), waitMs(-30_000)]).toEqual([100, 100]);
});
