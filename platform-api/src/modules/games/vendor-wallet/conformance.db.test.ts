import { expect, test } from 'vitest';
import { runConformanceKit } from '../../../testing/outside/conformance-kit';
import { makeMember, TEST_BRAND, TEST_GAME, TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import { testedWallet } from './tested-wallet.fixture';
import { launch, makeVendorKeys } from './vendor-double.fixture';

const wallet = testedWallet();
const subject = { game: TEST_GAME.code, currency: TEST_BRAND.currency };

test("passes every case of the vendors' conformance kit", async () => {
  const address = await wallet.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { id, walletUser } = await makeMember(wallet.db.pool, 30n * UNIT);
  await wallet.db.pool.query('select open_jackpot_pool($1::smallint, $2::smallint, $3)', [
    TEST_BRAND.id,
    TEST_VENDOR.id,
    UNIT,
  ]);
  const report = await runConformanceKit({
    ...subject,
    baseUrl: `${address}/wallet/${TEST_VENDOR.code}`,
    privateKey: wallet.keys.privateKey,
    user: walletUser,
    token: await launch(wallet.db.pool, id),
    expiredToken: await launch(wallet.db.pool, id, -1_000),
    hasPool: true,
  });
  expect(report, report.text).toMatchObject({ exitCode: 0, failed: [], leftOut: [] });
  expect(report.passed.length).toBeGreaterThan(25);
});

test('fails the kit when the wallet violates the rules', async () => {
  const { id, walletUser } = await makeMember(wallet.db.pool, 30n * UNIT);
  const { port } = wallet.app.server.server.address() as { port: number };
  const report = await runConformanceKit({
    ...subject,
    baseUrl: `http://127.0.0.1:${port}/wallet/${TEST_VENDOR.code}`,
    privateKey: makeVendorKeys().privateKey,
    user: walletUser,
    token: await launch(wallet.db.pool, id),
  });
  expect(report.exitCode).toBe(1);
  expect(report.failed).toContain(
    'a bet takes its stake, its win is paid, each answered with the balance and the echoed ids',
  );
  expect(report.leftOut).toHaveLength(3);
});
