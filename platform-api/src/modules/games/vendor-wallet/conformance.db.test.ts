import { expect, test } from 'vitest';
import { runCases } from '../../../../../vendor-sandbox/src/conformance/run-cases';
import { makeMember, TEST_BRAND, TEST_GAME, TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import { launch, makeVendorKeys } from './vendor-double.fixture';
import { testedWallet } from './tested-wallet.fixture';

const wallet = testedWallet();

test("passes every case of the vendors' conformance kit", async () => {
  const address = await wallet.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { id, walletUser } = await makeMember(wallet.db.pool, 30n * UNIT);
  const subject = {
    user: walletUser,
    token: await launch(wallet.db.pool, id),
    expiredToken: await launch(wallet.db.pool, id, -1_000),
    game: TEST_GAME.code,
    currency: TEST_BRAND.currency,
    hasPool: true,
  };
  await wallet.db.pool.query('select open_jackpot_pool($1::smallint, $2::smallint, $3)', [
    TEST_BRAND.id,
    TEST_VENDOR.id,
    UNIT,
  ]);
  const target = { baseUrl: `${address}/wallet/${TEST_VENDOR.code}`, privateKey: wallet.keys.privateKey, subject };
  const results = await runCases(target);
  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(results.length).toBeGreaterThan(25);
});

test('fails the kit when the wallet violates the rules', async () => {
  const { id, walletUser } = await makeMember(wallet.db.pool, 30n * UNIT);
  const token = await launch(wallet.db.pool, id);
  const { port } = wallet.app.server.server.address() as { port: number };
  const baseUrl = `http://127.0.0.1:${port}/wallet/${TEST_VENDOR.code}`;
  const subject = { user: walletUser, token, game: TEST_GAME.code, currency: TEST_BRAND.currency };
  const results = await runCases({ baseUrl, privateKey: makeVendorKeys().privateKey, subject });
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  expect(failed).toContain('a bet takes its stake, its win is paid, each answered with the balance and the echoed ids');
  expect(results.filter(({ outcome }) => outcome === 'left out')).toHaveLength(3);
});
