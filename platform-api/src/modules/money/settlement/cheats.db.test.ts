import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mustVerify, TEST_BRAND, UNIT } from '../ledger/money.fixture';
import { refuseReserved } from './debts';
import { openSettlementTest, type SettlementTest, tierOf } from './settlement.fixture';

let test: SettlementTest;
beforeEach(async () => {
  test = await openSettlementTest();
});
afterEach(() => test.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const key = (days: number) => test.keyOf('dividend', inDays(days));

/** An agent who was paid 100 for a loss that is taken back after the contract has ended, which is written off. */
async function endedWithRest() {
  const [top = 0n] = await test.chain(1, 2_000n * UNIT);
  const ids = await test.signLine([top], [2_000]);
  const lost = await test.play(top, 500n);
  await test.end(ids, key(0).to);
  await test.fold();
  await test.run(key(0));
  await test.pay.payDue();
  await test.takeBack(top, lost);
  await test.fold();
  await test.run(key(1));
  return top;
}
const signAgain = (top: bigint, days: number) =>
  test.sign([{ type: 'dividend', uplineId: null, downlineId: top, tiers: [tierOf(2_000)], from: key(days).from }]);

describe('a loss that is reversed after the contract has ended', () => {
  it('is taken from nobody’s cash, and stays as written off', async () => {
    const top = await endedWithRest();
    expect(await test.bills(top)).toMatchObject([{ paid: 100 }, { adjustment: -100, due: 0, rest: 0, off: 100 }]);
    expect(await test.balances(top)).toMatchObject({ float: 100 });
  });

  it('is taken over by a contract that the same two sign within 90 days', async () => {
    const top = await endedWithRest();
    await signAgain(top, 5);
    await test.run(key(5));
    expect((await test.bills(top))[2]).toMatchObject({ gross: 0, due: 0, rest: -100 });
    await test.run(key(6));
    expect((await test.bills(top))[3]).toMatchObject({ due: 0, rest: -100 });
    await mustVerify(test.pool);
  });

  it('is forgiven by one that they sign later', async () => {
    const top = await endedWithRest();
    await signAgain(top, 120);
    await test.run(key(120));
    expect((await test.bills(top))[2]).toMatchObject({ due: 0, rest: 0 });
    await mustVerify(test.pool);
  });
});

describe('two members of a line who bet against each other', () => {
  it('bring a dividend of the edge that they lose, and a salary below the edge brings less than they lose', async () => {
    const [top = 0n] = await test.chain(1, 0n);
    const [one = 0n, other = 0n] = await test.fan(top, 2, 5_000n);
    await test.signLine([top], [4_000]);
    await test.sign([{ type: 'dailySalary', uplineId: null, downlineId: top, tiers: [tierOf(100)] }]);
    // both sides of ten issues at 1.95: of 2,000 staked 50 are lost, whoever wins
    for (let issue = 0; issue < 10; issue += 1) {
      await test.play(one, 100n, issue % 3 === 0 ? 195n : 0n);
      await test.play(other, 100n, issue % 3 === 0 ? 0n : 195n);
    }
    await test.fold();
    await test.run(key(0));
    await test.run(test.keyOf('dailySalary'));
    const [dividend, salary] = await test.bills(top);
    expect(dividend).toMatchObject({ type: 'dividend', gross: 20 });
    expect(salary).toMatchObject({ type: 'dailySalary', gross: 20, active: 2 });
    await mustVerify(test.pool);
  });
});

/** An agent whose contract has ended with a result of -200 that was carried over. */
async function endedWithBase() {
  const [top = 0n] = await test.chain(1, 2_000n * UNIT);
  const ids = await test.signLine([top], [2_000], { carriesLoss: true });
  await test.play(top, 100n, 300n);
  await test.end(ids, key(0).to);
  await test.fold();
  await test.run(key(0));
  return { top, contractId: ids[0] ?? 0n };
}
const signBase = (top: bigint, days: number, period: 'daily' | 'weekly' = 'daily') =>
  test.sign([
    {
      type: 'dividend',
      uplineId: null,
      downlineId: top,
      tiers: [tierOf(2_000)],
      carriesLoss: true,
      period,
      from: test.keyOf('dividend', inDays(days), period).from,
    },
  ]);

describe('a negative base that ends with its contract', () => {
  it('is taken over by one that the same two sign within 90 days, also by other periods', async () => {
    const { top } = await endedWithBase();
    await signBase(top, 15, 'weekly');
    await test.run(test.keyOf('dividend', inDays(15), 'weekly'));
    expect(await test.carried(top)).toEqual([
      [0, -200],
      [-200, -200],
    ]);
    await mustVerify(test.pool);
  });

  it('is forgotten by one that they sign later', async () => {
    const { top } = await endedWithBase();
    await signBase(top, 120);
    await test.run(key(120));
    expect(await test.carried(top)).toEqual([
      [0, -200],
      [0, 0],
    ]);
    await mustVerify(test.pool);
  });

  it('passes a bill without days in between', async () => {
    const { top, contractId } = await endedWithBase();
    await test.adjust(contractId, 10n);
    await test.run(key(1));
    await signBase(top, 5);
    await test.run(key(5));
    expect(await test.carried(top)).toEqual([
      [0, -200],
      [-200, -200],
      [-200, -200],
    ]);
    await mustVerify(test.pool);
  });

  it('is corrected with its period, and with it what was taken over', async () => {
    const { top } = await endedWithBase();
    await signBase(top, 5);
    await test.run(key(5));
    await test.play(top, 140n);
    await test.fold();
    await test.run(key(6));
    expect((await test.carried(top)).at(-1)).toEqual([-60, -60]);
    await test.play(top, 160n);
    await test.fold();
    await test.run(key(7));
    expect((await test.carried(top)).at(-1)).toEqual([0, 0]);
    // 100 more were lost than won on the first day
    expect((await test.bills(top)).at(-1)).toMatchObject({ adjustment: 20, due: 20 });
    await mustVerify(test.pool);
  });
});

describe('money that a period will have an agent pay', () => {
  beforeEach(async () => {
    await test.pool.query(`update brand set config = '{"agents": {"promotionsReduce": false}}' where id = $1`, [
      TEST_BRAND.id,
    ]);
  });

  it('stays with the agent from the end of the period until the bills are paid', async () => {
    const [top = 0n, middle = 0n, low = 0n] = await test.chain(3, 0n);
    await test.give(middle, 1n);
    await test.give(low, 500n);
    await test.signLine([top, middle, low], [2_000, 2_000, 2_000]);
    await test.play(low, 500n);
    // what the middle wins makes nothing due to it, and it owes 100 to the low
    await test.play(middle, 1n, 650n);
    await test.fold();
    const { to } = key(0);
    const leaves = (units: bigint, now = to) =>
      refuseReserved(test.pool, { memberId: middle, leaving: units * UNIT, now });
    await leaves(600n, new Date(to.getTime() - 1));
    await leaves(550n);
    const refused = { code: 'commission_reserved', details: { amount: '100.00' } };
    await expect(leaves(551n)).rejects.toMatchObject(refused);
    // others owe nothing
    await refuseReserved(test.pool, { memberId: low, leaving: UNIT, now: to });
    await refuseReserved(test.pool, { memberId: top, leaving: UNIT, now: to });
    await test.run(key(0));
    await expect(leaves(551n)).rejects.toMatchObject(refused);
    await test.pay.payDue();
    expect(await test.bills(low)).toMatchObject([{ paid: 100 }]);
    await leaves(550n);
  });

  it('is what is left after what the agent gets for the same period', async () => {
    const [top = 0n, low = 0n] = await test.chain(2, 500n * UNIT);
    await test.signLine([top, low], [3_000, 2_000]);
    await test.play(low, 500n);
    await test.fold();
    await refuseReserved(test.pool, { memberId: top, leaving: 500n * UNIT, now: key(0).to });
  });
});
