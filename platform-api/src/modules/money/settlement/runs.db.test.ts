import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNIT } from '../ledger/money.fixture';
import { openSettlementTest, type SettlementTest, tierOf } from './settlement.fixture';
import { emptyTables } from '../../../testing/empty-tables';

let test: SettlementTest;
beforeEach(async () => {
  test = await openSettlementTest();
});
afterEach(() => test.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('a run of dividends', () => {
  it('pays down the line: the brand the top, each upline its downlines; again, nothing', async () => {
    const [top = 0n, middle = 0n, low = 0n] = await test.chain(3, 1_000n * UNIT);
    await test.signLine([top, middle, low], [4_000, 3_000, 2_000]);
    await test.play(low, 500n, 100n);
    await test.play(middle, 100n);
    await test.fold();
    const key = test.keyOf('dividend');
    expect(await test.run(key)).toBe('made');
    expect(await test.bills(top)).toMatchObject([
      { tier: 1, rate: 4_000, gross: 200, due: 200, below: 150, state: 'due', active: 2 },
    ]);
    expect(await test.pay.payDue()).toBe(3);
    expect(await test.bills(top)).toMatchObject([{ paid: 200, state: 'paid' }]);
    expect(await test.bills(middle)).toMatchObject([{ gross: 150, below: 80, paid: 150, state: 'paid' }]);
    expect(await test.bills(low)).toMatchObject([{ gross: 80, below: 0, paid: 80, state: 'paid', active: 1 }]);
    expect([await test.balances(top), await test.balances(middle), await test.balances(low)]).toMatchObject([
      { float: 50, cash: 1_000 },
      { float: 70, cash: 900 },
      { float: 80, cash: 600 },
    ]);
    expect((await test.pool.query('select state from agent_run')).rows).toEqual([{ state: 'paid' }]);
    expect(await test.run(key)).toBe('done');
    expect(await test.pay.payDue()).toBe(0);
    expect(await test.balances(top)).toMatchObject({ float: 50 });
  });

  it('takes the highest tier by valid bet, result and active members, each of whom counts once', async () => {
    const [top = 0n, first = 0n] = await test.chain(2, 1_000n * UNIT);
    const [second = 0n] = await test.chain(1, 1_000n * UNIT, top);
    await test.sign([
      {
        type: 'dividend',
        uplineId: null,
        downlineId: top,
        tiers: [
          tierOf(1_000),
          tierOf(2_000, { validBet: 300n * UNIT, loss: 200n * UNIT, activeMembers: 2 }),
          tierOf(3_000, { validBet: 300n * UNIT, loss: 200n * UNIT, activeMembers: 3 }),
        ],
      },
    ]);
    for (const stake of [60n, 60n]) await test.play(first, stake);
    for (const stake of [100n, 99n]) await test.play(second, stake);
    // below the minimum of 100
    await test.play(top, 50n);
    await test.fold();
    await test.run(test.keyOf('dividend'));
    expect(await test.bills(top)).toMatchObject([{ tier: 2, active: 2, gross: 73.8 }]);
    await test.play(top, 50n);
    await test.fold();
    await test.run(test.keyOf('dividend', inDays(1)));
    expect(await test.bills(top)).toMatchObject([{}, { gross: 0, adjustment: 51.9, due: 51.9 }]);
  });

  it('is reduced by what the brand gave, as the brand’s rule says', async () => {
    test.setTerms({ promotionsReduce: true });
    const [top = 0n, low = 0n] = await test.chain(2, 30n * UNIT);
    await test.signLine([top, low], [4_000, 4_000]);
    await test.play(low, 30n);
    await test.fold();
    await test.run(test.keyOf('dividend'));
    // both were given 30 as a promotion: the line of the top comes to -30
    expect(await test.bills(top)).toMatchObject([{ tier: 1, gross: 0, state: 'none' }]);
    expect(await test.bills(low)).toMatchObject([{ gross: 0, state: 'none' }]);
  });

  it('pays nothing of a loss, and carries it over where the contract says so', async () => {
    const [top = 0n] = await test.chain(1, 1_000n * UNIT);
    await test.signLine([top], [5_000], { carriesLoss: true });
    const lucky = await test.play(top, 100n, 300n);
    await test.fold();
    for (const day of [0, 1]) await test.run(test.keyOf('dividend', inDays(day)));
    expect(await test.carried(top)).toEqual([
      [0, -200],
      [-200, -200],
    ]);
    // the win was a mistake: the first day was a good one, and nothing is carried over any more
    await test.takeBack(top, lucky);
    await test.play(top, 40n);
    await test.fold();
    await test.run(test.keyOf('dividend', inDays(2)));
    expect(await test.bills(top)).toMatchObject([{ gross: 0 }, { gross: 0 }, {}]);
    expect((await test.bills(top))[2]).toMatchObject({ due: 0, rest: 0 });
    expect((await test.carried(top))[2]).toEqual([-260, -260]);
  });
});

describe('a correction', () => {
  it('of what was paid goes on from bill to bill, and is written off with the contract', async () => {
    const [top = 0n, low = 0n] = await test.chain(2, 1_000n * UNIT);
    const ids = await test.signLine([top, low], [4_000, 2_000]);
    const lost = await test.play(low, 500n);
    await test.fold();
    await test.run(test.keyOf('dividend'));
    await test.pay.payDue();
    await test.takeBack(low, lost);
    await test.fold();
    await test.run(test.keyOf('dividend', inDays(1)));
    expect(await test.bills(low)).toMatchObject([{ paid: 100 }, { gross: 0, adjustment: -100, due: 0, rest: -100 }]);
    expect(await test.bills(top)).toMatchObject([{ paid: 200 }, { adjustment: -200, rest: -200 }]);
    await test.run(test.keyOf('dividend', inDays(2)));
    expect((await test.bills(low))[2]).toMatchObject({ adjustment: 0, due: 0, rest: -100 });
    await test.end(ids, test.keyOf('dividend', inDays(3)).to);
    await test.run(test.keyOf('dividend', inDays(3)));
    expect((await test.bills(low))[3]).toMatchObject({ due: 0, rest: 0, off: 100 });
    expect((await test.bills(top))[3]).toMatchObject({ due: 0, rest: 0, off: 200 });
    // nothing was ever taken from anybody
    expect(await test.balances(low)).toMatchObject({ float: 100, cash: 1_000 });
    await test.run(test.keyOf('dividend', inDays(4)));
    expect(await test.bills(low)).toHaveLength(4);
  });

  it('after the end of the contract is paid by a bill of its own', async () => {
    const [top = 0n] = await test.chain(1, 1_000n * UNIT);
    const key = test.keyOf('dividend');
    const ids = await test.signLine([top], [5_000]);
    const lucky = await test.play(top, 100n, 500n);
    await test.play(top, 100n);
    await test.end(ids, key.to);
    await test.fold();
    await test.run(key);
    expect(await test.bills(top)).toMatchObject([{ gross: 0 }]);
    await test.takeBack(top, lucky);
    await test.fold();
    // the payout of a stake that was taken back stays with the member: 100 - 500
    await test.run(test.keyOf('dividend', inDays(1)));
    expect(await test.bills(top)).toMatchObject([{ gross: 0 }, { gross: 0, adjustment: 0, due: 0, off: 0 }]);
  });
});

describe('approval', () => {
  it('is needed from the brand’s bound on, and nothing is paid before', async () => {
    test.setTerms({ approveFrom: '200.00' });
    const [top = 0n] = await test.chain(1, 1_000n * UNIT);
    await test.signLine([top], [4_000]);
    await test.play(top, 500n);
    await test.fold();
    await test.run(test.keyOf('dividend'));
    expect(await test.pay.payDue()).toBe(0);
    expect(await test.bills(top)).toMatchObject([{ due: 200, paid: 0, state: 'due' }]);
    await test.pool.query(`update agent_run set state = 'approved', approved_at = now()`);
    expect(await test.pay.payDue()).toBe(1);
    expect(await test.bills(top)).toMatchObject([{ paid: 200, state: 'paid' }]);
  });

  it('looks at all that is due where the brand stands for uplines that cannot pay', async () => {
    const states: unknown[] = [];
    for (const guaranteesDividend of [false, true]) {
      test.setTerms({ approveFrom: '200.00', guaranteesDividend });
      const [top = 0n, low = 0n] = await test.chain(2, 1_000n * UNIT);
      await test.signLine([top, low], [3_000, 2_900]);
      await test.play(low, 500n);
      await test.fold();
      await test.run(test.keyOf('dividend'));
      const { rows } = await test.pool.query('select state, rule ->> $1 as guaranteed from agent_run', [
        'isGuaranteed',
      ]);
      states.push(rows);
      await emptyTables(test.pool, 'agent_run');
    }
    expect(states).toEqual([[{ state: 'approved', guaranteed: 'false' }], [{ state: 'waiting', guaranteed: 'true' }]]);
  });
});

describe('two at once', () => {
  it('make one run and pay once', async () => {
    const ids = await test.chain(6, 1_000n * UNIT);
    await test.signLine(ids, [3_000, 2_900, 2_800, 2_700, 2_600, 2_500]);
    for (const id of ids) await test.play(id, 100n);
    await test.fold();
    const key = test.keyOf('dividend');
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => test.run(key)));
    expect(outcomes.toSorted()).toEqual(['done', 'done', 'done', 'made']);
    const paid = await Promise.all([1, 2, 3, 4].map(() => test.pay.payDue()));
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it('run and move: the day is the old line’s, whichever came first', async () => {
    const [top = 0n, middle = 0n, low = 0n] = await test.chain(3, 1_000n * UNIT);
    const [target = 0n] = await test.chain(1, 1_000n * UNIT, top);
    const contracts = await test.signLine([top, middle, low], [4_000, 3_000, 2_000]);
    await test.signBelow(top, target, 3_000);
    await test.play(low, 100n);
    await test.fold();
    const key = test.keyOf('dividend');
    const move = async () => {
      await test.end([contracts[2] ?? 0n], key.to);
      await test.pool.query('select set_upline($1, $2, brand_day($3, 360::smallint))', [low, target, key.to]);
    };
    const [made, again] = await Promise.all([test.run(key), test.run(key), move(), test.pay.payDue()]);
    expect([made, again].toSorted()).toEqual(['done', 'made']);
    await test.pay.payDue();
    for (const [agent, due] of [
      [top, 40],
      [middle, 30],
      [low, 20],
      [target, 0],
    ] as const)
      expect(await test.bills(agent)).toMatchObject([{ due }]);
    // Nothing is left for the new line to correct.
    await test.run(test.keyOf('dividend', key.to));
    await test.pay.payDue();
    expect(await test.bills(target)).toMatchObject([{}, { gross: 0, adjustment: 0, due: 0 }]);
    expect(await test.bills(middle)).toMatchObject([{}, { gross: 0, adjustment: 0, due: 0 }]);
    expect(await test.bills(low)).toHaveLength(1);
  });

  it('run and bets: what comes after the figures were read is corrected by the next bill', async () => {
    const [top = 0n, low = 0n] = await test.chain(2, 100_000n * UNIT);
    await test.signLine([top, low], [3_000, 2_000]);
    await test.play(low, 100n);
    await test.fold();
    const key = test.keyOf('dividend');
    const playing = Promise.all(Array.from({ length: 40 }, (_, index) => test.play(low, BigInt(index + 1))));
    const folding = (async () => {
      for (let time = 0; time < 20; time += 1) await test.fold();
    })();
    const running = (async () => {
      while ((await test.run(key)) === 'behind');
    })();
    await Promise.all([playing, folding, running]);
    await test.fold();
    await test.run(test.keyOf('dividend', inDays(1)));
    const [first, second] = await test.bills(low);
    expect(Number(first?.['due']) + Number(second?.['due'])).toBeCloseTo(184);
  });
});
