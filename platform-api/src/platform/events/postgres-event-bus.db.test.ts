import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EventBus, PlatformEvent } from './event-bus';
import { openPostgresEventBus } from './postgres-event-bus';

const { log } = Fastify();
let db: TestDatabase;
let here: EventBus;
let there: EventBus;
beforeAll(async () => {
  db = await createTestDatabase();
  [here, there] = [await openPostgresEventBus(db.pool, db.url, log), await openPostgresEventBus(db.pool, db.url, log)];
});
afterAll(async () => {
  await here.close();
  await there.close();
  await db.drop();
});

test('delivers hundreds of events to another process in order, each once, and none back to the sender', async () => {
  const events: Record<'here' | 'there', PlatformEvent[]> = { here: [], there: [] };
  here.subscribe((event) => events.here.push(event));
  there.subscribe((event) => events.there.push(event));
  for (let i = 0; i < 400; i++)
    here.publish('wallet.balance', { balance: `${i}.00`, currency: 'BDT' }, { memberId: 9_007_199_254_740_993n });
  await vi.waitFor(() => expect(events.there).toHaveLength(400));
  expect(events.there).toEqual(events.here);
  expect(events.there.at(-1)).toEqual({
    topic: 'wallet.balance',
    payload: { balance: '399.00', currency: 'BDT' },
    audience: { memberId: 9_007_199_254_740_993n },
  });
  expect(events.here).toHaveLength(400);
});

/** Long enough to be sure that no hello arrives. */
const A_MINUTE = 60_000;

test('sends no notifications as the only process', async () => {
  const own = await createTestDatabase();
  const notified = vi.spyOn(own.pool, 'query');
  const alone = await openPostgresEventBus(own.pool, own.url, log);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + A_MINUTE);
  alone.publish('config.changed', { revision: 'unheard' }, 'everybody');
  await alone.close();
  expect(JSON.stringify(notified.mock.calls)).not.toContain('unheard');
  await own.drop();
});

test('sends notifications to a process that joins later', async () => {
  const own = await createTestDatabase();
  const first = await openPostgresEventBus(own.pool, own.url, log);
  const clockSpy = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + A_MINUTE);
  const second = await openPostgresEventBus(own.pool, own.url, log);
  const events: PlatformEvent[] = [];
  second.subscribe((event) => events.push(event));
  await vi.waitFor(() => {
    first.publish('config.changed', { revision: 'two' }, 'everybody');
    expect(events).not.toHaveLength(0);
  });
  clockSpy.mockRestore();
  await second.close();
  await first.close();
  await own.drop();
});

test('says that events may have been missed once it listens again, and not before', async () => {
  const own = await createTestDatabase();
  const bus = await openPostgresEventBus(own.pool, own.url, log);
  const missed = vi.fn();
  const unsubscribe = bus.subscribe(() => undefined, missed);
  const endConnection = () =>
    own.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marquee-marquee_event' and datname = current_database()`,
    );
  expect(missed).not.toHaveBeenCalled();
  await endConnection();
  await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), 10_000);
  unsubscribe();
  await bus.close();
  await own.drop();
});
