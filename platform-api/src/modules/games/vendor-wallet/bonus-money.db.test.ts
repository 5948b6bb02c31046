import { openDatabase, type Database, inTransaction } from '../../../platform/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusTest } from '../../money/bonus/bonus.fixture';
import { PLAYABLE } from '../../money/bonus/playable.fixture';
import { makeMember, UNIT } from '../../money/ledger/money.fixture';
import type { PlatformEvent } from '../../../platform/events/event-bus';
import { testedWallet } from './tested-wallet.fixture';
import { betFields, callWallet, launch } from './vendor-double.fixture';

const wallet = testedWallet();
let database: Database;
let bonus: ReturnType<typeof createBonusTest>;
beforeAll(() => {
  database = openDatabase(wallet.db.url);
  bonus = createBonusTest(database);
});
afterAll(() => database.close());

const call = (name: 'balance' | 'bet' | 'win' | 'rollback', fields: Readonly<Record<string, unknown>>) =>
  callWallet(wallet.app.server, wallet.keys, name, fields);

/** A member with 10.00 of cash and 30.00 of playable money in a launched game. */
async function player() {
  const { id, walletUser } = await makeMember(wallet.db.pool, 10n * UNIT);
  const { id: bonusId } = await bonus.grant(id, { ...PLAYABLE, maxStake: 25n * UNIT }, { amount: 30n * UNIT });
  const token = await launch(wallet.db.pool, id);
  const fields = betFields(walletUser, token, { amount: 2_000_000 });
  const settled = (amount: number) => ({
    ...betFields(walletUser, token, { round: fields.round, round_closed: true, amount }),
    reference_transaction_uuid: fields.transaction_uuid,
  });
  const takeBack = (reference: string) => {
    const { amount: _amount, currency: _currency, ...rest } = settled(0);
    return { ...rest, reference_transaction_uuid: reference };
  };
  const { user, token: session, request_uuid, game_code } = fields;
  return { id, bonusId, fields, settled, takeBack, asked: { user, token: session, request_uuid, game_code } };
}

test('vendors are answered all that can be played with, at every step of a mixed bet', async () => {
  const { asked, fields, settled, takeBack } = await player();
  expect(await call('balance', asked)).toMatchObject({ status: 'RS_OK', balance: 4_000_000 });
  expect(await call('bet', fields)).toMatchObject({ status: 'RS_OK', balance: 2_000_000 });
  const win = settled(1_000_000);
  expect(await call('win', win)).toMatchObject({ status: 'RS_OK', balance: 3_000_000 });
  expect(await call('rollback', takeBack(win.transaction_uuid))).toMatchObject({ status: 'RS_OK', balance: 2_000_000 });
  expect(await call('rollback', takeBack(fields.transaction_uuid))).toMatchObject({
    status: 'RS_OK',
    balance: 4_000_000,
  });
});

test('a stake above the limit of the bonus is refused with the limit, one above everything for lack of money', async () => {
  const { fields } = await player();
  expect(await call('bet', { ...fields, amount: 2_600_000 })).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
  const { id, walletUser } = await makeMember(wallet.db.pool, 0n);
  await bonus.grant(id, PLAYABLE, { amount: 10n * UNIT });
  const broke = betFields(walletUser, await launch(wallet.db.pool, id), { amount: 1_100_000 });
  expect(await call('bet', broke)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
});

test("the member's pages are told the cash alone, and that the bonus has changed", async () => {
  const { id, fields } = await player();
  const events: PlatformEvent[] = [];
  const unsubscribe = wallet.app.platform.bus.subscribe((event) => events.push(event));
  await call('bet', fields);
  unsubscribe();
  expect(events.filter(({ audience }) => (audience as { memberId?: bigint }).memberId === id)).toMatchObject([
    { topic: 'bonuses.changed' },
    { topic: 'wallet.balance', payload: { balance: '0.00' } },
  ]);
});

test('a win after the bonus ended answers the cash part, which is all that the member got', async () => {
  const { id, bonusId, fields, settled } = await player();
  await call('bet', fields);
  await inTransaction(wallet.db.pool, (tx) => bonus.bonuses.end(tx, { memberId: id, bonusId, state: 'forfeited' }));
  expect(await call('win', settled(3_000_000))).toMatchObject({ status: 'RS_OK', balance: 1_500_000 });
});

test("the member's record shows what a stake took from the bonus, and what a win brought back", async () => {
  const { id, fields, settled } = await player();
  await call('bet', fields);
  await call('win', settled(3_000_000));
  const { rows } = await wallet.db.pool.query(
    `select kind, cash_change / 100000 as change, balance_after / 100000 as after, detail ->> 'bonus' as bonus
     from ledger_transaction where member_id = $1 and cash_change <> 0 order by id offset 1`,
    [id],
  );
  expect(rows).toEqual([
    { kind: 'promotion', change: 10n, after: 20n, bonus: 'stake' },
    { kind: 'bet', change: -20n, after: 0n, bonus: null },
    { kind: 'win', change: 30n, after: 30n, bonus: null },
    { kind: 'promotion', change: -15n, after: 15n, bonus: 'win' },
  ]);
});
