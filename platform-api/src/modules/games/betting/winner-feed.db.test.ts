import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PlatformEvent } from '../../../platform/events/event-bus';
import { makeMember, seedMoneyTest, TEST_BRAND, TEST_GAME, UNIT } from '../../money/ledger/money.fixture';
import { startWalletServer, type WalletServer } from '../vendor-wallet/wallet-server.fixture';
import { createWinnerFeed } from './winner-feed';

let db: TestDatabase;
let app: WalletServer;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  app = await startWalletServer(db.url);
});
afterAll(async () => {
  await app.close();
  await db.drop();
});

test('sends the brand’s pages the largest win of each second, with a masked name', async () => {
  const { id, walletUser } = await makeMember(db.pool);
  const events: PlatformEvent[] = [];
  const stop = app.platform.bus.subscribe((event) => events.push(event));
  const feed = createWinnerFeed(app.platform, { recorded: async () => ({ name: 'Test game', vendorCode: 'TESTV' }) });
  for (const units of [200n, 900n, 400n]) {
    feed.add({
      brandId: TEST_BRAND.id,
      memberId: id,
      gameId: TEST_GAME.id,
      net: units * UNIT,
      currency: TEST_BRAND.currency,
    });
  }
  await vi.waitFor(() => expect(events).toHaveLength(1), 5_000);
  feed.close();
  stop();
  expect(events[0]).toMatchObject({
    topic: 'games.winner',
    audience: { brandId: TEST_BRAND.id },
    payload: { winAmount: '900.00', gameName: 'Test game', gameId: TEST_GAME.id },
  });
  expect(JSON.stringify(events[0]?.payload)).not.toContain(walletUser);
});

test('leaves out net losses and wins below the board’s minimum', () => {
  const events: PlatformEvent[] = [];
  const stop = app.platform.bus.subscribe((event) => events.push(event));
  vi.useFakeTimers();
  const feed = createWinnerFeed(app.platform, { recorded: async () => ({ name: 'Test game', vendorCode: 'TESTV' }) });
  for (const units of [-2_300n, 0n, 99n])
    feed.add({ brandId: TEST_BRAND.id, memberId: 1n, gameId: TEST_GAME.id, net: units * UNIT, currency: 'BDT' });
  vi.advanceTimersByTime(5_000);
  feed.close();
  vi.useRealTimers();
  stop();
  expect(events).toEqual([]);
});
