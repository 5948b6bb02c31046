import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from './database';
import { type Lease, leadLoop } from './lease';
import { sleep } from './sleep';

const { log } = Fastify();
const TIMING = { holdMs: 600, heartbeatMs: 100, retryMs: 50 };
const never = new AbortController().signal;
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

interface Leader {
  readonly name: string;
  readonly lease: Lease;
  readonly signal: AbortSignal;
}

/** A process that leads whenever it can; `pool` is its way to the database. */
const startProcess = (name: string, loop: string, leaders: Leader[], pool: pg.Pool = db.pool) =>
  leadLoop(
    pool,
    {
      name: loop,
      async run(signal, lease) {
        leaders.push({ name, lease, signal });
        await sleep(60_000, signal);
      },
    },
    log,
    TIMING,
  );

const isFenced = ({ lease }: Leader) =>
  inTransaction(db.pool, (tx) => lease.fence(tx)).then(
    () => false,
    () => true,
  );

test('one process leads while it renews, and the next one follows when it stops', async () => {
  const leaders: Leader[] = [];
  const first = startProcess('first', 'rounds', leaders);
  await vi.waitFor(() => expect(leaders).toHaveLength(1));
  const second = startProcess('second', 'rounds', leaders);
  await sleep(2 * TIMING.holdMs, never);
  expect(leaders.map(({ name }) => name)).toEqual(['first']);
  await first.stop();
  await vi.waitFor(() => expect(leaders.map(({ name }) => name)).toEqual(['first', 'second']));
  await second.stop();
});

test('another takes over from a process that hangs, whose writes are refused from then on', async () => {
  const leaders: Leader[] = [];
  const hanging = new pg.Pool({ connectionString: db.url });
  const first = startProcess('first', 'draws', leaders, hanging);
  await vi.waitFor(() => expect(leaders).toHaveLength(1));
  const [hung] = leaders as [Leader];
  expect(await isFenced(hung)).toBe(false);
  // Nothing that it asks gets through any more, as when it is stopped.
  const ask = vi.spyOn(hanging, 'query').mockImplementation(() => new Promise(() => undefined) as never);
  const second = startProcess('second', 'draws', leaders);
  await vi.waitFor(() => expect(leaders.map(({ name }) => name)).toEqual(['first', 'second']), 5_000);
  expect(await isFenced(hung)).toBe(true);
  expect(await isFenced(leaders[1] as Leader)).toBe(false);
  ask.mockRestore();
  await second.stop();
  void first.stop();
  await hanging.end();
});

test('a holder that learns of its successor ends its loop', async () => {
  const leaders: Leader[] = [];
  const process = startProcess('only', 'prizes', leaders);
  await vi.waitFor(() => expect(leaders).toHaveLength(1));
  await db.pool.query(`update lease set number = number + 1 where name = 'prizes'`);
  await vi.waitFor(() => expect(leaders[0]?.signal.aborted).toBe(true));
  await process.stop();
});

test('a takeover waits for what its predecessor is writing', async () => {
  const leaders: Leader[] = [];
  const first = startProcess('first', 'matches', leaders);
  await vi.waitFor(() => expect(leaders).toHaveLength(1));
  const [leader] = leaders as [Leader];
  const events: string[] = [];
  const taking = await inTransaction(db.pool, async (tx) => {
    await leader.lease.fence(tx);
    const taken = db.pool
      .query(`update lease set number = number + 1 where name = 'matches'`)
      .then(() => events.push('taken'));
    await sleep(100, never);
    events.push('written');
    return { taken };
  });
  await taking.taken;
  expect(events).toEqual(['written', 'taken']);
  await first.stop();
});
