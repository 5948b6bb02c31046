import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database';
import { TEST_BRAND, TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import { salaryFold } from '../../money/settlement/salary-fold';
import { createSettlementTest, type SettlementTest } from '../../money/settlement/settlement.fixture';
import { lineCashFold, lineFold } from '../../people/agent/line-fold';
import { rebuildFold } from '../../rewards/play-feed/rebuild-fold';
import { testedWallet } from './tested-wallet.fixture';
import { betFields, callWallet, launch } from './vendor-double.fixture';

const RUMMY = { id: 900_002, code: 'test-rummy' } as const;

const wallet = testedWallet(async ({ pool }) => {
  await pool.query(
    `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, sort_order)
     values ($1, $2, $3, 'pvp', '{"en": "Test rummy"}', '-', 1, 1)`,
    [RUMMY.id, TEST_VENDOR.id, RUMMY.code],
  );
  for (const fold of [lineFold, lineCashFold, salaryFold]) await rebuildFold(pool, fold);
});
let database: Database;
let settlement: Omit<SettlementTest, 'close'>;
beforeAll(() => {
  database = openDatabase(wallet.db.url);
  settlement = createSettlementTest(database);
});
afterAll(() => database.close());

/** A member with both games open. */
async function player(id: bigint) {
  const { rows } = await wallet.db.pool.query<{ user: string }>(
    'select wallet_user as user from member where id = $1',
    [id],
  );
  const user = rows[0]?.user ?? '';
  const [table, slot] = [await launch(wallet.db.pool, id, 3_600_000, RUMMY.id), await launch(wallet.db.pool, id)];
  const bet = (fields: Readonly<Record<string, unknown>>) => callWallet(wallet.app.server, wallet.keys, 'bet', fields);
  const withOthers = betFields(user, table, { game_code: RUMMY.code });
  return {
    again: () => bet(withOthers),
    withOthers: (more = {}) => bet(betFields(user, table, { game_code: RUMMY.code, ...more })),
    withHouse: () => bet(betFields(user, slot)),
  };
}

test('money that an agent will owe to downlines is not played for with other members, and is against the house', async () => {
  const [top = 0n, middle = 0n, low = 0n] = await settlement.chain(3, 10n * UNIT);
  await settlement.give(low, 500n);
  await settlement.signLine([top, middle, low], [2_000, 2_000, 2_000]);
  await settlement.play(low, 500n);
  // what the middle wins makes nothing due to it, and it owes 100 to the low
  await settlement.play(middle, 1n, 650n);
  await settlement.fold();
  const agent = await player(middle);
  expect(await agent.again()).toMatchObject({ status: 'RS_OK' });

  await settlement.run(settlement.keyOf('dividend'));
  const refused = { httpStatus: 200, status: 'RS_ERROR_USER_DISABLED' };
  expect(await agent.withOthers()).toMatchObject(refused);
  expect(await agent.withOthers({ amount: 1 })).toMatchObject(refused);
  expect(await agent.again()).toMatchObject({ status: 'RS_OK' });
  expect(await agent.withHouse()).toMatchObject({ status: 'RS_OK' });
  for (const other of [top, low]) expect(await (await player(other)).withOthers()).toMatchObject({ status: 'RS_OK' });

  await settlement.pay.payDue();
  expect(await settlement.bills(low)).toMatchObject([{ paid: 100 }]);
  expect(await agent.withOthers()).toMatchObject({ status: 'RS_OK' });
});

test('a member who has given no contract is asked for nothing', async () => {
  const [id = 0n] = await settlement.chain(1, 10n * UNIT);
  await wallet.db.pool.query('update member set type = 1 where id = $1 and brand_id = $2', [id, TEST_BRAND.id]);
  expect(await (await player(id)).withOthers()).toMatchObject({ status: 'RS_OK' });
});
