import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import { TEST_BRAND, UNIT } from '../ledger/money.fixture';
import { openSettlementTest, type SettlementTest, tierOf } from './settlement.fixture';

let test: SettlementTest;
beforeEach(async () => {
  test = await openSettlementTest();
});
afterEach(() => test.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('the border of a contract', () => {
  it('at the end of a period leaves that period whole, and nothing of the next', async () => {
    const [top = 0n] = await test.chain(1, 1_000n * UNIT);
    const key = test.keyOf('dividend');
    await test.end(await test.signLine([top], [1_000]), key.to);
    await test.play(top, 100n);
    await test.fold();
    await test.run(key);
    await test.run(test.keyOf('dividend', inDays(1)));
    expect(await test.bills(top)).toMatchObject([{ gross: 10 }]);
  });

  it('within a period counts the days on each side by the contract of those days', async () => {
    const [top = 0n, other = 0n, low = 0n] = [
      ...(await test.chain(2, 1_000n * UNIT)),
      ...(await test.chain(1, 1_000n * UNIT)),
    ];
    const today = test.keyOf('dividend');
    const week = test.keyOf('dividend', new Date(), 'weekly');
    await test.sign([
      { type: 'dividend', uplineId: null, downlineId: top, tiers: [tierOf(4_000)], period: 'weekly' },
      {
        type: 'dividend',
        uplineId: null,
        downlineId: low,
        tiers: [tierOf(1_000)],
        period: 'weekly',
        to: today.from,
        endedBy: 'replaced',
      },
      { type: 'dividend', uplineId: null, downlineId: low, tiers: [tierOf(2_000)], period: 'weekly', from: today.from },
      { type: 'dividend', uplineId: top, downlineId: other, tiers: [tierOf(3_000)], period: 'weekly', from: today.to },
    ]);
    await test.play(low, 100n);
    await test.play(other, 100n);
    await test.fold();
    await test.run(week);
    // today belongs to the second contract alone; on a Monday the first has no days at all
    expect((await test.bills(low)).at(-1)).toMatchObject({ gross: 20 });
    for (const bill of (await test.bills(low)).slice(0, -1)) expect(bill).toMatchObject({ gross: 0 });
    for (const bill of await test.bills(other)) expect(bill).toMatchObject({ gross: 0 });
    expect(await test.bills(top)).toMatchObject([{ gross: 40 }]);
  });

  it('of a business day is that of the brand’s clock', async () => {
    const [top = 0n] = await test.chain(1, 1_000n * UNIT);
    await test.signLine([top], [1_000]);
    await test.play(top, 100n);
    await test.fold();
    await test.run(test.keyOf('dividend'));
    const { rows } = await test.pool.query<{ first_day: string; from: Date }>(
      'select first_day::text, period_from as "from" from agent_bill where agent_id = $1',
      [top],
    );
    expect(rows[0]?.first_day).toBe(dayOf(new Date(), TEST_BRAND.offsetMinutes));
    expect(rows[0]?.from.toISOString()).toMatch(/T18:00:00/);
    await test.pool.query('update brand set offset_minutes = -210 where id = $1', [TEST_BRAND.id]);
    await test.pool.query('delete from agent_bill_stale');
    await test.rebuild();
    const far = { ...test.keyOf('dividend', inDays(3)), offsetMinutes: -210 };
    const from = new Date('2026-01-05T03:30:00Z');
    expect(await test.run({ ...far, from, to: new Date(from.getTime() + DAY_MS) })).toBe('made');
    const { rows: shifted } = await test.pool.query<{ first_day: string }>(
      'select first_day::text from agent_bill where period_from = $1',
      [from],
    );
    expect(shifted[0]?.first_day).toBe('2026-01-05');
    await test.pool.query('update brand set offset_minutes = $2 where id = $1', [
      TEST_BRAND.id,
      TEST_BRAND.offsetMinutes,
    ]);
    await test.rebuild();
    // What was rebuilt is looked at again by the next run, and is as before. At some hours the play lay on another day of the other clock.
    await test.run(test.keyOf('dividend', inDays(1)));
    const adjustments = (await test.bills(top)).map(({ adjustment }) => Number(adjustment));
    expect(adjustments.reduce((sum, adjustment) => sum + adjustment, 0)).toBe(0);
  });
});

describe('a move', () => {
  it('from tomorrow on leaves the day with the old line, also for what is corrected later', async () => {
    const [left = 0n, low = 0n] = await test.chain(2, 1_000n * UNIT);
    const [right = 0n] = await test.chain(1, 1_000n * UNIT);
    await test.signLine([left], [1_000]);
    await test.signLine([right], [1_000]);
    const lost = await test.play(low, 100n);
    await test.play(low, 50n);
    await test.fold();
    const tomorrow = dayOf(inDays(1), TEST_BRAND.offsetMinutes);
    const key = test.keyOf('dividend');
    await Promise.all([test.run(key), test.pool.query('select set_upline($1, $2, $3)', [low, right, tomorrow])]);
    await test.pay.payDue();
    await test.takeBack(low, lost);
    await test.fold();
    await test.run(test.keyOf('dividend', inDays(1)));
    expect(await test.bills(left)).toMatchObject([
      { gross: 15, active: 1 },
      { gross: 0, adjustment: -10, rest: -10 },
    ]);
    expect(await test.bills(right)).toMatchObject([{ gross: 0 }, { gross: 0, adjustment: 0 }]);
  });
});
