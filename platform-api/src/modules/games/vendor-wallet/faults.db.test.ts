import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction, openDatabase } from '../../../platform/database';
import { type FaultyProxy, startFaultyProxy } from '../../../testing/faulty-proxy';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import type { Movement } from '../../money/ledger/movement';
import { postMovement, readBalances } from '../../money/ledger/repository';
import { betFields, callWallet, launch, makeVendorKeys } from './vendor-double.fixture';
import { startWalletServer, type WalletServer } from './wallet-server.fixture';

/** Network faults between the API and the database: each call has one effect and is eventually answered. */
const TIMEOUTS = { statementMs: 500, answerMs: 800, silentTransactionMs: 700 };
const keys = makeVendorKeys();
let db: TestDatabase;
let proxy: FaultyProxy;
let app: WalletServer;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool, keys.publicPem);
  proxy = await startFaultyProxy(db.url);
  app = await startWalletServer(db.url, {}, openDatabase(proxy.url, 4, TIMEOUTS));
});
afterEach(() => mustVerify(db.pool));
afterAll(async () => {
  await app.close();
  await proxy.close();
  await db.drop();
});

const send = (name: Parameters<typeof callWallet>[2], fields: Record<string, unknown>) =>
  callWallet(app.server, keys, name, fields);
const cashOf = async (memberId: bigint) => (await readBalances(db.pool, memberId)).cash;

/** A member with 10 units who has bet one: statements are prepared, caches filled. */
async function player() {
  const { id, walletUser } = await makeMember(db.pool, 10n * UNIT);
  const token = await launch(db.pool, id);
  const bet = betFields(walletUser, token);
  expect(await send('bet', bet)).toMatchObject({ status: 'RS_OK', balance: 900_000 });
  const { amount: _amount, currency: _currency, ...rest } = betFields(walletUser, token, { round: bet.round });
  const rollback = { ...rest, reference_transaction_uuid: bet.transaction_uuid };
  const win = {
    ...betFields(walletUser, token, { round: bet.round, round_closed: true }),
    reference_transaction_uuid: bet.transaction_uuid,
  };
  return { id, next: () => betFields(walletUser, token), rollback, win };
}

test('answers a bet whose connection is cut after the commit, with one effect', async () => {
  const { id, next } = await player();
  const before = proxy.cuts();
  proxy.cutBeforeAnswer('place-bets');
  expect(await send('bet', next())).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  expect(proxy.cuts()).toBe(before + 1);
  expect(await cashOf(id)).toBe(8n * UNIT);
});

test('holds a bet whose connection is cut again and again, and repeated it gets the result of the one effect', async () => {
  const { id, next } = await player();
  const bet = next();
  proxy.cutBeforeAnswer('place-bets', 4);
  expect(await send('bet', bet)).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  expect(await send('bet', bet)).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  expect(await cashOf(id)).toBe(8n * UNIT);
});

test('repeats a win and a rollback with lost answers without a second effect', async () => {
  const { id, win, rollback } = await player();
  proxy.cutBeforeAnswer('settle-bets');
  expect(await send('win', win)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  proxy.cutBeforeAnswer('roll-back');
  expect(await send('rollback', rollback)).toMatchObject({ status: 'RS_OK', balance: 1_100_000 });
  expect(await send('rollback', rollback)).toMatchObject({ status: 'RS_OK', balance: 1_100_000 });
  expect(await cashOf(id)).toBe(11n * UNIT);
});

test('recognises a transaction whose COMMIT was not answered when it is repeated', async () => {
  const { id } = await makeMember(db.pool);
  const movement: Movement = {
    source: 'test',
    key: `cut-${id}`,
    kind: 'promotion',
    brandId: TEST_BRAND.id,
    memberId: id,
    lines: [{ from: { kind: 'promotion', brandId: TEST_BRAND.id }, to: { kind: 'cash', memberId: id }, amount: UNIT }],
  };
  const { pool } = app.platform.database;
  const post = () => inTransaction(pool, (client) => postMovement(client, movement));
  proxy.cutBeforeAnswer('commit');
  await expect(post()).rejects.toThrow();
  expect(await post()).toMatchObject({ outcome: 'repeat', balance: UNIT });
});

test.each(['nothing', 'requests'] as const)(
  'replaces half-open connections on which the server receives %s',
  async (delivered) => {
    const { id, next } = await player();
    proxy.freeze(delivered);
    const answers = await Promise.all([next(), next(), next()].map((bet) => send('bet', bet)));
    for (const { status } of answers) expect(status).toBe('RS_OK');
    expect(await cashOf(id)).toBe(6n * UNIT);
  },
);

test('releases the wallet of a client that went silent within a transaction', async () => {
  const { id, next } = await player();
  const { pool } = app.platform.database;
  const lost = inTransaction(pool, async (client) => {
    await client.query(`update wallet set balance = balance + 1 where member_id = $1 and kind = 'cash'`, [id]);
    proxy.freeze();
    await client.query('select 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await send('bet', next())).toMatchObject({ status: 'RS_OK', balance: 800_000 });
});
