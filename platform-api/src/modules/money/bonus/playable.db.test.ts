import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, inTransaction, openDatabase } from '../../../platform/database';
import { placeBets, settleBets } from '../ledger/bet-movement-repository';
import { betOf, moveToVendor, mustVerify, seedMoneyTest, UNIT, winOf } from '../ledger/money.fixture';
import { createBonusTest } from './bonus.fixture';
import { createPlay, PLAYABLE } from './playable.fixture';
import type { BonusTerms } from './terms';

let db: TestDatabase;
let database: Database;
let bonus: ReturnType<typeof createBonusTest>;
let play: ReturnType<typeof createPlay>;

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  bonus = createBonusTest(database);
  play = createPlay(db.pool);
});
beforeEach(() => bonus.pass(0));
afterAll(async () => {
  await mustVerify(db.pool);
  await database.close();
  await db.drop();
});

const balances = async (memberId: bigint) => {
  const { cash, bonus: held, receivable } = await bonus.ledger.balanceOf(memberId);
  return { cash: cash / UNIT, bonus: held / UNIT, owed: receivable / UNIT };
};
/** A member with 60 of cash and 100 of playable money. */
async function player(terms: Partial<BonusTerms> = {}, cash = 60n) {
  const member = await bonus.member(cash);
  const { id } = await bonus.grant(member, { ...PLAYABLE, ...terms });
  return { member, id };
}
const end = (memberId: bigint, bonusId: bigint, state: 'forfeited' | 'revoked' = 'forfeited') =>
  inTransaction(db.pool, (tx) => bonus.bonuses.end(tx, { memberId, bonusId, state }));

describe('stakes', () => {
  test('take the cash first, then the bonus', async () => {
    const { member } = await player();
    expect(await play.stake(member, 40n)).toMatchObject({ outcome: 'ok' });
    expect(await balances(member)).toEqual({ cash: 20n, bonus: 100n, owed: 0n });
    expect(await play.stake(member, 50n)).toMatchObject({ outcome: 'ok' });
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 70n, owed: 0n });
    expect(await play.stake(member, 70n)).toMatchObject({ outcome: 'ok' });
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 0n, owed: 0n });
    expect(await play.stake(member, 1n)).toMatchObject({ outcome: 'insufficient' });
  });

  test('of one batch take both in their order, and each holds its own part', async () => {
    const { member } = await player();
    const other = await bonus.member(5n);
    const bets = [
      betOf(member, 50n * UNIT),
      betOf(other, 5n * UNIT),
      betOf(member, 30n * UNIT),
      betOf(member, 20n * UNIT),
    ];
    const placed = await placeBets(db.pool, bets);
    expect(placed.map(({ outcome, hasBonus }) => [outcome, hasBonus])).toEqual([
      ['ok', true],
      ['ok', false],
      ['ok', true],
      ['ok', true],
    ]);
    const { rows } = await db.pool.query(
      'select part / 100000 as part from bonus_play where bet_id = any($1) order by bet_id',
      [placed.map(({ transactionId }) => transactionId)],
    );
    expect(rows).toEqual([{ part: 20n }, { part: 20n }]);
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 60n, owed: 0n });
  });

  test('that cash and bonus do not cover take nothing, alone or in a batch', async () => {
    const { member } = await player();
    expect(await play.stake(member, 161n)).toMatchObject({ outcome: 'insufficient' });
    const outcomes = await placeBets(db.pool, [betOf(member, 100n * UNIT), betOf(member, 61n * UNIT)]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['single', 'single']);
    expect(await balances(member)).toEqual({ cash: 60n, bonus: 100n, owed: 0n });
  });

  test('that are repeated, refused before or reversed before they arrive take no bonus money', async () => {
    const { member } = await player();
    const bet = betOf(member, 100n * UNIT);
    await placeBets(db.pool, [bet]);
    expect(await placeBets(db.pool, [bet])).toMatchObject([{ outcome: 'repeat' }]);
    const late = betOf(member, 10n * UNIT);
    await play.takeBack(member, late.key);
    expect(await placeBets(db.pool, [late])).toMatchObject([{ outcome: 'tombstone' }]);
    const high = betOf(member, 61n * UNIT);
    expect(await placeBets(db.pool, [high])).toMatchObject([{ outcome: 'insufficient' }]);
    await bonus.grant(member, PLAYABLE);
    await play.win(member, bet.key, 100n);
    expect(await placeBets(db.pool, [high])).toMatchObject([{ outcome: 'insufficient' }]);
    expect(await balances(member)).toEqual({ cash: 60n, bonus: 100n, owed: 0n });
  });

  test('above the limit are refused, whichever money covers them', async () => {
    const { member } = await player({ maxStake: 50n * UNIT });
    expect(await play.stake(member, 51n)).toMatchObject({ outcome: 'bonus_max_bet' });
    expect(await play.stake(member, 50n)).toMatchObject({ outcome: 'ok' });
    expect(await balances(member)).toEqual({ cash: 10n, bonus: 100n, owed: 0n });
  });

  test('of 40 parallel calls never take more than there is', async () => {
    const { member } = await player();
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => play.stake(member, 7n)));
    expect(outcomes.filter(({ outcome }) => outcome === 'ok')).toHaveLength(22);
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 6n, owed: 0n });
  });

  test('from a wallet at a vendor, of the lottery, and free ones leave the bonus alone', async () => {
    const { member } = await player();
    await moveToVendor(db.pool, member, 10n * UNIT);
    expect(await play.stake(member, 11n, { own_wallet: true })).toMatchObject({ outcome: 'insufficient' });
    expect(await play.stake(member, 10n, { own_wallet: true })).toMatchObject({ outcome: 'ok' });
    expect(await play.stake(member, 51n, { source: 'lottery' })).toMatchObject({ outcome: 'insufficient' });
    expect(await play.stake(member, 50n)).toMatchObject({ outcome: 'ok' });
    const free = await play.stake(member, 0n, { is_free: true });
    await play.win(member, free.key, 9n);
    expect(await balances(member)).toEqual({ cash: 9n, bonus: 100n, owed: 0n });
  });

  test('after its time take no bonus money, even before anything has ended it', async () => {
    const { member, id } = await player();
    await db.pool.query(`update bonus set expires_at = now() where id = $1`, [id]);
    expect(await play.stake(member, 61n)).toMatchObject({ outcome: 'insufficient' });
    expect((await bonus.ledger.balanceOf(member)).playable).toBe(0n);
  });
});

describe('wins', () => {
  test('return in the proportion of the stake, the bonus part rounded down', async () => {
    const { member } = await player();
    const { key } = await play.stake(member, 90n);
    await play.win(member, key, 45n);
    expect(await balances(member)).toEqual({ cash: 30n, bonus: 85n, owed: 0n });
    await settleBets(db.pool, [winOf(member, key, 1n)]);
    const { cash, bonus: held } = await bonus.ledger.balanceOf(member);
    expect({ cash, held }).toEqual({ cash: 30n * UNIT + 1n, held: 85n * UNIT });
  });

  test('that are repeated are shared once, several of one batch each by its own stake', async () => {
    const { member } = await player();
    const [half, whole] = [await play.stake(member, 120n), await play.stake(member, 40n)];
    const wins = [winOf(member, half.key, 20n * UNIT), winOf(member, whole.key, 8n * UNIT)];
    expect(await settleBets(db.pool, wins)).toMatchObject([
      { outcome: 'ok', hasBonus: true },
      { outcome: 'ok', hasBonus: true },
    ]);
    await Promise.all(Array.from({ length: 5 }, () => settleBets(db.pool, wins)));
    expect(await balances(member)).toEqual({ cash: 10n, bonus: 18n, owed: 0n });
  });

  test('of a bonus that was wagered meanwhile are cash, up to the cap', async () => {
    const { member, id } = await player({ wageringTimes: 1, capTimes: 2 }, 0n);
    const open = await play.stake(member, 30n);
    const lost = await play.stake(member, 50n);
    await play.win(member, lost.key, 60n);
    const more = await play.stake(member, 50n);
    await play.win(member, more.key, 50n);
    await bonus.settle();
    expect(await bonus.stateOf(id)).toEqual({ state: 'completed', released: 80n * UNIT, returned: 0n });
    await play.win(member, open.key, 300n);
    expect(await balances(member)).toEqual({ cash: 200n, bonus: 0n, owed: 0n });
    expect(await bonus.stateOf(id)).toEqual({ state: 'completed', released: 200n * UNIT, returned: 180n * UNIT });
  });

  test('of a bonus that was given up meanwhile go to the brand, and the cash part to the member', async () => {
    const { member, id } = await player();
    const { key } = await play.stake(member, 80n);
    await end(member, id);
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 0n, owed: 0n });
    const next = await bonus.grant(member, PLAYABLE);
    await play.win(member, key, 160n);
    expect(await balances(member)).toEqual({ cash: 120n, bonus: 100n, owed: 0n });
    expect(await bonus.stateOf(id)).toEqual({ state: 'forfeited', released: 0n, returned: 120n * UNIT });
    expect(await bonus.stateOf(next.id)).toMatchObject({ state: 'active' });
  });
});

describe('what is taken back', () => {
  test('a stake returns both parts', async () => {
    const { member } = await player();
    const { key } = await play.stake(member, 90n);
    await Promise.all([play.takeBack(member, key), play.takeBack(member, key)]);
    expect(await balances(member)).toEqual({ cash: 60n, bonus: 100n, owed: 0n });
  });

  test('a stake of a bonus that ended returns the cash to the member and the rest to the brand', async () => {
    const { member, id } = await player();
    const { key } = await play.stake(member, 90n);
    await end(member, id, 'revoked');
    await play.takeBack(member, key);
    expect(await balances(member)).toEqual({ cash: 60n, bonus: 0n, owed: 0n });
    expect(await bonus.stateOf(id)).toEqual({ state: 'revoked', released: 0n, returned: 100n * UNIT });
  });

  test('a win takes both parts, and a corrected one is shared again', async () => {
    const { member } = await player();
    const { key } = await play.stake(member, 90n);
    const wrong = await play.win(member, key, 300n);
    expect(await balances(member)).toEqual({ cash: 200n, bonus: 170n, owed: 0n });
    await play.takeBack(member, wrong);
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 70n, owed: 0n });
    await play.win(member, key, 30n);
    expect(await balances(member)).toEqual({ cash: 20n, bonus: 80n, owed: 0n });
  });

  test('a win that was spent is owed as far as it was cash; bonus money is never owed', async () => {
    const { member, id } = await player();
    const { key } = await play.stake(member, 90n);
    const wrong = await play.win(member, key, 300n);
    await play.stake(member, 360n);
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 10n, owed: 0n });
    await play.takeBack(member, wrong);
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 0n, owed: 200n });
    expect((await db.pool.query('select written_off from bonus where id = $1', [id])).rows).toEqual([
      { written_off: 90n * UNIT },
    ]);
  });

  test('a win that became cash is taken from the cash, as far as it goes', async () => {
    const { member, id } = await player({ wageringTimes: 1 }, 0n);
    const { key } = await play.stake(member, 100n);
    const wrong = await play.win(member, key, 400n);
    await bonus.settle();
    expect(await balances(member)).toEqual({ cash: 400n, bonus: 0n, owed: 0n });
    await play.stake(member, 150n);
    await play.takeBack(member, wrong);
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 0n, owed: 0n });
    expect(await bonus.stateOf(id)).toMatchObject({ state: 'completed', released: 150n * UNIT });
  });
});

describe('the end', () => {
  test('what is left when it is wagered becomes cash up to the cap, the rest goes back', async () => {
    const { member, id } = await player({ wageringTimes: 1, capTimes: 1 });
    const { key } = await play.stake(member, 100n);
    await play.win(member, key, 250n);
    await bonus.settle();
    expect(await balances(member)).toEqual({ cash: 250n, bonus: 0n, owed: 0n });
    const before = await bonus.stateOf(id);
    expect(before).toMatchObject({ state: 'completed', released: 100n * UNIT, returned: 60n * UNIT });
  });

  test('nothing left and no bet open ends it, so that the next one starts', async () => {
    const { member, id } = await player();
    const next = await bonus.grant(member, PLAYABLE, { amount: 7n * UNIT });
    const { key } = await play.stake(member, 160n);
    await bonus.settle();
    expect(await bonus.stateOf(id)).toMatchObject({ state: 'active' });
    await play.win(member, key, 0n);
    await bonus.settle();
    expect(await bonus.stateOf(id)).toEqual({ state: 'spent', released: 0n, returned: 0n });
    expect(await bonus.stateOf(next.id)).toMatchObject({ state: 'active' });
    expect(await balances(member)).toEqual({ cash: 0n, bonus: 7n, owed: 0n });
    await play.takeBack(member, key);
    expect(await balances(member)).toEqual({ cash: 60n, bonus: 7n, owed: 0n });
  });

  test('time takes what is left, with what was won', async () => {
    const { member, id } = await player();
    const { key } = await play.stake(member, 90n);
    await play.win(member, key, 90n);
    bonus.pass(25);
    await bonus.settle();
    expect(await bonus.stateOf(id)).toEqual({ state: 'expired', released: 0n, returned: 100n * UNIT });
    expect(await balances(member)).toEqual({ cash: 60n, bonus: 0n, owed: 0n });
  });

  test('without wagering it is cash at once', async () => {
    const { member } = await player({ wageringTimes: 0, capTimes: 1 });
    expect(await balances(member)).toEqual({ cash: 160n, bonus: 0n, owed: 0n });
  });

  test('a cap belongs to money that is played with', async () => {
    const member = await bonus.member();
    await expect(bonus.grant(member, { ...PLAYABLE, mode: 'released', capTimes: 2 })).rejects.toThrow(/capTimes/);
  });
});

test('stakes, wins, rollbacks and ends at the same time leave every sum right', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => player({ wageringTimes: 3, capTimes: 3 })));
  await Promise.all(
    members.flatMap(({ member, id }, index) =>
      Array.from({ length: 12 }, async (_, n) => {
        const { key, outcome } = await play.stake(member, BigInt(5 + ((n * 7) % 20)));
        if (outcome !== 'ok') return;
        if (n % 5 === 4) return void (await play.takeBack(member, key));
        const won = await play.win(member, key, BigInt((n * 11) % 40));
        if (n % 4 === 3) await play.takeBack(member, won);
        if (n === 8 && index % 3 === 2) await end(member, id).catch(() => undefined);
        if (n % 6 === 5) await bonus.settle();
      }),
    ),
  );
  await bonus.settle();
  await mustVerify(db.pool);
});
