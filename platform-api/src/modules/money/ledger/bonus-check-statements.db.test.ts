import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusTest } from '../bonus/bonus.fixture';
import { createPlay, PLAYABLE } from '../bonus/playable.fixture';
import { type Database, openDatabase } from '../../../platform/database';
import { brokenBy } from './broken-rows.fixture';
import { mustVerify, seedMoneyTest } from './money.fixture';
import { bonusChecks } from './bonus-check-statements';

const POSTED = 'bonus money that was staked, won and taken back posted its parts';
const SHARED = 'a win of a mixed stake was shared in its proportion, and its rollback took the share back';
const REVERSED = 'a mixed stake that was reversed gave its bonus part back, and no other did';
const PLAYED = 'wins of a member look for bonus money exactly if a stake had some';

let db: TestDatabase;
let database: Database;

/** An active bonus with a win, a corrected win, a returned stake and an open bet; one that became cash with a win of its own; a member without. */
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  const bonus = createBonusTest(database);
  const { stake, win, takeBack } = createPlay(db.pool);
  const member = await bonus.member(60n);
  await bonus.grant(member, { ...PLAYABLE, wageringTimes: 50 });
  const mixed = await stake(member, 90n);
  const wrong = await win(member, mixed.key, 60n);
  await takeBack(member, wrong);
  await win(member, mixed.key, 30n);
  const returned = await stake(member, 40n);
  await takeBack(member, returned.key);
  await stake(member, 35n);
  const wagered = await bonus.member(10n);
  await bonus.grant(wagered, { ...PLAYABLE, wageringTimes: 1 });
  const late = await stake(wagered, 30n);
  const last = await stake(wagered, 80n);
  await win(wagered, last.key, 100n);
  const more = await stake(wagered, 50n);
  await win(wagered, more.key, 0n);
  await bonus.settle();
  await win(wagered, late.key, 9n);
  await bonus.member(5n);
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

const broken = (...statements: string[]) =>
  brokenBy(db.pool, bonusChecks, ['bonus_play', 'ledger_transaction', 'posting'], statements);
const COMPLETED = `(select id from bonus where state = 'completed')`;

test('finds nothing to name while all is well', async () => {
  await mustVerify(db.pool);
  const { rows } = await db.pool.query(
    `select b.state, string_agg(distinct p.kind, ' ' order by p.kind) as kinds from bonus b join bonus_play p on p.bonus_id = b.id
     group by b.state order by b.state`,
  );
  expect(rows).toEqual([
    { state: 'active', kinds: 'stake stake_back win win_back' },
    { state: 'completed', kinds: 'stake win' },
  ]);
  expect(await broken()).toEqual([]);
});

test.each(['stake', 'win', 'win_back', 'stake_back'])('names the part of a %s that nothing posted', async (kind) => {
  expect(
    await broken(`update ledger_transaction set key = key || ':moved' where id =
      (select id from ledger_transaction where source = 'bonus' and split_part(key, ':', 2) = '${kind}' order by id limit 1)`),
  ).toEqual([POSTED]);
});

test('names a win that gave its bonus more than its proportion', async () => {
  expect(
    await broken(
      `update bonus_play set part = part + 1, in_cash = in_cash + 1 where transaction_id =
         (select max(transaction_id) from bonus_play where kind = 'win' and bonus_id = ${COMPLETED})`,
      `update bonus set released = released + 1 where id = ${COMPLETED}`,
    ),
  ).toEqual([SHARED]);
});

test('names the rollback of a win that took no share back', async () => {
  expect(
    await broken(`insert into ledger_transaction (source, key, kind, brand_id, member_id, cash_change, balance_after, refers_to)
      select 'test', 'a rollback', 'rollback', w.brand_id, w.member_id, 0, w.balance_after, w.id
      from bonus_play p join ledger_transaction w on w.id = p.transaction_id
      where p.kind = 'win' and p.bonus_id = ${COMPLETED} order by w.id desc limit 1`),
  ).toEqual([SHARED]);
});

test.each([
  [
    'was reversed and kept the bonus part',
    `update bet set status = 'rolled_back' where id = (
       select b.id from bet b join bonus_play s on s.transaction_id = b.id and s.kind = 'stake' where b.status = 'open' limit 1)`,
  ],
  ['stands and gave the bonus part back', `update bet set status = 'open' where status = 'rolled_back'`],
  [
    'holds more bonus money than it is',
    `update bet set stake = (select part - 1 from bonus_play p where p.transaction_id = bet.id and p.kind = 'stake') where id = (
       select b.id from bet b join bonus_play s on s.transaction_id = b.id and s.kind = 'stake' where b.status = 'open' limit 1)`,
  ],
  [
    'held no bonus money and gave some back',
    `with back as (
       insert into bonus_play (transaction_id, kind, bonus_id, bet_id, placed_at, part, in_bonus, in_cash, in_brand)
       values (1, 'stake_back', ${COMPLETED}, 1, now(), 1, 0, 1, 0))
     update bonus set released = released + 1 where id = ${COMPLETED}`,
  ],
])('names a stake that %s', async (_what, statement) => {
  expect(await broken(statement)).toEqual([REVERSED]);
});

test.each([true, false])('names a member whose wins look for bonus money wrongly: %s', async (played) => {
  expect(
    await broken(`update wallet set bonus_played = not bonus_played where account_id =
      (select account_id from wallet where kind = 'cash' and bonus_played = ${played} order by account_id limit 1)`),
  ).toEqual([PLAYED]);
});
