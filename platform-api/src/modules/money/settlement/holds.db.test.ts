import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNIT } from '../ledger/money.fixture';
import { refuseDebtor, refuseReserved } from './debts';
import { openSettlementTest, type SettlementTest, tierOf } from './settlement.fixture';

let test: SettlementTest;
beforeEach(async () => {
  test = await openSettlementTest();
});
afterEach(() => test.close());

const now = () => new Date();

/** Three daily dividends, of whose last one the members lost 100: 40, 30 and 20 are due. */
async function line(cash = 1_000n) {
  const [top = 0n, middle = 0n, low = 0n] = await test.chain(3, cash * UNIT);
  await test.signLine([top, middle, low], [4_000, 3_000, 2_000]);
  if (cash < 100n) await test.give(low, 100n);
  await test.play(low, 100n);
  await test.fold();
  await test.run(test.keyOf('dividend'));
  return { top, middle, low };
}
const runState = async () =>
  (await test.pool.query<{ state: string }>('select state from agent_run order by id')).rows.map(({ state }) => state);

describe('payments on hold', () => {
  it('are not paid by runs, blame nobody, stay reserved, and are paid once when the hold ends', async () => {
    const { top, middle, low } = await line();
    await test.hold(low);
    expect(await test.pay.payDue()).toBe(2);
    expect(await test.bills(low)).toMatchObject([{ due: 20, paid: 0, state: 'held' }]);
    expect(await test.bills(middle)).toMatchObject([{ paid: 30, state: 'paid' }]);
    expect(await runState(), 'every bill was tried').toEqual(['paid']);
    await refuseDebtor(test.pool, middle);
    const leaving = (units: bigint) =>
      refuseReserved(test.pool, { memberId: middle, leaving: units * UNIT, now: now() });
    await leaving(1_010n);
    await expect(leaving(1_011n)).rejects.toMatchObject({ code: 'commission_reserved', details: { amount: '20.00' } });
    expect(await test.pay.payDue()).toBe(0);
    expect(await test.pay.payNow(900, middle)).toBe(0);
    expect(JSON.stringify(test.queued), 'nobody is told to wait or to pay').not.toMatch(/commission_(waits|debt)/);

    await test.release(low);
    const paid = await Promise.all([test.pay.payDue(), test.pay.payDue(), test.pay.payNow(900, middle)]);
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await test.bills(low)).toMatchObject([{ paid: 20, state: 'paid' }]);
    expect(await test.balances(low)).toMatchObject({ float: 20 });
    expect(await test.balances(top)).toMatchObject({ float: 10 });
    expect(JSON.stringify(test.queued)).toMatch(/commission_paid/);
    await leaving(1_000n);
  });

  it('of salaries in real time are paid for every slot that was held back', async () => {
    const [top = 0n, low = 0n] = await test.chain(2, 1_000n * UNIT);
    await test.sign([
      { type: 'realTimeSalary', uplineId: null, downlineId: top, tiers: [tierOf(200, { lossRate: 200 })] },
      { type: 'realTimeSalary', uplineId: top, downlineId: low, tiers: [tierOf(100, { lossRate: 100 })] },
    ]);
    await test.hold(low);
    for (const minutes of [0, 5]) {
      await test.play(low, 100n);
      await test.fold();
      await test.run(test.keyOf('realTimeSalary', new Date(Date.now() + minutes * 60_000)));
      await test.pay.payDue();
    }
    const bills = await test.bills(low);
    expect(bills.every(({ state }) => state === 'held')).toBe(true);
    await test.release(low);
    expect(await test.pay.payDue()).toBe(bills.length);
    expect(await test.balances(low)).toMatchObject({ float: 2 });
    expect(JSON.stringify(test.queued), 'the records tell of them').not.toMatch(/commission_paid/);
  });

  it('take over what a payer owed, and give it back', async () => {
    const [top = 0n, low = 0n] = await test.chain(2, 0n);
    const contracts = await test.signLine([top, low], [4_000, 2_000]);
    await test.adjust(contracts[1] ?? 0n, 50n);
    await test.run(test.keyOf('dividend'));
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ state: 'insufficient' }]);
    await expect(refuseDebtor(test.pool, top)).rejects.toMatchObject({ code: 'commission_debt' });
    await test.hold(low);
    expect(await test.bills(low)).toMatchObject([{ state: 'held' }]);
    await refuseDebtor(test.pool, top);
    await test.fill(top, 30n);
    expect(await test.pay.payDue()).toBe(0);
    await test.release(low);
    expect(await test.pay.payDue()).toBe(1);
    expect(await test.bills(low)).toMatchObject([{ paid: 30, state: 'part' }]);
    await expect(refuseDebtor(test.pool, top)).rejects.toMatchObject({ details: { amount: '20.00' } });
  });

  it('that the brand guarantees are not paid by the brand either', async () => {
    test.setTerms({ guaranteesDividend: true });
    const { middle, low } = await line(0n);
    await test.hold(low);
    await test.spend(middle);
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ paid: 0, state: 'held' }]);
    await test.release(low);
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ paid: 20, state: 'paid' }]);
  });

  it('begin while a run pays: all of a bill is paid, or nothing', async () => {
    const { low } = await line();
    await Promise.all([test.pay.payDue(), test.hold(low), test.pay.payDue()]);
    const [bill] = await test.bills(low);
    expect([
      { paid: 20, state: 'paid' },
      { paid: 0, state: 'held' },
    ]).toContainEqual({ paid: bill?.['paid'], state: bill?.['state'] });
    await test.release(low);
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ paid: 20, state: 'paid' }]);
  });

  it('are held back by one hold at once, and the database refuses a payment and another end', async () => {
    const { low } = await line();
    const placed = await Promise.allSettled([test.hold(low), test.hold(low)]);
    expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(placed.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'agent_hold_open' } });
    await expect(
      test.pool.query(
        `insert into agent_bill_payment (bill_id, n, kind, amount, transaction_id, at)
         select id, 1, 'upline', 1, -1, now() from agent_bill where agent_id = $1`,
        [low],
      ),
    ).rejects.toMatchObject({ code: '23514' });
    await test.release(low);
    for (const change of [`notice = 'other'`, 'released_at = now()'])
      await expect(test.pool.query(`update agent_hold set ${change}`)).rejects.toMatchObject({ code: '23514' });
    await test.pay.payDue();
  });
});
