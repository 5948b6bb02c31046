import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeBets } from '../ledger/bet-movement-repository';
import { betOf, UNIT } from '../ledger/money.fixture';
import { refuseDebtor } from './debts';
import { isCashBound } from './payment-repository';
import { openSettlementTest, type SettlementTest } from './settlement.fixture';

let test: SettlementTest;
beforeEach(async () => {
  test = await openSettlementTest();
});
afterEach(() => test.close());

/** A line whose middle has won what its downline has lost: nothing is due to the middle, which owes 100 to the low. */
async function brokeMiddle() {
  const [top = 0n, middle = 0n, low = 0n, last = 0n] = await test.chain(4, 0n);
  for (const [id, units] of [
    [middle, 1n],
    [low, 500n],
    [last, 100n],
  ] as const)
    await test.give(id, units);
  await test.signLine([top, middle, low, last], [2_000, 2_000, 2_000, 2_000]);
  await test.play(low, 400n);
  await test.play(last, 100n);
  await test.play(middle, 1n, 600n);
  await test.spend(middle);
  await test.fold();
  await test.run(test.keyOf('dividend'));
  return { top, middle, low, last };
}
const flag = async (member: bigint) =>
  (
    await test.pool.query<{ limited: boolean }>(`select limited from wallet where member_id = $1 and kind = 'cash'`, [
      member,
    ])
  ).rows[0]?.limited;
const bet = async (member: bigint) => (await placeBets(test.pool, [betOf(member, UNIT)]))[0]?.outcome;

describe('a payer without money', () => {
  it('leaves the bill open, may not bet or take money out, and pays exactly the rest from what comes', async () => {
    const { top, middle, low, last } = await brokeMiddle();
    await test.pay.payDue();
    expect(await test.bills(top)).toMatchObject([{ due: 0, state: 'none' }]);
    expect(await test.bills(low)).toMatchObject([{ due: 100, paid: 0, state: 'insufficient' }]);
    // whoever has cash pays on, although nothing came from above
    expect(await test.bills(last)).toMatchObject([{ due: 20, paid: 20, state: 'paid' }]);
    expect(await test.balances(low)).toEqual({ float: 0, cash: 80 });
    expect([await flag(middle), await flag(low)]).toEqual([true, false]);
    await test.give(middle, 5n);
    expect(await bet(middle)).toBe('debt');
    await expect(refuseDebtor(test.pool, middle)).rejects.toMatchObject({
      code: 'commission_debt',
      details: { amount: '100.00' },
    });
    expect(await bet(low)).toBe('ok');

    await test.fill(middle, 30n);
    expect(await test.pay.payDue()).toBe(1);
    expect(await test.bills(low)).toMatchObject([{ paid: 30, state: 'part' }]);
    expect(await test.balances(middle)).toEqual({ float: 0, cash: 5 });
    expect(await test.pay.payNow(900, middle)).toBe(1);
    expect(await test.bills(low)).toMatchObject([{ paid: 35, state: 'part' }]);
    expect(await test.balances(middle)).toEqual({ float: 0, cash: 0 });

    await test.fill(middle, 1_000n);
    expect(await test.pay.payDue()).toBe(1);
    expect(await test.bills(low)).toMatchObject([{ paid: 100, state: 'paid' }]);
    expect(await test.balances(middle)).toEqual({ float: 935, cash: 0 });
    expect(await flag(middle)).toBe(false);
    await refuseDebtor(test.pool, middle);
    await test.give(middle, 5n);
    expect(await bet(middle)).toBe('ok');
    expect(await test.pay.payDue()).toBe(0);
  });

  it('is paid for by the brand where it guarantees, and pays the brand back', async () => {
    test.setTerms({ guaranteesDividend: true });
    const { middle, low } = await brokeMiddle();
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ due: 100, paid: 100, state: 'paid' }]);
    expect([await flag(middle), await flag(low)]).toEqual([true, false]);
    await test.fill(middle, 40n);
    await test.pay.payDue();
    const read =
      'select guaranteed / 100000 as guaranteed, repaid / 100000 as repaid, open / 100000 as open from agent_bill where agent_id = $1';
    expect((await test.pool.query(read, [low])).rows).toEqual([{ guaranteed: 100n, repaid: 40n, open: 60n }]);
    await test.fill(middle, 100n);
    await test.pay.payDue();
    expect((await test.pool.query(read, [low])).rows).toEqual([{ guaranteed: 100n, repaid: 100n, open: 0n }]);
    expect(await test.balances(middle)).toMatchObject({ float: 40 });
    expect(await flag(middle)).toBe(false);
  });

  it('keeps the guarantee that the run was made with', async () => {
    const { low } = await brokeMiddle();
    test.setTerms({ guaranteesDividend: true });
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ due: 100, paid: 0, state: 'insufficient' }]);
  });

  it('pays nothing with cash that is bound, may play with it, and pays once it is free', async () => {
    const { middle, low } = await brokeMiddle();
    await test.give(middle, 40n);
    const { rows } = await test.pool.query<{ id: bigint }>(
      `insert into wagering_requirement (member_id, source, key, amount) values ($1, 'deposit', 'bound', $2) returning id`,
      [middle, 50n * UNIT],
    );
    await test.pay.payDue();
    expect(await test.pay.payNow(900, middle)).toBe(0);
    expect(await test.bills(low)).toMatchObject([{ due: 100, paid: 0, state: 'insufficient' }]);
    expect(await test.balances(middle)).toEqual({ float: 0, cash: 40 });
    expect(await isCashBound(test.pool, middle)).toBe(true);
    await expect(refuseDebtor(test.pool, middle)).rejects.toMatchObject({ code: 'commission_debt' });
    // the only way to free it is to play
    expect(await bet(middle)).toBe('ok');
    await test.fill(middle, 30n);
    expect(await test.pay.payDue()).toBe(1);
    expect(await test.bills(low)).toMatchObject([{ paid: 30, state: 'part' }]);
    await test.pool.query('update wagering_requirement set met_at = now(), tenths = 10 where id = $1', [rows[0]?.id]);
    expect(await bet(middle)).toBe('debt');
    expect(await test.pay.payNow(900, middle)).toBe(1);
    expect(await test.bills(low)).toMatchObject([{ paid: 69, state: 'part' }]);
  });

  it('pays once however often and by whomever it is requested at once', async () => {
    const { middle, low } = await brokeMiddle();
    await test.pay.payDue();
    await test.fill(middle, 60n);
    await test.give(middle, 10n);
    const paid = await Promise.all([
      test.pay.payDue(),
      test.pay.payDue(),
      test.pay.payNow(900, middle),
      test.pay.payNow(900, middle),
    ]);
    expect(paid.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2);
    expect(await test.bills(low)).toMatchObject([{ paid: 70, state: 'part' }]);
    expect(await test.balances(middle)).toEqual({ float: 0, cash: 0 });
  });

  it('pays the oldest bill first', async () => {
    const { middle, low } = await brokeMiddle();
    const [other = 0n] = await test.chain(1, 0n, middle);
    await test.give(other, 50n);
    await test.signBelow(middle, other, 2_000);
    await test.pay.payDue();
    await test.play(other, 50n);
    await test.fold();
    await test.run(test.keyOf('dividend', new Date(Date.now() + 86_400_000)));
    await test.pay.payDue();
    await test.fill(middle, 104n);
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ paid: 100 }, {}]);
  });
});

describe('lines', () => {
  it('of fifty are paid down to the last', async () => {
    const ids = await test.chain(50, 10n * UNIT);
    await test.signLine(
      ids,
      ids.map((_, index) => 5_000 - index * 50),
    );
    for (const id of ids) await test.play(id, 10n);
    await test.fold();
    await test.run(test.keyOf('dividend'));
    expect(await test.pay.payDue()).toBe(50);
    const { rows } = await test.pool.query<{ sum: bigint }>(
      `select sum(balance)::int8 / 100000 as sum from wallet where kind = 'agent'`,
    );
    // what the brand pays: half of what everybody lost
    expect(rows).toEqual([{ sum: 250n }]);
    expect(await test.bills(ids[49] ?? 0n)).toMatchObject([{ gross: 2.55, paid: 2.55 }]);
  });

  it('of many direct downlines are paid in one go', async () => {
    const [top = 0n] = await test.chain(1);
    const ids = await test.fan(top, 500, 10n);
    await test.sign([
      { type: 'dividend', uplineId: null, downlineId: top, tiers: [test.tier(2_000)] },
      ...ids.map((downlineId) => ({ type: 'dividend' as const, uplineId: top, downlineId, tiers: [test.tier(1_000)] })),
    ]);
    await test.playAll(ids, 10n);
    await test.fold();
    await test.run(test.keyOf('dividend'));
    expect(await test.bills(top)).toMatchObject([{ gross: 1_000, below: 500 }]);
    expect(await test.pay.payDue()).toBe(501);
    expect(test.queued.length, 'messages are a few jobs').toBeLessThan(4);
    expect(await test.balances(top)).toMatchObject({ float: 500 });
  });
});
