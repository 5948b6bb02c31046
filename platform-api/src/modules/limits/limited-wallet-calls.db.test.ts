import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeMember, mustVerify, seedMoneyTest, UNIT } from '../ledger/money.fixture';
import { betFields, callWallet, launch, makeVendorKeys } from '../vendor-wallet/vendor-double.fixture';
import { startWalletServer, type WalletServer } from '../vendor-wallet/wallet-server.fixture';

const keys = makeVendorKeys();
let db: TestDatabase;
let app: WalletServer;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool, keys.publicPem);
  app = await startWalletServer(db.url);
});
afterEach(() => mustVerify(db.pool));
afterAll(async () => {
  await app.close();
  await db.drop();
});

const context = (id: bigint) => ({
  member: {
    id,
    publicId: 'p',
    account: 'a',
    type: 3,
    state: 'member' as const,
    tokenHash: Buffer.alloc(32),
    passwordDue: false,
  },
  brand: { id: 900, code: 'testbrand', currency: 'BDT', offsetMinutes: 360, defaultLanguage: 'en' },
  requestId: 'test',
});

test('a vendor is told that a stake goes beyond a limit of the member', async () => {
  const { id, walletUser } = await makeMember(db.pool, 10n * UNIT);
  const token = await launch(db.pool, id);
  await app.money.limits.set({ kind: 'loss', period: 'day' }, 2n * UNIT, context(id));
  const bet = (units: number) =>
    callWallet(app.server, keys, 'bet', betFields(walletUser, token, { amount: units * 100_000 }));
  expect(await bet(3)).toMatchObject({ httpStatus: 200, status: 'RS_ERROR_LIMIT_REACHED', balance: 1_000_000 });
  expect(await bet(2)).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  expect(await bet(1)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
});

test('a member who has excluded themselves places no bet by a wallet call, though the launch token lives; a win is paid', async () => {
  const { id, walletUser } = await makeMember(db.pool, 10n * UNIT);
  const token = await launch(db.pool, id);
  const taken = betFields(walletUser, token);
  expect(await callWallet(app.server, keys, 'bet', taken)).toMatchObject({ status: 'RS_OK' });
  await app.money.limits.bar('self_exclusion', '6m', context(id));
  expect(await callWallet(app.server, keys, 'bet', betFields(walletUser, token))).toMatchObject({
    status: 'RS_ERROR_USER_DISABLED',
    balance: 900_000,
  });
  const win = betFields(walletUser, token, {
    round: taken.round,
    reference_transaction_uuid: taken.transaction_uuid,
    amount: 500_000,
  });
  expect(await callWallet(app.server, keys, 'win', win)).toMatchObject({ status: 'RS_OK', balance: 1_400_000 });
});
