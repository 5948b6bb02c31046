import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mustVerify, seedMoneyTest, TEST_BRAND } from '../../money/ledger/money.fixture';
import { shippedBrand } from '../../../seed/brands/brand-folder';
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

/** Gives the test brand wallets at these vendors. */
export async function haveVendorWallets({ pool }: Pick<TestDatabase, 'pool'>, codes: readonly string[]): Promise<void> {
  await pool.query('update brand set config = $2 where id = $1', [
    TEST_BRAND.id,
    JSON.stringify({ ...shippedBrand('sundarban').config, vendorWallets: codes }),
  ]);
  await pool.query(
    `insert into brand_domain (brand_id, host, is_main) values ($1, 'testbrand.localhost', true) on conflict do nothing`,
    [TEST_BRAND.id],
  );
}
