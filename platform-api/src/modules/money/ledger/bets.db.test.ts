import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { placeBets, rollBack, settleBets } from './bet-movement-repository';
import type { BetRequest, WinRequest } from './bet-movements';
import { betOf, makeMember, mustVerify, seedMoneyTest, UNIT, winOf } from './money.fixture';
import { fingerprintOf } from './movement';
import { readBalances } from './repository';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
});
afterEach(() => mustVerify(db.pool));
afterAll(() => db.drop());

const place = async (bet: BetRequest) => (await placeBets(db.pool, [bet]))[0];
const settle = async (win: WinRequest) => (await settleBets(db.pool, [win]))[0];
const rollback = (bet: BetRequest, reference: string, key: string) =>
  rollBack(db.pool, {
    source: bet.source,
    key,
    fingerprint: fingerprintOf('rollback', reference),
    reference,
    memberId: BigInt(bet.member_id),
  });
const cashOf = async (id: bigint) => (await readBalances(db.pool, id)).cash;
const betRow = async (key: string) =>
  (
    await db.pool.query<Record<string, unknown>>(
      'select b.* from bet b join ledger_transaction t on t.id = b.id where t.key = $1',
      [key],
    )
  ).rows[0];

test('takes a stake and pays a win', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 4n * UNIT);
  expect(await place(bet)).toMatchObject({ outcome: 'ok', balance: 6n * UNIT });
  expect(await settle(winOf(id, bet.key, 7n * UNIT))).toMatchObject({ outcome: 'ok', balance: 13n * UNIT });
  expect(await betRow(bet.key)).toMatchObject({
    status: 'won',
    stake: 4n * UNIT,
    payout: 7n * UNIT,
    valid_bet: 4n * UNIT,
  });
});

test('refuses a stake above the cash, and answers the same HTTP call the same even after a deposit', async () => {
  const { id } = await makeMember(db.pool, UNIT);
  const bet = betOf(id, 2n * UNIT);
  expect(await place(bet)).toMatchObject({ outcome: 'insufficient', balance: UNIT });
  await db.pool.query(
    `select post_movement('test', $1, '\\x01', 'promotion', 900::smallint, $2, array[brand_account(900::smallint, 'promotion')],
    array[(select account_id from wallet where member_id = $2 and kind = 'cash')], array[$3::bigint], null)`,
    [bet.key, id, 5n * UNIT],
  );
  expect(await place(bet)).toMatchObject({ outcome: 'insufficient' });
  expect(await place({ ...bet, request_uuid: 'another-http-call' })).toMatchObject({
    outcome: 'ok',
    balance: 4n * UNIT,
  });
});

test('isolates a refused bet from others in its batch', async () => {
  const [rich, poor] = [await makeMember(db.pool, 10n * UNIT), await makeMember(db.pool, UNIT)];
  const results = await placeBets(db.pool, [betOf(rich.id, UNIT), betOf(poor.id, 2n * UNIT), betOf(rich.id, UNIT)]);
  expect(results.map((result) => result.outcome)).toEqual(['ok', 'insufficient', 'ok']);
  expect(await cashOf(rich.id)).toBe(8n * UNIT);
});

test('runs bets of one member that exceed the cash together one by one', async () => {
  const { id } = await makeMember(db.pool, 3n * UNIT);
  const results = await placeBets(db.pool, [betOf(id, 2n * UNIT), betOf(id, 2n * UNIT)]);
  expect(results.map((result) => result.outcome)).toEqual(['single', 'single']);
  expect(await cashOf(id)).toBe(3n * UNIT);
});

test('lets one of eight bets for the last money win', async () => {
  const { id } = await makeMember(db.pool, 5n * UNIT);
  const outcomes = (await Promise.all(Array.from({ length: 8 }, () => place(betOf(id, 5n * UNIT))))).map(
    (result) => result?.outcome,
  );
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  expect(await cashOf(id)).toBe(0n);
});

test('applies a repeated bet once, and refuses it with other content', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, UNIT);
  const first = await place(bet);
  expect(await place(bet)).toMatchObject({
    outcome: 'repeat',
    transactionId: first?.transactionId,
    balance: 9n * UNIT,
  });
  expect(await place({ ...betOf(id, 2n * UNIT), key: bet.key })).toMatchObject({ outcome: 'conflict' });
  expect(await cashOf(id)).toBe(9n * UNIT);
});

test('a win of zero settles without a posting, and repeats', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, UNIT);
  await place(bet);
  const win = winOf(id, bet.key, 0n);
  expect(await settle(win)).toMatchObject({ outcome: 'ok', balance: 9n * UNIT });
  expect(await settle(win)).toMatchObject({ outcome: 'repeat', balance: 9n * UNIT });
  expect(await betRow(bet.key)).toMatchObject({ status: 'lost', payout: 0n });
});

test('adds up several wins of one bet, each batch with one of them', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, UNIT);
  await place(bet);
  const wins = [winOf(id, bet.key, 2n * UNIT), winOf(id, bet.key, 3n * UNIT)];
  expect((await settleBets(db.pool, wins)).map((result) => result.outcome)).toEqual(['ok', 'single']);
  expect(await settle(wins[1] as WinRequest)).toMatchObject({ outcome: 'ok', balance: 14n * UNIT });
  expect(await betRow(bet.key)).toMatchObject({ status: 'won', payout: 5n * UNIT, valid_bet: UNIT });
});

test.each([
  [5n, 'won'],
  [2n, 'pushed'],
  [1n, 'lost'],
  [0n, 'lost'],
])('a bet of 2 that pays %d is %s', async (payout, status) => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 2n * UNIT);
  await place(bet);
  await settle(winOf(id, bet.key, payout * UNIT));
  expect(await betRow(bet.key)).toMatchObject({ status, valid_bet: 2n * UNIT });
});

test('reports the net result of the whole bet with each of its wins', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 4n * UNIT);
  await place(bet);
  expect(await settle(winOf(id, bet.key, 3n * UNIT))).toMatchObject({ net: -UNIT });
  expect(await betRow(bet.key)).toMatchObject({ status: 'lost' });
  expect(await settle(winOf(id, bet.key, 3n * UNIT))).toMatchObject({ net: 2n * UNIT });
  expect(await betRow(bet.key)).toMatchObject({ status: 'won' });
});

test('takes the state back to a loss when the win that decided it is reversed', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 4n * UNIT);
  await place(bet);
  const [small, large] = [winOf(id, bet.key, UNIT), winOf(id, bet.key, 9n * UNIT)];
  await settle(small);
  await settle(large);
  await rollback(bet, large.key, 'rb-deciding-win');
  expect(await betRow(bet.key)).toMatchObject({ status: 'lost', payout: UNIT });
});

test('records no valid bet for a push', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 2n * UNIT);
  await place(bet);
  await settle(winOf(id, bet.key, 2n * UNIT, { valid_bet: 0 }));
  expect(await betRow(bet.key)).toMatchObject({ status: 'pushed', valid_bet: 0n });
});

test('caps the valid bet at the stake', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 2n * UNIT);
  await place(bet);
  await settle(winOf(id, bet.key, UNIT, { valid_bet: Number(5n * UNIT) }));
  expect(await betRow(bet.key)).toMatchObject({ status: 'lost', valid_bet: 2n * UNIT });
  const { rows } = await db.pool.query('select settled_stake, valid_bet from member_daily where member_id = $1', [id]);
  expect(rows).toEqual([{ settled_stake: 2n * UNIT, valid_bet: 2n * UNIT }]);
});

test('loses the open bets of a round at its end', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const [first, second] = [betOf(id, UNIT, { round_id: 'r-77' }), betOf(id, UNIT, { round_id: 'r-77' })];
  await placeBets(db.pool, [first, second]);
  await settle(winOf(id, second.key, 3n * UNIT, { round_closed: true }));
  expect(await betRow(first.key)).toMatchObject({ status: 'lost', valid_bet: UNIT });
});

test('leaves bets of other vendors, members and rounds open at the end of a round', async () => {
  const [{ id }, neighbour] = [await makeMember(db.pool, 10n * UNIT), await makeMember(db.pool, 10n * UNIT)];
  const round = { round_id: 'r-78' };
  const closing = betOf(id, UNIT, round);
  const others = [
    betOf(id, UNIT, { ...round, vendor_id: 901, source: 'vendor:OTHER' }),
    betOf(neighbour.id, UNIT, round),
    betOf(id, UNIT, { round_id: 'r-79' }),
  ];
  await placeBets(db.pool, [closing, ...others]);
  await settle(winOf(id, closing.key, 3n * UNIT, { round_closed: true }));
  for (const { key } of others) expect(await betRow(key)).toMatchObject({ status: 'open', settled_at: null });
});

test('debits nothing for a free bet and pays its win', async () => {
  const { id } = await makeMember(db.pool);
  const bet = betOf(id, 0n, { is_free: true });
  expect(await place(bet)).toMatchObject({ outcome: 'ok', balance: 0n });
  expect(await settle(winOf(id, bet.key, 4n * UNIT))).toMatchObject({ balance: 4n * UNIT });
});

test('pays nothing without a live stake', async () => {
  const [{ id }, other] = [await makeMember(db.pool, 10n * UNIT), await makeMember(db.pool, UNIT)];
  expect(await settle(winOf(id, 'never-placed', UNIT))).toMatchObject({ outcome: 'unknown' });
  const bet = betOf(id, UNIT);
  await place(bet);
  expect(await settle(winOf(other.id, bet.key, UNIT))).toMatchObject({ outcome: 'unknown' });
  await rollback(bet, bet.key, `${bet.key}-back`);
  expect(await settle(winOf(id, bet.key, UNIT))).toMatchObject({ outcome: 'unknown' });
  expect(await cashOf(id)).toBe(10n * UNIT);
});

test('returns a rolled-back stake once, under any key', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 3n * UNIT);
  await place(bet);
  expect(await rollback(bet, bet.key, 'rb-once-1')).toMatchObject({ outcome: 'ok', balance: 10n * UNIT });
  expect(await rollback(bet, bet.key, 'rb-once-1')).toMatchObject({ outcome: 'repeat', balance: 10n * UNIT });
  expect(await rollback(bet, bet.key, 'rb-once-2')).toMatchObject({ outcome: 'repeat', balance: 10n * UNIT });
  expect(await rollback(bet, 'something-else', 'rb-once-1')).toMatchObject({ outcome: 'conflict' });
});

test('leaves a tombstone for an early rollback, so that the late bet never debits', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 3n * UNIT);
  expect(await rollback(bet, bet.key, 'rb-early')).toMatchObject({ outcome: 'ok', balance: 10n * UNIT });
  expect(await rollback(bet, bet.key, 'rb-early-again')).toMatchObject({ outcome: 'repeat' });
  expect(await place(bet)).toMatchObject({ outcome: 'tombstone', balance: 10n * UNIT });
  const win = winOf(id, bet.key, UNIT);
  expect(await settle(win)).toMatchObject({ outcome: 'unknown' });
  expect(await rollback(bet, win.key, 'rb-early-win')).toMatchObject({ outcome: 'ok' });
  expect(await settle(win)).toMatchObject({ outcome: 'tombstone' });
});

test('keeps a reversed stake paid out after its win and queues it for review', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 3n * UNIT);
  await place(bet);
  await settle(winOf(id, bet.key, 5n * UNIT));
  expect(await rollback(bet, bet.key, 'rb-after-win')).toMatchObject({ outcome: 'ok', balance: 15n * UNIT });
  const { rows } = await db.pool.query('select reason from reconciliation_item where member_id = $1', [id]);
  expect(rows).toEqual([{ reason: 'stake_reversed_after_win' }]);
});

test('turns a rolled-back win that is already spent into a receivable, never a negative balance', async () => {
  const { id } = await makeMember(db.pool, UNIT);
  const bet = betOf(id, UNIT);
  await place(bet);
  const win = winOf(id, bet.key, 8n * UNIT);
  await settle(win);
  await place(betOf(id, 6n * UNIT));
  expect(await rollback(bet, win.key, 'rb-spent')).toMatchObject({ outcome: 'ok', balance: 0n });
  expect(await readBalances(db.pool, id)).toMatchObject({ cash: 0n, receivable: 6n * UNIT });
  expect(await betRow(bet.key)).toMatchObject({ status: 'open', payout: 0n });
});

test('a bet stays settled while another of its wins stands', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, UNIT);
  await place(bet);
  const [first, second] = [winOf(id, bet.key, 2n * UNIT), winOf(id, bet.key, 3n * UNIT)];
  await settle(first);
  await settle(second);
  await rollback(bet, first.key, 'rb-first-of-two');
  expect(await betRow(bet.key)).toMatchObject({ status: 'won', payout: 3n * UNIT, valid_bet: UNIT });
  await rollback(bet, second.key, 'rb-second-of-two');
  expect(await betRow(bet.key)).toMatchObject({ status: 'open', payout: 0n, valid_bet: 0n, settled_at: null });
});

test.each([
  ['2026-01-01T17:59:59Z', 360, '2026-01-01'],
  ['2026-01-01T18:00:00Z', 360, '2026-01-02'],
  ['2026-01-01T02:00:00Z', -180, '2025-12-31'],
])('a day begins at the midnight of its brand: %s at %d minutes is in %s', async (moment, offsetMinutes, day) => {
  const { rows } = await db.pool.query('select brand_day($1, $2::smallint)::text as day', [moment, offsetMinutes]);
  expect(rows).toEqual([{ day }]);
});

test('restores the previous best win on the winners board after a rollback', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const [small, large] = [betOf(id, UNIT), betOf(id, UNIT)];
  await placeBets(db.pool, [small, large]);
  const best = winOf(id, large.key, 9n * UNIT);
  await settleBets(db.pool, [winOf(id, small.key, 2n * UNIT), best]);
  await rollback(large, best.key, 'rb-best');
  const { rows } = await db.pool.query('select best_win from member_daily where member_id = $1', [id]);
  expect(rows).toEqual([{ best_win: UNIT }]);
});

test('distinguishes a member without accounts from one without money', async () => {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
     values (900, 'new', 'new', 'new', 'new-user', 3, 'New', 'en') returning id`,
  );
  expect(await place(betOf(rows[0]?.id ?? 0n, UNIT))).toMatchObject({ outcome: 'no_wallet' });
});
