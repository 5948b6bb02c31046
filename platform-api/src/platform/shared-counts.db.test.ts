import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSharedCounts } from './shared-counts';
import { createThrottle } from './throttle';

let db: TestDatabase;
beforeAll(async () => void (db = await createTestDatabase()));
afterAll(() => db.drop());

test('processes that share a database admit one allowance, and for each further process an eighth', async () => {
  const windowMs = 60_000;
  // One window, whatever the time.
  const clock = { now: () => new Date(0) };
  const { log } = Fastify();
  let underWay: Promise<unknown> = Promise.resolve();
  const throttle = createThrottle(db.pool, { name: 'request', windowMs });
  const observed: typeof throttle.add = (...args) => {
    const added = throttle.add(...args);
    underWay = added;
    return added;
  };
  const [here, there] = ['here', 'there'].map(() => createSharedCounts({ add: observed }, { clock, windowMs, log }));
  const ask = async (counts: typeof here) => {
    const isAdmitted = (counts?.add('visitor', 1, 80) ?? 0) <= 80;
    await underWay;
    return isAdmitted;
  };
  let admitted = 0;
  for (let time = 0; time < 80; time += 1) admitted += Number(await ask(here)) + Number(await ask(there));
  expect(admitted).toBeGreaterThanOrEqual(80 - 1);
  expect(admitted).toBeLessThanOrEqual(80 + 10);
});
