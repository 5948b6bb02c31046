import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeMember, UNIT } from '../../money/ledger/money.fixture';
import { readBalances } from '../../money/ledger/repository';
import { betFields, callWallet, launch } from './vendor-double.fixture';
import { testedWallet } from './tested-wallet.fixture';

const wallet = testedWallet();

type Fields = Readonly<Record<string, unknown>>;
/** Sends each call three times at once: it must have one effect. */
const call = async (name: 'bet' | 'win' | 'rollback', fields: Fields) => {
  const answers = await Promise.all([1, 2, 3].map(() => callWallet(wallet.app.server, wallet.keys, name, fields)));
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
  return answers[0];
};

async function player(cash: bigint) {
  const { id, walletUser } = await makeMember(wallet.db.pool, cash);
  const token = await launch(wallet.db.pool, id);
  const stake = betFields(walletUser, token, { amount: 1_000_000 });
  const of = (reference: string, fields: Fields = {}) => ({
    ...betFields(walletUser, token, { round: stake.round, round_closed: true }),
    reference_transaction_uuid: reference,
    ...fields,
  });
  const takeBack = (reference: string) => {
    const { amount: _amount, currency: _currency, ...rest } = of(reference);
    return rest;
  };
  const bet = async () =>
    (await wallet.db.pool.query<{ id: bigint }>('select * from bet where member_id = $1 and stake = 1000000', [id]))
      .rows[0];
  const day = async () =>
    (
      await wallet.db.pool.query<Record<string, bigint>>(
        'select bets, turnover, settled_stake, payout, valid_bet from member_daily where member_id = $1',
        [id],
      )
    ).rows[0];
  const story = async () =>
    (await wallet.app.services.accountRecord.ofBet(id, (await bet())?.id ?? 0n, 'en')).map(
      ({ type, change }) => `${type} ${change}`,
    );
  return { id, walletUser, token, stake, of, takeBack, bet, day, story };
}

test("corrects a wrong result: reverses the win and pays the right one, each once, in the member's record", async () => {
  const { id, stake, of, takeBack, bet, day, story } = await player(50n * UNIT);
  const wrongWin = of(stake.transaction_uuid, { amount: 2_500_000, meta: { score: '1:0' } });
  const right = of(stake.transaction_uuid, { amount: 400_000, meta: { score: '1:1', valid_bet: 500_000 } });
  const reversal = takeBack(wrongWin.transaction_uuid);
  await call('bet', stake);
  await call('win', wrongWin);
  expect(await call('rollback', reversal)).toMatchObject({ status: 'RS_OK', balance: 4_000_000 });
  expect(await bet()).toMatchObject({ status: 'open', payout: 0n, valid_bet: 0n, settled_at: null });
  expect(await call('win', right)).toMatchObject({ status: 'RS_OK', balance: 4_400_000 });
  expect(await bet()).toMatchObject({
    status: 'lost',
    payout: 400_000n,
    valid_bet: 500_000n,
    detail: { score: '1:1' },
  });
  expect(await day()).toMatchObject({
    bets: 1,
    turnover: 1_000_000n,
    settled_stake: 1_000_000n,
    payout: 400_000n,
    valid_bet: 500_000n,
  });
  expect(await story()).toEqual(['bet -10.00', 'win 25.00', 'rollback -25.00', 'win 4.00']);
  // Late repeats of superseded calls change nothing.
  for (const [name, late] of [
    ['win', wrongWin],
    ['rollback', reversal],
    ['win', right],
  ] as const)
    expect(await call(name, { ...late, request_uuid: randomUUID() })).toMatchObject({
      status: 'RS_OK',
      balance: 4_400_000,
    });
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 4_400_000n, receivable: 0n });
});

test('turns a win that is already spent into a debt, and pays the right win in full', async () => {
  const { id, walletUser, token, stake, of, takeBack, bet } = await player(10n * UNIT);
  const wrongWin = of(stake.transaction_uuid, { amount: 2_500_000 });
  await call('bet', stake);
  await call('win', wrongWin);
  await call('bet', betFields(walletUser, token, { amount: 1_800_000 }));
  expect(await call('rollback', takeBack(wrongWin.transaction_uuid))).toMatchObject({ status: 'RS_OK', balance: 0 });
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 0n, receivable: 1_800_000n });
  expect(await call('win', of(stake.transaction_uuid, { amount: 400_000 }))).toMatchObject({ balance: 400_000 });
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 400_000n, receivable: 1_800_000n });
  expect(await bet()).toMatchObject({ status: 'lost', payout: 400_000n });
});

test('corrects a wrong loss to a win, and returns the stake of a void match', async () => {
  const { stake, of, takeBack, bet, day } = await player(50n * UNIT);
  const lost = of(stake.transaction_uuid, { amount: 0 });
  const won = of(stake.transaction_uuid, { amount: 3_000_000 });
  await call('bet', stake);
  await call('win', lost);
  expect(await bet()).toMatchObject({ status: 'lost', valid_bet: 1_000_000n });
  await call('rollback', takeBack(lost.transaction_uuid));
  expect(await call('win', won)).toMatchObject({ status: 'RS_OK', balance: 7_000_000 });
  expect(await day()).toMatchObject({ settled_stake: 1_000_000n, payout: 3_000_000n, valid_bet: 1_000_000n });
  await call('rollback', takeBack(won.transaction_uuid));
  expect(await call('rollback', takeBack(stake.transaction_uuid))).toMatchObject({
    status: 'RS_OK',
    balance: 5_000_000,
  });
  expect(await bet()).toMatchObject({ status: 'rolled_back', payout: 0n, valid_bet: 0n });
  expect(await day()).toMatchObject({ bets: 0, turnover: 0n, settled_stake: 0n, payout: 0n, valid_bet: 0n });
  expect(await call('win', of(stake.transaction_uuid, { amount: 1 }))).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  });
});
