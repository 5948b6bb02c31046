import { PAYOUT_REVIEW_SORTS } from '@marquee/contract/calls/list-sorts';
import { randomUUID } from 'node:crypto';
import { parseAmount } from '@marquee/contract/money';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../platform/failure';
import { makeMember, moveToVendor, TEST_BRAND, TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import { readBalances } from '../../money/ledger/repository';
import { shippedBrand } from '../../../seed/brands/brand-folder';
import { betFields, callWallet, launch } from '../vendor-wallet/vendor-double.fixture';
import { testedWallet } from '../vendor-wallet/tested-wallet.fixture';
import { mustPageInOrder } from '../../../testing/sorted-pages';
import type { Caller } from './queue-service';

const BOUND = 1_000n * UNIT;
const wallet = testedWallet();
let cashier: Caller;

/** Sets the brand's bound and its vendors with wallets of their own. */
const setBrand = (vendorWallets: readonly string[] = [], payoutReviewFrom = '1000.00') =>
  wallet.db.pool.query('update brand set config = $2 where id = $1', [
    TEST_BRAND.id,
    JSON.stringify({ ...shippedBrand('sundarban').config, vendorWallets, safeguards: { payoutReviewFrom } }),
  ]);
beforeAll(async () => {
  const { rows } = await wallet.db.pool.query<{ id: number }>(
    `insert into operator (email, name, password_hash, rights, brand_ids) values ('c@x', 'Cashier', 'x', '{cashier}', '{}') returning id`,
  );
  cashier = {
    operator: { id: rows[0]?.id ?? 0, email: 'c@x', rights: ['cashier'], brandIds: [], tokenHash: Buffer.alloc(0) },
    requestId: 'test',
  };
});
beforeEach(() => setBrand());

const review = () => wallet.app.services.payoutReview;
type Fields = Readonly<Record<string, unknown>>;
const call = (name: 'bet' | 'win' | 'rollback', fields: Fields) =>
  callWallet(wallet.app.server, wallet.keys, name, fields);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

/** A member with 10 units who has staked one, with calls of the vendor for that bet. */
async function bettor(betExtra: Fields = {}) {
  const { id, walletUser } = await makeMember(wallet.db.pool, 10n * UNIT);
  const token = await launch(wallet.db.pool, id);
  const stake = betFields(walletUser, token, betExtra);
  expect(await call('bet', stake)).toMatchObject({ status: 'RS_OK' });
  const refer = (reference: string, fields: Fields = {}) => ({
    ...betFields(walletUser, token, { round: stake.round }),
    reference_transaction_uuid: reference,
    ...fields,
  });
  const win = (amount: bigint, fields: Fields = {}) =>
    refer(stake.transaction_uuid, { amount: Number(amount), ...fields });
  const rollback = (reference: string) => {
    const { amount: _amount, currency: _currency, ...fields } = refer(reference);
    return fields;
  };
  const bet = async () => {
    const { rows } = await wallet.db.pool.query<{ status: string; payout: bigint }>(
      'select status, payout from bet b join ledger_transaction t on t.id = b.id where t.key = $1',
      [stake.transaction_uuid],
    );
    return rows[0];
  };
  const payouts = async () => {
    const { rows } = await wallet.db.pool.query<{ id: string; state: string }>(
      'select id::text, state from withheld_win where member_id = $1 order by id',
      [id],
    );
    return rows;
  };
  const payoutId = async () => (await payouts())[0]?.id ?? '';
  const cash = async () => (await readBalances(wallet.db.pool, id)).cash;
  return { id, walletUser, token, stake, win, rollback, bet, payouts, payoutId, cash };
}

test('sets a win at the bound aside: the vendor hears success, however often it repeats it; the bet stays open', async () => {
  const { win, bet, payouts, cash } = await bettor();
  const large = win(BOUND, { round_closed: true });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('win', large)));
  for (const answer of [...answers, await call('win', { ...large, request_uuid: randomUUID() })])
    expect(answer).toMatchObject({ status: 'RS_OK', balance: 900_000 });
  expect(await call('win', { ...large, amount: Number(BOUND) + 1 })).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
  });
  expect(await bet()).toEqual({ status: 'open', payout: 0n });
  expect(await payouts()).toMatchObject([{ state: 'waiting' }]);
  expect(await cash()).toBe(9n * UNIT);
});

test('pays below the bound, and adds up the wins of one bet', async () => {
  const { win, payouts, cash } = await bettor();
  await call('win', win(BOUND - 1n));
  expect(await payouts()).toEqual([]);
  expect(await cash()).toBe(9n * UNIT + BOUND - 1n);
  await call('win', win(1n));
  expect(await payouts()).toMatchObject([{ state: 'waiting' }]);
  expect(await cash()).toBe(9n * UNIT + BOUND - 1n);
});

test('pays once when an operator decides, however often and from however many windows', async () => {
  const { stake, win, bet, payoutId, payouts, cash } = await bettor();
  const large = win(2n * BOUND, { meta: { valid_bet: 50_000 } });
  await call('win', large);
  const id = await payoutId();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      codeOf(turn % 2 ? review().pay(cashier, id, 'checked') : review().refuse(cashier, id, 'wrong')),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'payout_decided')).toHaveLength(9);
  const paid = (await payouts())[0]?.state === 'paid';
  expect(await cash()).toBe(paid ? 9n * UNIT + 2n * BOUND : 10n * UNIT);
  expect(await bet()).toEqual(paid ? { status: 'won', payout: 2n * BOUND } : { status: 'rolled_back', payout: 0n });
  expect(await call('win', large)).toMatchObject({ status: 'RS_OK' });
  const { rows } = await wallet.db.pool.query<{ action: string }>(
    `select action from audit_log where subject = (select 'bet:' || id from ledger_transaction where key = $1)`,
    [stake.transaction_uuid],
  );
  expect(rows).toEqual([{ action: paid ? 'payout.paid' : 'payout.refused' }]);
});

test('pays what the vendor sent: the amount, the valid bet and the detail', async () => {
  const { id, stake, win, payoutId } = await bettor();
  await call('win', win(BOUND, { meta: { valid_bet: 50_000, score: '2:1' } }));
  await review().pay(cashier, await payoutId(), 'checked');
  const { rows } = await wallet.db.pool.query(
    'select b.status, b.valid_bet, b.detail from bet b join ledger_transaction t on t.id = b.id where t.key = $1',
    [stake.transaction_uuid],
  );
  expect(rows[0]).toMatchObject({ status: 'won', valid_bet: 50_000n, detail: { score: '2:1' } });
  const { rows: days } = await wallet.db.pool.query(
    'select payout, settled_stake from member_daily where member_id = $1',
    [id],
  );
  expect(days).toEqual([{ payout: BOUND, settled_stake: UNIT }]);
});

test('gives the stake back when a win is refused, and repeats of the vendor change nothing', async () => {
  const { win, rollback, stake, bet, payoutId, cash } = await bettor();
  const large = win(BOUND);
  await call('win', large);
  await review().refuse(cashier, await payoutId(), 'The game had a fault');
  expect(await bet()).toEqual({ status: 'rolled_back', payout: 0n });
  expect(await cash()).toBe(10n * UNIT);
  expect(await call('win', large)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  expect(await call('win', win(5n))).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  expect(await call('rollback', rollback(stake.transaction_uuid))).toMatchObject({
    status: 'RS_OK',
    balance: 1_000_000,
  });
});

test('keeps a stake whose bet has paid something else, or whose other win waits', async () => {
  const { win, bet, payouts, cash } = await bettor();
  await call('win', win(3n * UNIT));
  await call('win', win(BOUND));
  await call('win', win(2n * BOUND));
  const [first, second] = await payouts();
  await review().refuse(cashier, first?.id ?? '', 'wrong');
  await review().pay(cashier, second?.id ?? '', 'checked');
  expect(await bet()).toEqual({ status: 'won', payout: 3n * UNIT + 2n * BOUND });
  expect(await cash()).toBe(12n * UNIT + 2n * BOUND);
});

test("is cancelled by the vendor's rollback of the win; a corrected result is judged again", async () => {
  const { win, rollback, bet, payoutId, payouts, cash } = await bettor();
  const wrong = win(2n * BOUND);
  await call('win', wrong);
  expect(await call('rollback', rollback(wrong.transaction_uuid))).toMatchObject({ status: 'RS_OK', balance: 900_000 });
  expect(await codeOf(review().pay(cashier, await payoutId(), 'late'))).toBe('payout_decided');
  await call('win', win(BOUND));
  expect((await payouts()).map(({ state }) => state)).toEqual(['cancelled', 'waiting']);
  await call('win', win(4n * UNIT));
  expect(await bet()).toEqual({ status: 'won', payout: 4n * UNIT });
  expect(await cash()).toBe(13n * UNIT);
});

test('is cancelled with its bet', async () => {
  const { win, rollback, stake, payouts, cash } = await bettor();
  await call('win', win(BOUND));
  expect(await call('rollback', rollback(stake.transaction_uuid))).toMatchObject({
    status: 'RS_OK',
    balance: 1_000_000,
  });
  expect(await payouts()).toMatchObject([{ state: 'cancelled' }]);
  expect(await cash()).toBe(10n * UNIT);
});

test('a payment and a rollback at one moment have one winner, or the second reverses the first', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const { win, rollback, stake, payoutId, payouts, cash } = await bettor();
    const large = win(BOUND);
    await call('win', large);
    const id = await payoutId();
    const target = turn % 2 ? large.transaction_uuid : stake.transaction_uuid;
    const [paid] = await Promise.all([
      codeOf(review().pay(cashier, id, 'checked')),
      call('rollback', rollback(target)),
    ]);
    const [payout] = await payouts();
    expect([paid, payout?.state]).toEqual(paid === 'done' ? ['done', 'paid'] : ['payout_decided', 'cancelled']);
    // A stake that was reversed after its win was paid: the win stays, and the round waits for a person.
    const isStake = target === stake.transaction_uuid;
    const expected = isStake ? 10n * UNIT + (paid === 'done' ? BOUND : 0n) : 9n * UNIT;
    expect(await cash()).toBe(expected);
  }
});

test('leaves no trace of a payment that dies half way', async () => {
  const { win, payoutId, payouts, cash } = await bettor();
  await call('win', win(BOUND));
  const id = await payoutId();
  await wallet.db.pool.query(
    `create function refuse_headers() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$`,
  );
  await wallet.db.pool.query(
    `create trigger cut before insert on ledger_transaction for each row execute function refuse_headers()`,
  );
  expect(await codeOf(review().pay(cashier, id, 'checked'))).toMatch(/cut/);
  await wallet.db.pool.query('drop trigger cut on ledger_transaction; drop function refuse_headers()');
  expect(await payouts()).toMatchObject([{ state: 'waiting' }]);
  await review().pay(cashier, id, 'checked');
  expect(await cash()).toBe(9n * UNIT + BOUND);
});

test('closes the other bets of the round, but none whose own win waits', async () => {
  const { id, walletUser, token, stake, win, payouts, bet } = await bettor();
  const [lost, other] = [
    betFields(walletUser, token, { round: stake.round }),
    betFields(walletUser, token, { round: stake.round }),
  ];
  await call('bet', lost);
  await call('bet', other);
  await call('win', win(BOUND));
  await call('win', {
    ...betFields(walletUser, token, { round: stake.round, round_closed: true, amount: Number(BOUND) }),
    reference_transaction_uuid: other.transaction_uuid,
  });
  const { rows } = await wallet.db.pool.query<{ status: string }>(
    'select status from bet where member_id = $1 order by id',
    [id],
  );
  expect(rows.map(({ status }) => status)).toEqual(['open', 'lost', 'open']);
  for (const { id: payoutId } of await payouts()) await review().pay(cashier, payoutId, 'checked');
  expect(await bet()).toEqual({ status: 'won', payout: BOUND });
});

test('decides each win of a batch by itself, those of free bets too', async () => {
  const [large, free, small] = [
    await bettor(),
    await bettor({ is_free: true, reward_uuid: randomUUID() }),
    await bettor(),
  ];
  const answers = await Promise.all([
    call('win', large.win(BOUND)),
    call('win', free.win(BOUND)),
    call('win', small.win(2n * UNIT)),
  ]);
  for (const answer of answers) expect(answer.status).toBe('RS_OK');
  expect([await large.cash(), await free.cash(), await small.cash()]).toEqual([9n * UNIT, 10n * UNIT, 11n * UNIT]);
  await review().pay(cashier, await free.payoutId(), 'checked');
  expect(await free.cash()).toBe(10n * UNIT + BOUND);
});

test('pays into the wallet at the vendor that the stake came from', async () => {
  await setBrand([TEST_VENDOR.code]);
  const { id, walletUser } = await makeMember(wallet.db.pool, 10n * UNIT);
  await moveToVendor(wallet.db.pool, id, 5n * UNIT);
  const token = await launch(wallet.db.pool, id);
  const stake = betFields(walletUser, token);
  await call('bet', stake);
  const win = { ...betFields(walletUser, token, { round: stake.round, amount: Number(BOUND) }) };
  await call('win', { ...win, reference_transaction_uuid: stake.transaction_uuid });
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 5n * UNIT, vendor: 4n * UNIT });
  const { content } = await review().list(cashier, { state: 'waiting', pageNo: 1, pageSize: 100 });
  const payout = content.find(({ transactionId }) => transactionId === win.transaction_uuid);
  await review().pay(cashier, payout?.payoutId ?? '', 'checked');
  expect(await readBalances(wallet.db.pool, id)).toMatchObject({ cash: 5n * UNIT, vendor: 4n * UNIT + BOUND });
});

test('never books a balance beyond the whole numbers of JSON', async () => {
  await setBrand([], '80000000000.00');
  const { walletUser, token, win, payoutId, payouts, cash } = await bettor();
  const next = { transaction_uuid: randomUUID() };
  const largest = parseAmount('79999999999.00');
  await call('win', win(largest));
  expect(await cash()).toBe(9n * UNIT + largest);
  await call('bet', betFields(walletUser, token, { ...next }));
  const again = { ...win(parseAmount('20000000000.00')), reference_transaction_uuid: next.transaction_uuid };
  expect(await call('win', again)).toMatchObject({ status: 'RS_OK' });
  expect(await payouts()).toMatchObject([{ state: 'waiting' }]);
  expect(await codeOf(review().pay(cashier, await payoutId(), 'checked'))).toBe('balance_too_large');
  expect(await payouts()).toMatchObject([{ state: 'waiting' }]);
});

test("belongs to the brand's cashiers", async () => {
  const { win, payoutId } = await bettor();
  await call('win', win(BOUND));
  const id = await payoutId();
  const elsewhere = { ...cashier, operator: { ...cashier.operator, brandIds: [1] } };
  const blind = { ...cashier, operator: { ...cashier.operator, rights: ['audit', 'members', 'brands'] } };
  expect((await review().list(elsewhere, { state: 'waiting', pageNo: 1, pageSize: 20 })).content).toEqual([]);
  for (const act of ['pay', 'refuse'] as const) {
    expect(await codeOf(review()[act](elsewhere, id, 'mine?'))).toBe('not_found');
    expect(await codeOf(review()[act](blind, id, 'mine?'))).toBe('forbidden');
    expect(await codeOf(review()[act](cashier, '999999999', 'mine?'))).toBe('not_found');
  }
  expect(await codeOf(review().list(blind, { state: 'waiting', pageNo: 1, pageSize: 20 }))).toBe('forbidden');
});

test('decided ones are listed in every order of their columns', () =>
  mustPageInOrder(PAYOUT_REVIEW_SORTS, (sort, part) => review().list(cashier, { state: 'decided', sort, ...part }), {
    receivedAt: ({ receivedAt }) => receivedAt,
    member: ({ member }) => member,
    stake: ({ stake }) => Number(stake),
    amount: ({ amount }) => Number(amount),
  }));
