import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { placeBets, rollBack, settleBets } from '../ledger/bet-movement-repository';
import type { BetRequest } from '../ledger/bet-movements';
import { betOf, makeMember, mustVerify, seedMoneyTest, UNIT, winOf } from '../ledger/money.fixture';
import { fingerprintOf } from '../ledger/movement';
import { readBalances } from '../ledger/repository';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
});
afterEach(() => mustVerify(db.pool));
afterAll(() => db.drop());

const limited = (id: bigint) => db.pool.query('select refresh_limited($1, now())', [id]);
async function limit(id: bigint, kind: 'wager' | 'loss' | 'session', amount: bigint): Promise<void> {
  await db.pool.query(
    `insert into member_limit (member_id, kind, period, amount, set_at) values ($1, $2::limit_kind, 'day', $3, now())
     on conflict (member_id, kind, period) do update set amount = excluded.amount`,
    [id, kind, amount],
  );
  await limited(id);
}
async function exclude(id: bigint): Promise<void> {
  await db.pool.query(`insert into play_bar (member_id, kind, starts_at) values ($1, 'self_exclusion', now())`, [id]);
  await limited(id);
}
const outcomes = async (...bets: BetRequest[]) => (await placeBets(db.pool, bets)).map(({ outcome }) => outcome);
const another = (bet: BetRequest): BetRequest => ({ ...bet, request_uuid: `${bet.request_uuid}-again` });

describe('a bet of a member with a limit', () => {
  test('is taken up to the limit, and refused beyond it', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    await limit(id, 'wager', 30n * UNIT);
    expect(await outcomes(betOf(id, 30n * UNIT))).toEqual(['ok']);
    expect(await outcomes(betOf(id, 1n))).toEqual(['limit']);
    expect((await readBalances(db.pool, id)).cash).toBe(70n * UNIT);
  });

  test('gets the same answer to a repeated HTTP call, and a new decision for another call', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    await limit(id, 'wager', 10n * UNIT);
    const bet = betOf(id, 20n * UNIT);
    expect(await outcomes(bet)).toEqual(['limit']);
    await limit(id, 'wager', 50n * UNIT);
    expect(await outcomes(bet)).toEqual(['limit']);
    await db.pool.query('delete from member_limit where member_id = $1', [id]);
    await limited(id);
    expect(await outcomes(bet)).toEqual(['limit']);
    expect(await outcomes(another(bet))).toEqual(['ok']);
  });

  test('that was taken before is a repeat, whatever the current limit', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    const bet = betOf(id, 20n * UNIT);
    await placeBets(db.pool, [bet]);
    await limit(id, 'wager', UNIT);
    expect(await outcomes(bet)).toEqual(['repeat']);
    expect(await outcomes({ ...bet, fingerprint: fingerprintOf('other') })).toEqual(['conflict']);
  });

  test('still needs the cash', async () => {
    const { id } = await makeMember(db.pool, 5n * UNIT);
    await limit(id, 'wager', 30n * UNIT);
    expect(await outcomes(betOf(id, 6n * UNIT))).toEqual(['insufficient']);
  });

  test('is possible again under a loss limit after a win', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    await limit(id, 'loss', 20n * UNIT);
    const bet = betOf(id, 20n * UNIT);
    expect(await outcomes(bet)).toEqual(['ok']);
    expect(await outcomes(betOf(id, UNIT))).toEqual(['limit']);
    await settleBets(db.pool, [winOf(id, bet.key, 5n * UNIT)]);
    expect(await outcomes(betOf(id, 5n * UNIT), betOf((await makeMember(db.pool, UNIT)).id, UNIT))).toEqual([
      'ok',
      'ok',
    ]);
  });

  test('runs alone when its batch exceeds the limit; other members are unaffected', async () => {
    const careful = await makeMember(db.pool, 100n * UNIT);
    const neighbour = await makeMember(db.pool, 100n * UNIT);
    await limit(careful.id, 'wager', 30n * UNIT);
    expect(
      await outcomes(
        betOf(careful.id, 20n * UNIT),
        betOf(neighbour.id, 90n * UNIT),
        betOf(careful.id, 20n * UNIT),
        betOf(careful.id, 40n * UNIT),
      ),
    ).toEqual(['single', 'ok', 'single', 'limit']);
  });

  test('cannot pass the limit concurrently with others', async () => {
    const { id } = await makeMember(db.pool, 1_000n * UNIT);
    await limit(id, 'wager', 50n * UNIT);
    const results = await Promise.all(Array.from({ length: 40 }, () => outcomes(betOf(id, 10n * UNIT))));
    expect(results.flat().filter((outcome) => outcome === 'ok')).toHaveLength(5);
    expect(results.flat().filter((outcome) => outcome === 'limit')).toHaveLength(35);
  });

  test('is refused once the play time is used up, including a free bet', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    await limit(id, 'session', 600n);
    expect(await outcomes(betOf(id, UNIT))).toEqual(['ok']);
    await db.pool.query('update play_clock set seconds = 600 where member_id = $1', [id]);
    expect(await outcomes(betOf(id, UNIT))).toEqual(['limit']);
    expect(await outcomes(betOf(id, 0n, { is_free: true }))).toEqual(['limit']);
  });
});

describe('a self-excluded member', () => {
  test('places no bet, and is paid the win of an earlier bet', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    const bet = betOf(id, 10n * UNIT);
    await placeBets(db.pool, [bet]);
    await exclude(id);
    expect(await outcomes(betOf(id, UNIT))).toEqual(['excluded']);
    expect((await settleBets(db.pool, [winOf(id, bet.key, 25n * UNIT)]))[0]).toMatchObject({
      outcome: 'ok',
      balance: 115n * UNIT,
    });
  });

  test('gets the stake of a bet back that is rolled back', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    const bet = betOf(id, 10n * UNIT);
    await placeBets(db.pool, [bet]);
    await exclude(id);
    const rollback = {
      source: bet.source,
      key: `${bet.key}-r`,
      fingerprint: fingerprintOf('r'),
      reference: bet.key,
      memberId: id,
    };
    expect(await rollBack(db.pool, rollback)).toMatchObject({ outcome: 'ok', balance: 100n * UNIT });
  });

  test('is barred after every bet in progress has finished', async () => {
    const { id } = await makeMember(db.pool, 1_000n * UNIT);
    const bets = Promise.all(Array.from({ length: 30 }, () => outcomes(betOf(id, UNIT))));
    await exclude(id);
    expect(await outcomes(betOf(id, UNIT))).toEqual(['excluded']);
    const acceptedCount = (await bets).flat().filter((outcome) => outcome === 'ok').length;
    expect((await readBalances(db.pool, id)).cash).toBe(1_000n * UNIT - BigInt(acceptedCount) * UNIT);
  });
});
