import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let api: TestApp;
const vendors: Server[] = [];

/** A vendor that reports itself healthy. */
async function vendorAt(port: number): Promise<number> {
  const server = createServer((_request, response) => response.end('{}')).listen(port, '127.0.0.1');
  await once(server, 'listening');
  vendors.push(server);
  return (server.address() as AddressInfo).port;
}

async function leave(port: number): Promise<void> {
  const server = vendors.find((vendor) => (vendor.address() as AddressInfo | null)?.port === port);
  server?.closeAllConnections();
  server?.close();
  if (server) await once(server, 'close');
}

beforeAll(async () => {
  api = await startTestApp();
  await seedCatalogue(api.app.platform.database, api.app.platform.config);
});
afterAll(async () => {
  for (const server of vendors) server.closeAllConnections();
  for (const server of vendors) server.close();
  await api.close();
});

const playable = async (vassalage: string) =>
  (await api.browser().call('games.list', { gameType: 'rng', vassalage })).content[0]?.playable;

test('closes the games of an unavailable vendor, keeps others open, and re-opens them', async () => {
  const [ours, theirs] = [await vendorAt(0), await vendorAt(0)];
  await api.pool.query(`update vendor set api_url = null where code not in ('PG', 'PT')`);
  await api.pool.query(`update vendor set api_url = 'http://127.0.0.1:' || $1 where code = 'PG'`, [ours]);
  await api.pool.query(`update vendor set api_url = 'http://127.0.0.1:' || $1 where code = 'PT'`, [theirs]);
  await api.app.server.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => expect([await playable('PG'), await playable('PT')]).toEqual([true, true]));

  await leave(ours);
  await vi.waitFor(async () => expect(await playable('PG')).toBe(false));
  expect(await playable('PT')).toBe(true);
  const game = (await api.browser().call('games.list', { gameType: 'rng', vassalage: 'PG' })).content[0];
  const refusal = await api.browser().refusal('games.launch', { nodeId: game?.nodeId ?? 0, mode: 'demo' });
  expect(refusal.code).toBe('game_maintenance');

  await vendorAt(ours);
  await vi.waitFor(async () => expect(await playable('PG')).toBe(true));
});
