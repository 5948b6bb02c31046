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

/** Processes learn of each other a moment after they have started. */
async function untilTheyKnowEachOther(): Promise<void> {
  let known = false;
  const unsubscribe = there.subscribe(() => (known = true));
  await vi.waitFor(() => {
    here.publish('config.changed', { revision: 'probe' }, 'everybody');
    expect(known).toBe(true);
  });
  unsubscribe();
}

test('hundreds of events reach another process in order, each once, and come back to nobody', async () => {
  await untilTheyKnowEachOther();
  const heard: Record<'here' | 'there', PlatformEvent[]> = { here: [], there: [] };
  const into = (list: PlatformEvent[]) => (event: PlatformEvent) => {
    if (event.topic === 'wallet.balance') list.push(event);
  };
  here.subscribe(into(heard.here));
  there.subscribe(into(heard.there));
  for (let i = 0; i < 400; i++)
    here.publish('wallet.balance', { balance: `${i}.00`, currency: 'BDT' }, { memberId: 9_007_199_254_740_993n });
  await vi.waitFor(() => expect(heard.there).toHaveLength(400), { timeout: 5_000 });
  expect(heard.there).toEqual(heard.here);
  expect(heard.there.at(-1)).toEqual({
    topic: 'wallet.balance',
    payload: { balance: '399.00', currency: 'BDT' },
    audience: { memberId: 9_007_199_254_740_993n },
  });
  expect(heard.here).toHaveLength(400);
});

test('a process that is alone notifies nobody of its events', async () => {
  const own = await createTestDatabase();
  const notified = vi.spyOn(own.pool, 'query');
  const alone = await openPostgresEventBus(own.pool, own.url, log);
  alone.publish('config.changed', { revision: 'unheard' }, 'everybody');
  await alone.close();
  expect(JSON.stringify(notified.mock.calls)).not.toContain('unheard');
  await own.drop();
});
