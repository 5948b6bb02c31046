import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobs } from './jobs';

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
