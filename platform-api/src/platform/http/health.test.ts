import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database';
import { health, type Readiness } from './health';

let server: FastifyInstance;
let readiness: Readiness;
const database = { isUp: true, isReplica: false, missing: null as string | null };
beforeEach(() => {
  Object.assign(database, { isUp: true, isReplica: false, missing: null });
  server = Fastify();
  const query = () =>
    database.isUp ? Promise.resolve({ rows: [{ isReplica: database.isReplica }] }) : Promise.reject(new Error('down'));
  const missing = () => Promise.resolve(database.missing);
  readiness = health(server, { pool: { query } } as unknown as Database, missing);
});
afterEach(() => server.close());
const ready = async () => (await server.inject('/readyz')).statusCode;

test('is ready only once everything has started', async () => {
  expect(await ready()).toBe(503);
  readiness.begin();
  expect(await ready()).toBe(200);
});

test('is not ready without a database, and ready again with it', async () => {
  readiness.begin();
  database.isUp = false;
  expect(await ready()).toBe(503);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  database.isUp = true;
  expect(await ready()).toBe(200);
});

test('is not ready at a replica, which answers and takes no writes', async () => {
  readiness.begin();
  database.isReplica = true;
  expect(await ready()).toBe(503);
});

test('says what pages lack', async () => {
  readiness.begin();
  database.missing = 'The store has no host-shell 1.0.0.';
  const answer = await server.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', reason: database.missing }]);
});

test('is not ready once it is told to stop, and serves on', async () => {
  server.get('/page', () => 'a page');
  readiness.begin();
  readiness.end();
  expect(await ready()).toBe(503);
  expect((await server.inject('/page')).payload).toBe('a page');
});
