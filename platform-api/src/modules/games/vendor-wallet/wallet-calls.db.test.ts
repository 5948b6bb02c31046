import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PlatformEvent } from '../../../platform/events/event-bus';
import { makeMember, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { readBalances } from '../../money/ledger/repository';
import { betFields, callWallet, launch, makeVendorKeys } from './vendor-double.fixture';
import { testedWallet } from './tested-wallet.fixture';

const wallet = testedWallet();

async function player(cash = 10n * UNIT) {
  const { id, walletUser } = await makeMember(wallet.db.pool, cash);
  const token = await launch(wallet.db.pool, id);
  const bet = (fields = {}) => betFields(walletUser, token, fields);
  const win = (of: ReturnType<typeof bet>, fields = {}) => ({
    ...bet({ round: of.round, reference_transaction_uuid: of.transaction_uuid, round_closed: true }),
    ...fields,
  });
  const rollback = (of: { round: string; transaction_uuid: string }, fields = {}) => {
    const {
      amount: _amount,
      currency: _currency,
      ...rest
    } = bet({ round: of.round, reference_transaction_uuid: of.transaction_uuid, ...fields });
    return rest;
  };
  return { id, walletUser, token, bet, win, rollback };
}
const call = (name: Parameters<typeof callWallet>[2], fields: object, signature?: string) =>
  callWallet(wallet.app.server, wallet.keys, name, fields as Record<string, unknown>, signature);

async function eventsDuring(topic: string, work: () => Promise<void>): Promise<PlatformEvent[]> {
  const events: PlatformEvent[] = [];
  const unsubscribe = wallet.app.platform.bus.subscribe((event) => events.push(event));
  await work();
  unsubscribe();
  return events.filter((event) => event.topic === topic);
}

test('returns the player and balance for user/info and user/balance', async () => {
  const { walletUser, token } = await player();
  const request_uuid = randomUUID();
  expect(await call('info', { user: walletUser, request_uuid })).toMatchObject({
    status: 'RS_OK',
    user: walletUser,
    request_uuid,
    balance: 1_000_000,
    currency: 'BDT',
  });
  expect(await call('balance', { user: walletUser, token, request_uuid, game_code: 'test-game' })).toMatchObject({
    status: 'RS_OK',
    balance: 1_000_000,
  });
});

test('user/info knows nothing of a user that does not exist', async () => {
  const answer = await call('info', { user: 'nobody-plays-as-this', request_uuid: randomUUID() });
  expect(answer).toMatchObject({ status: 'RS_ERROR_UNKNOWN', httpStatus: 200 });
});

test('user/balance is for the player of the session, while it lasts', async () => {
  const { id, walletUser, token } = await player();
  const stranger = await player();
  const statusOf = async (fields: object) =>
    (await call('balance', { user: walletUser, token, request_uuid: randomUUID(), game_code: 'test-game', ...fields }))
      .status;
  expect(await statusOf({ token: 'no-such-token-at-all' })).toBe('RS_ERROR_INVALID_TOKEN');
  expect(await statusOf({ token: stranger.token })).toBe('RS_ERROR_INVALID_TOKEN');
  expect(await statusOf({ token: await launch(wallet.db.pool, id, -1_000) })).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await statusOf({})).toBe('RS_OK');
});

test('answers a bet and its win with the balance and the echoed ids', async () => {
  const { walletUser, bet, win } = await player();
  const stake = bet();
  expect(await call('bet', stake)).toEqual({
    httpStatus: 200,
    status: 'RS_OK',
    user: walletUser,
    request_uuid: stake.request_uuid,
    balance: 900_000,
    currency: 'BDT',
  });
  expect(await call('win', win(stake, { amount: 250_000 }))).toMatchObject({ status: 'RS_OK', balance: 1_150_000 });
});

test('refuses a bet above the balance, and returns the balance', async () => {
  const { bet } = await player();
  expect(await call('bet', bet({ amount: 1_000_001 }))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: 1_000_000,
  });
});

test('answers RS_OK to a repeated bet without taking it again; with other fields it is a duplicate', async () => {
  const { bet } = await player();
  const stake = bet();
  await call('bet', stake);
  expect(await call('bet', stake)).toMatchObject({ status: 'RS_OK', balance: 900_000 });
  expect(await call('bet', { ...stake, request_uuid: randomUUID() })).toMatchObject({
    status: 'RS_OK',
    balance: 900_000,
  });
  for (const change of [{ amount: 100_001 }, { round: 'another' }, { is_free: true }]) {
    expect(await call('bet', { ...stake, ...change })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
      balance: 900_000,
    });
  }
});

test('applies a hundred parallel repeats of one bet once, with equal answers', async () => {
  const { bet } = await player();
  const stake = bet();
  const answers = await Promise.all(Array.from({ length: 100 }, () => call('bet', stake)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 'RS_OK', balance: 900_000 });
});

test('takes ten of thirty parallel bets with money for ten', async () => {
  const { bet } = await player();
  const answers = await Promise.all(Array.from({ length: 30 }, () => call('bet', bet())));
  const count = (status: string) => answers.filter((answer) => answer.status === status).length;
  expect([count('RS_OK'), count('RS_ERROR_NOT_ENOUGH_MONEY')]).toEqual([10, 20]);
});

test('answers RS_OK to an early rollback, and the late bet takes nothing', async () => {
  const { bet, rollback, win } = await player();
  const stake = bet();
  expect(await call('rollback', rollback(stake))).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  expect(await call('bet', stake)).toMatchObject({ status: 'RS_ERROR_UNKNOWN', balance: 1_000_000 });
  expect(await call('win', win(stake))).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
});

test('applies a rollback once, under one key or two', async () => {
  const { bet, rollback } = await player();
  const stake = bet();
  await call('bet', stake);
  const first = rollback(stake);
  for (const request of [first, first, rollback(stake)])
    expect(await call('rollback', request)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
});

test('finds no bet for a win whose bet never came, or was rolled back', async () => {
  const { bet, win, rollback } = await player();
  const stake = bet();
  expect(await call('win', win(stake))).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  await call('bet', stake);
  await call('rollback', rollback(stake));
  expect(await call('win', win(stake))).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    balance: 1_000_000,
  });
});

test('takes nothing for a free bet', async () => {
  const { bet } = await player(0n);
  expect(await call('bet', bet({ is_free: true, reward_uuid: randomUUID() }))).toMatchObject({
    status: 'RS_OK',
    balance: 0,
  });
});

test('requires a session for a new bet only, not for a win, rollback or repeat', async () => {
  const { id, bet, win, rollback } = await player();
  const [stake, other] = [bet(), bet()];
  await call('bet', stake);
  await call('bet', other);
  await wallet.db.pool.query('update game_session set ended_at = now() where member_id = $1', [id]);
  await wallet.db.pool.query(`update member set status = 'self_excluded' where id = $1`, [id]);
  wallet.app.services.vendorWallet.forgetMember(id);
  expect(await call('bet', bet())).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
  expect(await call('bet', stake)).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  expect(await call('win', win(stake, { amount: 0 }))).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  expect(await call('rollback', rollback(other))).toMatchObject({ status: 'RS_OK', balance: 900_000 });
});

test('answers a barred player with the reason', async () => {
  const { id, walletUser, bet } = await player();
  const stranger = await player();
  const expired = await launch(wallet.db.pool, id, -1_000);
  expect(await call('bet', bet({ token: 'no-such-token-at-all' }))).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  expect(await call('bet', bet({ token: stranger.token }))).toMatchObject({
    status: 'RS_ERROR_INVALID_TOKEN',
    user: walletUser,
  });
  expect(await call('bet', bet({ token: expired }))).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
  expect(await call('bet', bet({ currency: 'VND' }))).toMatchObject({ status: 'RS_ERROR_WRONG_CURRENCY' });
  expect(await call('bet', bet({ game_code: 'no-such-game' }))).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
  await wallet.db.pool.query(`update member set status = 'disabled' where id = $1`, [id]);
  wallet.app.services.vendorWallet.forgetMember(id);
  expect(await call('bet', bet())).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
});

test("refuses a bet with the token of another vendor's game", async () => {
  const { id, bet } = await player();
  const { pool } = wallet.db;
  await pool.query(
    `insert into vendor (id, code, name, status, sort_order) values (901, 'OTHERV', 'Other vendor', 'active', 901)`,
  );
  await pool.query(
    `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, sort_order)
     values (901001, 901, 'other-game', 'rng', '{"en": "Other game"}', '-', 1, 1)`,
  );
  const token = await launch(pool, id, 3_600_000, 901_001);
  expect(await call('bet', bet({ token }))).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  expect((await readBalances(pool, id)).cash).toBe(10n * UNIT);
});

test('changes nothing on a forged signature, or one of another body', async () => {
  const { bet } = await player();
  expect(await call('bet', bet(), 'Zm9yZ2Vk')).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE', httpStatus: 200 });
  expect(await callWallet(wallet.app.server, makeVendorKeys(), 'bet', bet())).toMatchObject({
    status: 'RS_ERROR_INVALID_SIGNATURE',
  });
  expect(await call('bet', bet())).toMatchObject({ balance: 900_000 });
});

test('refuses an unknown vendor', async () => {
  const response = await wallet.app.server.inject({
    method: 'POST',
    url: '/wallet/NOBODY/user/info',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.json()).toEqual({ status: 'RS_ERROR_INVALID_PARTNER' });
});

test('announces each new balance to the member once, and none of a refused or repeated call', async () => {
  const { id, bet, rollback } = await player();
  const stake = bet();
  const events = await eventsDuring('wallet.balance', async () => {
    await call('bet', stake);
    await call('bet', bet({ amount: 99_000_000 }));
    await call('rollback', rollback(stake));
    await call('rollback', rollback(stake));
  });
  const audience = { memberId: id };
  expect(events).toEqual([
    { topic: 'wallet.balance', payload: { balance: '9.00', currency: 'BDT' }, audience },
    { topic: 'wallet.balance', payload: { balance: '10.00', currency: 'BDT' }, audience },
  ]);
});

test('shows a win to the pages of the brand when it is paid', async () => {
  const { bet, win } = await player();
  const [stake, lost] = [bet(), bet()];
  const events: PlatformEvent[] = [];
  const unsubscribe = wallet.app.platform.bus.subscribe((event) => events.push(event));
  await call('bet', stake);
  await call('bet', lost);
  await call('win', win(lost, { amount: 0 }));
  await call('win', win(stake, { amount: 77_700_000 }));
  const winnerEvent = { topic: 'games.winner', audience: { brandId: TEST_BRAND.id } };
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({ ...winnerEvent, payload: expect.objectContaining({ winAmount: '776.00' }) as object }),
    );
  unsubscribe();
});

test('records a rollback of a spent win as a debt, never a negative balance', async () => {
  const { id, bet, win, rollback } = await player();
  const stake = bet();
  const paid = win(stake, { amount: 400_000 });
  await call('bet', stake);
  await call('win', paid);
  expect(await call('bet', bet({ amount: 1_300_000 }))).toMatchObject({ status: 'RS_OK', balance: 0 });
  expect(await call('rollback', rollback({ ...paid, round: stake.round }))).toMatchObject({
    status: 'RS_OK',
    balance: 0,
  });
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 0n, receivable: 4n * UNIT });
});
