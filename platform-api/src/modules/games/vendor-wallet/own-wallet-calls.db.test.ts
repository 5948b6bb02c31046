import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeMember, moveToVendor, TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import { readBalances } from '../../money/ledger/repository';
import { betFields, callWallet, launch } from './vendor-double.fixture';
import { haveVendorWallets, testedWallet } from './tested-wallet.fixture';

const wallet = testedWallet((db) => haveVendorWallets(db, [TEST_VENDOR.code]));
const call = (name: Parameters<typeof callWallet>[2], fields: object) =>
  callWallet(wallet.app.server, wallet.keys, name, fields as Record<string, unknown>);

/** A member with 10 units in the main wallet and 5 at the vendor. @param follows whether money follows the stakes */
async function player({ follows = false } = {}) {
  const { id, walletUser } = await makeMember(wallet.db.pool, 15n * UNIT);
  await moveToVendor(wallet.db.pool, id, 5n * UNIT);
  await wallet.db.pool.query('insert into wallet_choice (member_id, auto_transfer) values ($1, $2)', [id, follows]);
  const token = await launch(wallet.db.pool, id);
  return { id, walletUser, token, bet: (fields = {}) => betFields(walletUser, token, fields) };
}
const winOf = (bet: ReturnType<typeof betFields>, amount: number) => ({
  ...bet,
  amount,
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet.transaction_uuid,
});
const rollbackOf = ({ amount: _amount, currency: _currency, ...bet }: ReturnType<typeof betFields>) => ({
  ...bet,
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet.transaction_uuid,
});

test('answers every call with the balance at the vendor', async () => {
  const { id, walletUser, token, bet } = await player();
  const fields = { user: walletUser, request_uuid: randomUUID() };
  expect(await call('info', fields)).toMatchObject({ status: 'RS_OK', balance: 500_000 });
  expect(await call('balance', { ...fields, token, game_code: 'test-game' })).toMatchObject({ balance: 500_000 });
  const stake = bet();
  expect(await call('bet', stake)).toMatchObject({ status: 'RS_OK', balance: 400_000 });
  expect(await call('bet', stake)).toMatchObject({ status: 'RS_OK', balance: 400_000 });
  expect(await call('win', winOf(stake, 300_000))).toMatchObject({ status: 'RS_OK', balance: 700_000 });
  expect(await call('rollback', rollbackOf(bet()))).toMatchObject({ status: 'RS_OK', balance: 700_000 });
  expect(await call('win', winOf(bet(), 100_000))).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    balance: 700_000,
  });
  expect((await readBalances(wallet.db.pool, id)).cash).toBe(10n * UNIT);
});

test('refuses a stake covered by the main wallet only, and takes a free bet without any wallet', async () => {
  const { bet } = await player();
  expect(await call('bet', bet({ amount: 600_000 }))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: 500_000,
  });
  const { walletUser, id } = await makeMember(wallet.db.pool, UNIT);
  await wallet.db.pool.query('insert into wallet_choice (member_id, auto_transfer) values ($1, false)', [id]);
  const free = betFields(walletUser, await launch(wallet.db.pool, id), { is_free: true, reward_uuid: randomUUID() });
  expect(await call('bet', free)).toMatchObject({ status: 'RS_OK', balance: 0 });
  expect(await call('win', winOf(free, 200_000))).toMatchObject({ status: 'RS_OK', balance: 200_000 });
});

test('pays an open bet to its wallet after the brand has gone back to one, and then reports the main wallet', async () => {
  const { id, walletUser, bet } = await player();
  const stake = bet();
  await call('bet', stake);
  await haveVendorWallets(wallet.db, []);
  wallet.app.services.vendorWallet.forgetMember(id);
  expect(await call('win', winOf(stake, 300_000))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 10n * UNIT, vendor: 7n * UNIT });
  const laterBet = betFields(walletUser, await launch(wallet.db.pool, id));
  expect(await call('bet', laterBet)).toMatchObject({ status: 'RS_OK', balance: 900_000 });
  await haveVendorWallets(wallet.db, [TEST_VENDOR.code]);
});

test('moves the money to the game in which it is staked, with two games open', async () => {
  const { id, bet } = await player({ follows: true });
  const stake = bet({ amount: 1_200_000 });
  expect(await call('bet', stake)).toMatchObject({ status: 'RS_OK', balance: 300_000 });
  expect(await call('bet', stake)).toMatchObject({ status: 'RS_OK', balance: 300_000 });
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 0n, vendor: 3n * UNIT });
  expect(await call('win', winOf(stake, 200_000))).toMatchObject({ status: 'RS_OK', balance: 500_000 });
});

test('returns money from a vendor’s wallet for a stake in a game of the main wallet', async () => {
  const { id, bet } = await player({ follows: true });
  await haveVendorWallets(wallet.db, ['OTHERV']);
  wallet.app.services.vendorWallet.forgetMember(id);
  expect(await call('bet', bet({ amount: 1_500_000 }))).toMatchObject({ status: 'RS_OK', balance: 0 });
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 0n, vendor: 0n });
  await haveVendorWallets(wallet.db, [TEST_VENDOR.code]);
});

test('moves nothing for a stake that all wallets together do not cover', async () => {
  const { id, bet } = await player({ follows: true });
  expect(await call('bet', bet({ amount: 1_500_001 }))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: 1_500_000,
  });
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 10n * UNIT, vendor: 5n * UNIT });
});
