import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSettlementTest, type SettlementTest, tierOf } from '../settlement/settlement.fixture';
import { brokenBy } from './broken-rows.fixture';
import { UNIT } from './money.fixture';
import { settlementChecks } from './settlement-check-statements';

let bench: SettlementTest;
const DAY_MS = 86_400_000;

/** Two lines with bills that were paid, one that was not, a correction with a rest, and billed slots of both salaries. */
beforeAll(async () => {
  bench = await openSettlementTest();
  const [top = 0n, middle = 0n, low = 0n] = await bench.chain(3, 1_000n * UNIT);
  await bench.signLine([top, middle, low], [4_000, 3_000, 2_000]);
  await bench.sign([
    { type: 'hourlySalary', uplineId: null, downlineId: top, tiers: [tierOf(100)] },
    { type: 'realTimeSalary', uplineId: null, downlineId: top, tiers: [tierOf(100, { lossRate: 50 })] },
  ]);
  const lost = await bench.play(low, 300n);
  await bench.play(middle, 50n, 80n);
  await bench.play(low, 200n);
  const [broke = 0n, waiting = 0n] = await bench.chain(2, 100n * UNIT);
  await bench.signLine([broke, waiting], [2_000, 2_000]);
  await bench.play(waiting, 100n);
  await bench.play(broke, 1n, 500n);
  await bench.spend(broke);
  await bench.fold();
  for (const type of ['dividend', 'hourlySalary', 'realTimeSalary'] as const) await bench.run(bench.keyOf(type));
  await bench.pay.payDue();
  await bench.takeBack(low, lost);
  await bench.play(middle, 100n, 900n);
  await bench.spend(middle);
  await bench.fold();
  await bench.run(bench.keyOf('dividend', new Date(Date.now() + DAY_MS)));
  await bench.play(low, 400n);
  await bench.fold();
  await bench.run(bench.keyOf('dividend', new Date(Date.now() + 2 * DAY_MS)));
  await bench.pay.payDue();
});
afterAll(() => bench.close());

const APPEND_ONLY = [
  'agent_bill',
  'agent_bill_correction',
  'agent_bill_payment',
  'agent_contract_tier',
  'ledger_transaction',
  'posting',
];
const broken = (...statements: string[]) => brokenBy(bench.pool, settlementChecks, APPEND_ONLY, statements);
const FIRST = '(select min(id) from agent_bill where due > 0)';

test('finds nothing to name while all is well', async () => {
  expect(await broken()).toEqual([]);
});

test.each([
  [
    'hours that no bet made',
    'update contract_slot set valid_bet = valid_bet + 1 where valid_bet > 0',
    'what counts for salaries equals the bets',
  ],
  [
    'losses that no bet made',
    'update contract_slot set lost = lost + 1 where place > 0',
    'what counts for salaries equals the bets',
  ],
  [
    'a bill with other figures than the bets',
    `update agent_bill set valid_bet = valid_bet + 1 where type = 'dividend' and id = (select max(id) from agent_bill)`,
    'a bill has the figures of the bets and of the cash on its days',
  ],
  [
    'a bill with other active members',
    `update agent_bill set active_members = active_members + 1 where id = (select max(id) from agent_bill)`,
    'a bill has the figures of the bets and of the cash on its days',
  ],
  [
    'tiers that are not those of the bill',
    'update agent_contract_tier set rate = rate + 1',
    'a bill gives the rate of the highest tier that was reached',
  ],
  [
    'a correction of something else',
    'update agent_bill_correction set gross_before = gross_before + 1000',
    'a bill takes up what the one before left, and the corrections and adjustments that it carries',
  ],
  [
    'a rest that nobody left',
    `update agent_bill set rest_in = rest_in - 1000, gross = gross + 1000 where id = ${FIRST}`,
    'a bill takes up what the one before left, and the corrections and adjustments that it carries',
  ],
  ['a run with another sum', 'update agent_run set top_due = 0', 'bills of a run add up along the lines'],
  ['a bill that owes less below', `update agent_bill set below = 0`, 'bills of a run add up along the lines'],
  [
    'a payment that was not posted',
    `update agent_bill_payment set transaction_id = -bill_id where n = 1`,
    'a bill was paid as its payments say, and each payment was posted once',
  ],
  [
    'a payment to somebody else',
    `update posting p set credit_account = (select id from ledger_account where kind = 'agent' order by id desc limit 1)
     from ledger_transaction t where t.id = p.transaction_id and t.source = 'commission'`,
    'a bill was paid as its payments say, and each payment was posted once',
  ],
  [
    'a payment twice',
    `insert into ledger_transaction (source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after)
     select source, key || ':again', fingerprint, kind, brand_id, member_id, cash_change, balance_after from ledger_transaction where source = 'commission' limit 1`,
    'a bill was paid as its payments say, and each payment was posted once',
  ],
  ['a debtor who may bet', 'update wallet set limited = false', 'who owes commissions may not bet'],
  [
    'a slot that was billed by nobody',
    `insert into contract_slot select id, '2026-01-01', 0, 0, 0, 0, true from agent_contract limit 1`,
    'a slot of salaries that was billed has its bill',
  ],
])('names %s', async (_name, statement, check) => {
  expect(await broken(statement)).toContain(check);
});

test('names a bill that was never paid as much as it says', async () => {
  await expect(broken(`update agent_bill set paid = due + 1 where id = ${FIRST}`)).rejects.toThrow(/check constraint/);
});

test('a bill and its payments stay as they are', async () => {
  for (const statement of [
    'update agent_bill set gross = gross + 1000, due = due + 1000 where due > 0',
    "update agent_bill set paid = 0, state = 'insufficient' where paid > 0 and guaranteed = 0",
    'delete from agent_bill',
    'delete from agent_bill_payment',
    'update agent_bill_correction set gross = 0',
  ])
    await expect(bench.pool.query(statement), statement).rejects.toThrow(/stays as it was computed|append-only/);
});
