import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../platform/database';
import { createBonusTest } from '../../money/bonus/bonus.fixture';
import { PLAYABLE } from '../../money/bonus/playable.fixture';
import { makeMember, moveFromVendor, moveToVendor, UNIT } from '../../money/ledger/money.fixture';
import { haveVendorWallets, testedWallet } from './tested-wallet.fixture';
import { betFields, callWallet, launch } from './vendor-double.fixture';

/** The tested game plays from the main wallet; what a member has at its vendor is cash that was parked there. */
const wallet = testedWallet((db) => haveVendorWallets(db, ['OTHERV']));
let database: Database;
let bonus: ReturnType<typeof createBonusTest>;
beforeAll(() => {
  database = openDatabase(wallet.db.url);
  bonus = createBonusTest(database);
});
afterAll(() => database.close());

/** A member with 10.00 in the main wallet, 5.00 at a vendor and 30.00 of playable money. @param follows whether money follows the stakes */
async function player(follows: boolean) {
  const { pool } = wallet.db;
  const { id, walletUser } = await makeMember(pool, 15n * UNIT);
  await moveToVendor(pool, id, 5n * UNIT);
  await pool.query('insert into wallet_choice (member_id, auto_transfer) values ($1, $2)', [id, follows]);
  await bonus.grant(id, PLAYABLE, { amount: 30n * UNIT });
  const token = await launch(pool, id);
  const send = (name: 'balance' | 'bet', fields: Readonly<Record<string, unknown>>) =>
    callWallet(wallet.app.server, wallet.keys, name, fields);
  const { user, token: session, request_uuid, game_code } = betFields(walletUser, token);
  return {
    balance: () => send('balance', { user, token: session, request_uuid, game_code }),
    /** @param units currency units */
    bet: (units: number) => send('bet', betFields(walletUser, token, { amount: units * 100_000 })),
    bringHome: () => moveFromVendor(pool, id, 5n * UNIT),
    async funds() {
      const { cash, vendor, bonus: held } = await bonus.ledger.balanceOf(id);
      return { cash: cash / UNIT, atVendor: vendor / UNIT, bonus: held / UNIT };
    },
  };
}

test('a stake above the cash of the main wallet takes the cash at vendors before the bonus, where money follows stakes', async () => {
  const { balance, bet, funds } = await player(true);
  expect(await balance()).toMatchObject({ status: 'RS_OK', balance: 4_500_000 });
  expect(await bet(10)).toMatchObject({ status: 'RS_OK', balance: 3_500_000 });
  expect(await funds()).toEqual({ cash: 0n, atVendor: 5n, bonus: 30n });
  expect(await bet(4)).toMatchObject({ status: 'RS_OK', balance: 3_100_000 });
  expect(await funds()).toEqual({ cash: 1n, atVendor: 0n, bonus: 30n });
  expect(await bet(6)).toMatchObject({ status: 'RS_OK', balance: 2_500_000 });
  expect(await funds()).toEqual({ cash: 0n, atVendor: 0n, bonus: 25n });
});

test('a stake of all that was answered as the balance is taken, one above it is not and moves nothing', async () => {
  const { bet, funds } = await player(true);
  expect(await bet(46)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 4_500_000 });
  expect(await funds()).toEqual({ cash: 10n, atVendor: 5n, bonus: 30n });
  expect(await bet(45)).toMatchObject({ status: 'RS_OK', balance: 0 });
  expect(await funds()).toEqual({ cash: 0n, atVendor: 0n, bonus: 0n });
});

test('parallel stakes take the cash at vendors once and never more than there is', async () => {
  const { bet, funds } = await player(true);
  const answers = await Promise.all(Array.from({ length: 10 }, () => bet(5)));
  expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(9);
  expect(await funds()).toEqual({ cash: 0n, atVendor: 0n, bonus: 0n });
});

test('cash that a member keeps at a vendor is not passed over: the bonus waits until it is back', async () => {
  const { balance, bet, bringHome, funds } = await player(false);
  expect(await balance()).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  expect(await bet(12)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 1_000_000 });
  expect(await funds()).toEqual({ cash: 10n, atVendor: 5n, bonus: 30n });
  await bringHome();
  expect(await balance()).toMatchObject({ balance: 4_500_000 });
  expect(await bet(20)).toMatchObject({ status: 'RS_OK', balance: 2_500_000 });
  expect(await funds()).toEqual({ cash: 0n, atVendor: 0n, bonus: 25n });
});

test('money left at a vendor by a brand that has gone back to one wallet goes before the bonus as well', async () => {
  await haveVendorWallets(wallet.db, []);
  const { balance, bet, funds } = await player(true);
  expect(await balance()).toMatchObject({ balance: 4_500_000 });
  expect(await bet(20)).toMatchObject({ status: 'RS_OK', balance: 2_500_000 });
  expect(await funds()).toEqual({ cash: 0n, atVendor: 0n, bonus: 25n });
});
