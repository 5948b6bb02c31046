import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNIT } from '../ledger/money.fixture';
import { openSettlementTest, type SettlementTest, tierOf } from './settlement.fixture';

let test: SettlementTest;
beforeEach(async () => {
  test = await openSettlementTest();
});
afterEach(() => test.close());

const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms);

describe('a daily salary', () => {
  it('is of the cash stakes of the day, by tiers of bet and active members', async () => {
    const [top = 0n, low = 0n] = await test.chain(2, 1_000n * UNIT);
    await test.sign([
      {
        type: 'dailySalary',
        uplineId: null,
        downlineId: top,
        tiers: [tierOf(100), tierOf(200, { validBet: 500n * UNIT, activeMembers: 2 })],
      },
      { type: 'dailySalary', uplineId: top, downlineId: low, tiers: [tierOf(50)] },
    ]);
    await test.play(low, 300n, 900n);
    await test.play(top, 200n);
    await test.fold();
    await test.run(test.keyOf('dailySalary'));
    await test.pay.payDue();
    expect(await test.bills(top)).toMatchObject([{ tier: 2, gross: 10, below: 1.5, paid: 10 }]);
    expect(await test.bills(low)).toMatchObject([{ tier: 1, gross: 1.5, paid: 1.5 }]);
  });
});

describe('an hourly salary', () => {
  const hour = () => test.keyOf('hourlySalary');

  it('is of the clock hour, and corrected by the next bill', async () => {
    const [top = 0n] = await test.chain(1, 1_000n * UNIT);
    await test.sign([
      { type: 'hourlySalary', uplineId: null, downlineId: top, tiers: [tierOf(100, { validBet: 200n * UNIT })] },
    ]);
    const first = await test.play(top, 150n);
    await test.play(top, 100n);
    await test.fold();
    const key = hour();
    await test.run(key);
    expect(await test.bills(top)).toMatchObject([{ tier: 1, gross: 2.5, due: 2.5 }]);
    await test.takeBack(top, first);
    await test.fold();
    await test.run(test.keyOf('hourlySalary', later(HOUR_MS)));
    // 100 are less than the tier asks for
    expect(await test.bills(top)).toMatchObject([{}, { gross: 0, adjustment: -2.5, due: 0, rest: -2.5 }]);
    expect(await test.run(key)).toBe('done');
  });

  it('takes a bet that lies over the end of an hour once, in the hour that settles it', async () => {
    const [top = 0n] = await test.chain(1, 1_000n * UNIT);
    await test.sign([
      { type: 'hourlySalary', uplineId: null, downlineId: top, tiers: [tierOf(100, { validBet: 200n * UNIT })] },
    ]);
    await test.play(top, 250n);
    for (const table of ['bet', 'play_feed'])
      await test.pool.query(`update ${table} set settled_at = settled_at + interval '1 hour'`);
    await test.fold();
    const slots = await test.pool.query<{ slot: Date; validBet: bigint }>(
      'select slot, valid_bet as "validBet" from contract_slot',
    );
    expect(slots.rows).toMatchObject([{ validBet: 250n * UNIT }]);
    await test.run(hour());
    await test.run(test.keyOf('hourlySalary', later(HOUR_MS)));
    expect((await test.bills(top)).filter(({ gross }) => gross !== 0)).toMatchObject([{ gross: 2.5 }]);
  });

  it('bills hours that come late with the next run', async () => {
    const [top = 0n, other = 0n] = [...(await test.chain(1, 500n * UNIT)), ...(await test.chain(1, 500n * UNIT))];
    await test.sign(
      [top, other].map((downlineId) => ({ type: 'hourlySalary', uplineId: null, downlineId, tiers: [tierOf(100)] })),
    );
    await test.play(top, 100n);
    await test.fold();
    await test.run(hour());
    await test.play(other, 200n);
    await test.fold();
    expect(await test.run(hour())).toBe('done');
    await test.run(test.keyOf('hourlySalary', later(HOUR_MS)));
    expect(await test.bills(other)).toMatchObject([{ gross: 2 }]);
  });
});

describe('a real-time salary', () => {
  const tiers = [
    tierOf(100, { validBet: 10n * UNIT, lossRate: 50 }),
    tierOf(200, { validBet: 100n * UNIT, lossRate: 100 }),
  ];

  it('is of what members won and lost with each bet of the amount, and takes a reversal back in the present slot', async () => {
    const [top = 0n, low = 0n] = await test.chain(2, 5_000n * UNIT);
    await test.sign([
      { type: 'realTimeSalary', uplineId: null, downlineId: top, tiers },
      {
        type: 'realTimeSalary',
        uplineId: top,
        downlineId: low,
        tiers: [tierOf(50, { validBet: 100n * UNIT, lossRate: 0 })],
      },
    ]);
    await test.play(low, 9n);
    await test.play(low, 10n);
    const won = await test.play(low, 100n, 300n);
    await test.play(top, 100n);
    await test.fold();
    await test.run(test.keyOf('realTimeSalary'));
    await test.pay.payDue();
    // 10 lost at 0.5 %, 200 won at 2 %, 100 lost at 1 %
    expect(await test.bills(top)).toMatchObject([{ gross: 5.05, below: 1, paid: 5.05 }]);
    expect(await test.bills(low)).toMatchObject([{ gross: 1, paid: 1 }]);
    await test.takeBack(low, won);
    await test.play(low, 100n, 150n);
    await test.fold();
    await test.run(test.keyOf('realTimeSalary', later(10 * 60_000)));
    expect(await test.bills(top)).toMatchObject([{}, { gross: -3, due: 0, rest: -3 }]);
    expect(await test.bills(low)).toMatchObject([{}, { gross: -0.75, due: 0, rest: -0.75 }]);
    await test.play(low, 100n, 500n);
    await test.fold();
    await test.run(test.keyOf('realTimeSalary', later(20 * 60_000)));
    expect((await test.bills(top))[2]).toMatchObject({ gross: 8, due: 5 });
    expect((await test.bills(low))[2]).toMatchObject({ gross: 2, due: 1.25 });
  });

  it('counts while the contract is in force', async () => {
    const [top = 0n] = await test.chain(1, 1_000n * UNIT);
    const [id = 0n] = await test.sign([{ type: 'realTimeSalary', uplineId: null, downlineId: top, tiers }]);
    await test.play(top, 100n);
    await test.fold();
    await test.end([id], new Date());
    await test.play(top, 100n);
    await test.fold();
    await test.run(test.keyOf('realTimeSalary'));
    expect(await test.bills(top)).toMatchObject([{ gross: 1 }]);
  });
});
