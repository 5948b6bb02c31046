import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../../testing/faulty-proxy';
import { listen } from './listen';

const { log } = Fastify();
const PULSE_MS = 100;
let db: TestDatabase;
let proxy: FaultyProxy;
beforeAll(async () => {
  db = await createTestDatabase();
  proxy = await startFaultyProxy(db.url);
});
afterAll(async () => {
  await proxy.close();
  await db.drop();
});

test('detects, reports and replaces a silently dead connection', async () => {
  const happened: string[] = [];
  const hearing = {
    onMessage: (payload: string) => happened.push(`heard ${payload}`),
    onListening: () => happened.push('listening'),
    onLost: () => happened.push('lost'),
  };
  const inbox = await listen(proxy.url, 'a_channel', hearing, log, PULSE_MS);
  proxy.freeze();
  await vi.waitFor(() => expect(happened).toEqual(['listening', 'lost', 'listening']));
  await db.pool.query(`notify a_channel, 'news'`);
  await vi.waitFor(() => expect(happened.at(-1)).toBe('heard news'));
  await inbox.close();
});
