import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startFaultyProxy } from '../testing/faulty-proxy';
import { createJobs, migrateJobs } from './jobs';
import { sleep } from './sleep';

const { log } = Fastify();
const STOPS = 12;
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** Terminates the connections as an administrator would. */
const endOtherConnections = () =>
  db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );

test('survives a database shutdown while the queue stops', async () => {
  const thrown: string[] = [];
  const note = (cause: Error) => thrown.push(cause.message);
  process.on('uncaughtException', note);
  for (let stop = 0; stop < STOPS; stop += 1) {
    const jobs = createJobs(db.url, log);
    jobs.handle('nothing', () => Promise.resolve());
    await jobs.start();
    const closings = [jobs.stop().catch(() => undefined), endOtherConnections()];
    await Promise.all(closings);
    await endOtherConnections();
  }
  process.off('uncaughtException', note);
  expect(thrown).toEqual([]);
});

test('another process does the job of one that hangs or has died', async () => {
  await migrateJobs(db.url);
  const [hanging, living] = [startFaultyProxy(db.url), createJobs(db.url, log, { holdMs: 800, heartbeatMs: 100 })];
  const proxy = await hanging;
  const first = createJobs(proxy.url, log, { holdMs: 800, heartbeatMs: 100 });
  const begun: string[] = [];
  first.handle('count', () => {
    begun.push('first');
    return new Promise(() => undefined);
  });
  living.handle('count', async () => void begun.push('second'));
  await first.start();
  await first.add(db.pool, 'count', {}, { key: 'count' });
  await vi.waitFor(() => expect(begun).toEqual(['first']));
  await living.start();
  await sleep(1_500, new AbortController().signal);
  expect(begun, 'a job belongs to its worker while that has a heartbeat').toEqual(['first']);
  // It still runs, and reaches the database no more.
  await proxy.close();
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second']), 10_000);
  await living.stop();
  const { rows } = await db.pool.query('select from graphile_worker.jobs');
  expect(rows).toEqual([]);
}, 30_000);
