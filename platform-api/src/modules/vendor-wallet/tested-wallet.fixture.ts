import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mustVerify, seedMoneyTest } from '../ledger/money.fixture';
import { makeVendorKeys, type VendorKeys } from './vendor-double.fixture';
import { startWalletServer, type WalletServer } from './wallet-server.fixture';

export interface TestedWallet {
  readonly keys: VendorKeys;
  db: TestDatabase;
  app: WalletServer;
}

/**
 * The wallet as called by the test vendor, on a separate database per file. After each test the ledger must verify.
 * @param prepare the database, before the server reads it
 * @returns an object that is filled before the first test
 */
export function testedWallet(prepare?: (db: TestDatabase) => Promise<unknown>): TestedWallet {
  const tested = { keys: makeVendorKeys() } as TestedWallet;
  beforeAll(async () => {
    tested.db = await createTestDatabase();
    await seedMoneyTest(tested.db.pool, tested.keys.publicPem);
    await prepare?.(tested.db);
    tested.app = await startWalletServer(tested.db.url);
  });
  afterEach(() => mustVerify(tested.db.pool));
  afterAll(async () => {
    await tested.app.close();
    await tested.db.drop();
  });
  return tested;
}
