import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_BRAND, UNIT } from '../ledger/money.fixture';
import { readNextDay, readNextSlot } from './run-repository';
import { openSettlementTest, type SettlementTest, tierOf } from './settlement.fixture';

let test: SettlementTest;
beforeEach(async () => {
  test = await openSettlementTest();
});
afterEach(() => test.close());

const DAY_MS = 86_400_000;
const tomorrow = () => new Date(Date.now() + DAY_MS);
const refused = (text: string, values: unknown[] = []) =>
  expect(test.pool.query(text, values)).rejects.toMatchObject({ code: '23514' });

/** A line of two with daily dividends, of whose last one the members lost 100. */
async function line(): Promise<{ top: bigint; low: bigint; contracts: bigint[] }> {
  const [top = 0n, low = 0n] = await test.chain(2, 1_000n * UNIT);
  const contracts = await test.signLine([top, low], [4_000, 2_000]);
  await test.play(low, 100n);
  await test.fold();
  return { top, low, contracts };
}

describe('an adjustment', () => {
  it('is carried by the next bill of its contract, once, and paid with it', async () => {
    const { top, low, contracts } = await line();
    await test.adjust(contracts[1] ?? 0n, 15n);
    await test.run(test.keyOf('dividend'));
    expect(await test.bills(low)).toMatchObject([{ gross: 20, adjustment: 15, due: 35 }]);
    // It is between the two of the contract: the top gets no more for it.
    expect(await test.bills(top)).toMatchObject([{ gross: 40, adjustment: 0, due: 40, below: 35 }]);
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ paid: 35, state: 'paid' }]);
    expect(await test.balances(top)).toMatchObject({ float: 5 });
    await test.run(test.keyOf('dividend', tomorrow()));
    expect(await test.bills(low)).toMatchObject([{}, { adjustment: 0, due: 0 }]);
    await test.pay.payDue();
  });

  it('that takes more than the bill gives is taken back by the next ones', async () => {
    const { low, contracts } = await line();
    await test.adjust(contracts[1] ?? 0n, -30n);
    await test.run(test.keyOf('dividend'));
    expect(await test.bills(low)).toMatchObject([{ gross: 20, adjustment: -30, due: 0, rest: -10, state: 'none' }]);
    await test.run(test.keyOf('dividend', tomorrow()));
    expect(await test.bills(low)).toMatchObject([{}, { due: 0, rest: -10 }]);
  });

  it('of a contract that has ended has a bill without days; what it takes is written off', async () => {
    const { top, low, contracts } = await line();
    await test.run(test.keyOf('dividend'));
    await test.pay.payDue();
    await test.end(contracts.toReversed(), test.keyOf('dividend').to);
    expect(await readNextDay(test.pool, test.keyOf('dividend'))).toBeNull();
    await test.adjust(contracts[1] ?? 0n, 12n);
    await test.adjust(contracts[0] ?? 0n, -7n);
    const at = await readNextDay(test.pool, test.keyOf('dividend'));
    expect(at).toEqual(test.keyOf('dividend').to);
    await test.run(test.keyOf('dividend', at ?? undefined));
    expect(await test.bills(low)).toMatchObject([{ due: 20 }, { gross: 0, adjustment: 12, due: 12, active: 0 }]);
    expect(await test.bills(top)).toMatchObject([{ due: 40 }, { adjustment: -7, due: 0, off: 7, below: 12 }]);
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{}, { paid: 12, state: 'paid' }]);
    expect(await readNextDay(test.pool, test.keyOf('dividend'))).toBeNull();
  });

  it('of a contract that never had a bill has one of its own, with an upline that has none', async () => {
    const [top = 0n, low = 0n] = await test.chain(2, 1_000n * UNIT);
    const ends = test.keyOf('dividend', new Date(Date.now() - 3 * DAY_MS)).from;
    const contracts = await test.signLine([top, low], [4_000, 2_000], { to: ends });
    await test.adjust(contracts[1] ?? 0n, 12n);
    await test.run(test.keyOf('dividend', (await readNextDay(test.pool, test.keyOf('dividend'))) ?? undefined));
    expect(await test.bills(top)).toEqual([]);
    expect(await test.bills(low)).toMatchObject([{ adjustment: 12, due: 12 }]);
    await test.pay.payDue();
    expect(await test.balances(top)).toEqual({ float: 0, cash: 988 });
  });

  it('of a salary in real time is in the next slot, with play and without, and hides no play of the slot', async () => {
    const [top = 0n, low = 0n] = await test.chain(2, 1_000n * UNIT);
    const tiers = [tierOf(100, { lossRate: 100 })];
    const contracts = await test.sign([
      { type: 'realTimeSalary', uplineId: null, downlineId: top, tiers: [tierOf(200, { lossRate: 200 })] },
      { type: 'realTimeSalary', uplineId: top, downlineId: low, tiers },
    ]);
    await test.adjust(contracts[1] ?? 0n, 5n);
    const at = (await readNextSlot(test.pool, test.keyOf('realTimeSalary'))) ?? new Date(0);
    await test.run(test.keyOf('realTimeSalary', at));
    expect(await test.bills(low)).toMatchObject([{ gross: 0, adjustment: 5, due: 5 }]);
    await test.play(low, 100n);
    await test.fold();
    await test.adjust(contracts[1] ?? 0n, -3n);
    const next = new Date(Date.now() + 300_000);
    await test.run(test.keyOf('realTimeSalary', next));
    expect(await test.bills(low)).toMatchObject([{}, { gross: 1, adjustment: -3, due: 0, rest: -2 }]);
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ state: 'paid' }, { state: 'none' }]);
  });

  it('stays exactly once on a run that is computed again', async () => {
    test.setTerms({ approveFrom: '1.00' });
    const { low, contracts } = await line();
    await test.adjust(contracts[1] ?? 0n, 15n);
    await test.run(test.keyOf('dividend'));
    const { rows } = await test.pool.query<{ id: bigint }>('select id from agent_run');
    const runId = rows[0]?.id ?? 0n;
    await test.adjust(contracts[1] ?? 0n, 2n);
    await test.remake(runId);
    await test.remake(runId);
    expect(await test.bills(low)).toMatchObject([{ gross: 20, adjustment: 17, due: 37 }]);
    await test.pool.query(`update agent_run set state = 'approved', approved_at = now()`);
    await test.pay.payDue();
    await refused('update agent_adjustment set bill_id = null');
  });

  it('is taken by one of two runs at once', async () => {
    const { low, contracts } = await line();
    await test.adjust(contracts[1] ?? 0n, 15n);
    const made = await Promise.all([test.run(test.keyOf('dividend')), test.run(test.keyOf('dividend', tomorrow()))]);
    expect(made).toEqual(['made', 'made']);
    const bills = await test.bills(low);
    expect(bills.reduce((sum, { adjustment }) => sum + Number(adjustment), 0)).toBe(15);
    await test.pay.payDue();
  });
});

describe('the database refuses', () => {
  it('a bill that comes to something else than it carries, and another bill for an adjustment', async () => {
    const { top, contracts } = await line();
    await test.adjust(contracts[1] ?? 0n, 15n);
    const id = await test.adjust(contracts[1] ?? 0n, 1n);
    await test.run(test.keyOf('dividend'));
    const other = '(select id from agent_bill where agent_id = $1)';
    await refused(`update agent_adjustment set bill_id = ${other}`, [top]);
    await refused('update agent_adjustment set amount = amount + 1000');
    await refused('delete from agent_adjustment where id = $1', [id]);
    await test.adjust(contracts[1] ?? 0n, 1n);
    await refused('update agent_adjustment set bill_id = (select max(id) from agent_bill) where bill_id is null');
    await test.pay.payDue();
  });

  it('an amount of nothing, of less than hundredths, or without bounds', async () => {
    const { contracts } = await line();
    const insert = (amount: bigint) =>
      test.pool.query(
        `insert into agent_adjustment (brand_id, contract_id, amount, reason, proposal_id, decided_at) values ($1, $2, $3, 'why', $4, now())`,
        [TEST_BRAND.id, contracts[0], amount, randomUUID()],
      );
    for (const amount of [0n, 999n, 10n ** 15n]) await expect(insert(amount)).rejects.toMatchObject({ code: '23514' });
  });
});
