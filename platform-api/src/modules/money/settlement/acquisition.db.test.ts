import { ACQUISITION_DAYS } from '@marquee/contract/agent-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_BRAND, UNIT } from '../ledger/money.fixture';
import { openSettlementTest, type SettlementTest, tierOf } from './settlement.fixture';

let test: SettlementTest;
beforeEach(async () => {
  test = await openSettlementTest();
});
afterEach(() => test.close());

const DAY_MS = 86_400_000;
/** Units for each member who paid in and played. */
const pays = (amount: bigint, deposit: bigint, validBet = 0n, activeMembers = 0) =>
  tierOf(0, { deposit: deposit * UNIT, validBet: validBet * UNIT, activeMembers, amount: amount * UNIT });
const sign = (ids: readonly bigint[], amounts: readonly bigint[], more = {}) =>
  test.sign(
    ids.map((downlineId, index) => ({
      type: 'acquisition',
      uplineId: ids[index - 1] ?? null,
      downlineId,
      tiers: [pays(amounts[index] ?? 0n, 100n)],
      ...more,
    })),
  );
const running = (period: 'weekly' | 'monthly' = 'monthly') => test.keyOf('acquisition', new Date(), period);
/** A member below who has paid in. */
async function acquired(above: bigint, units = 100n, daysAgo?: number): Promise<bigint> {
  const member = await test.register(above, daysAgo);
  if (units > 0n) await test.deposit(member, units);
  return member;
}
const run = async (period?: 'weekly' | 'monthly') => {
  await test.fold();
  return test.run(running(period));
};

describe('a run of acquisitions', () => {
  it('pays down the line for each new member who paid in enough; the agents themselves do not count', async () => {
    const [top = 0n, middle = 0n] = await test.chain(2);
    await sign([top, middle], [10n, 6n]);
    for (const above of [middle, middle, top]) await acquired(above);
    await acquired(middle, 99n);
    await acquired(middle, 0n);
    expect(await run()).toBe('made');
    expect(await test.bills(top)).toMatchObject([{ tier: 1, active: 3, gross: 30, due: 30, below: 12 }]);
    expect(await test.bills(middle)).toMatchObject([{ tier: 1, active: 2, gross: 12, due: 12 }]);
    expect(await test.pay.payDue()).toBe(2);
    expect(await test.balances(top)).toMatchObject({ float: 18 });
    expect(await test.balances(middle)).toMatchObject({ float: 12 });
    expect(await test.run(running())).toBe('done');
  });

  it('counts a member with the last of the 30 days, and no other period', async () => {
    expect(ACQUISITION_DAYS).toBe(30);
    const [top = 0n] = await test.chain(1);
    const key = test.keyOf('acquisition', new Date(), 'weekly');
    await sign([top], [10n], { period: 'weekly' });
    const daysOfWeek = Math.round((Date.now() - key.from.getTime()) / DAY_MS - 0.5);
    await acquired(top);
    // the last day before the week, and the first after it
    await acquired(top, 100n, 29 + daysOfWeek + 1);
    await acquired(top, 100n, 29 - (7 - daysOfWeek));
    await run('weekly');
    expect(await test.bills(top)).toMatchObject([{ active: 1, gross: 10 }]);
    const next = test.keyOf('acquisition', new Date(Date.now() + 7 * DAY_MS), 'weekly');
    expect(await test.run(next)).toBe('made');
    expect(await test.bills(top)).toMatchObject([{ gross: 10 }, { active: 1, gross: 10 }]);
  });

  it('takes out what was withdrawn within the days, and what those below the member paid in', async () => {
    const [top = 0n] = await test.chain(1);
    await sign([top], [10n]);
    const back = await acquired(top, 200n);
    await test.deposit(back, -101n);
    const poor = await test.register(top);
    // the row of the member above counts the deposits of this one, too
    await acquired(poor, 500n, 3);
    await acquired(top, 150n);
    await run();
    expect(await test.bills(top)).toMatchObject([{ active: 1, gross: 10 }]);
  });

  it('pays for each member by the highest tier that it reaches, of those whose number is reached', async () => {
    const [top = 0n] = await test.chain(1);
    await test.sign([
      {
        type: 'acquisition',
        uplineId: null,
        downlineId: top,
        tiers: [pays(10n, 50n), pays(12n, 50n, 40n, 2), pays(25n, 200n, 40n, 2), pays(100n, 200n, 40n, 9)],
      },
    ]);
    const members = [await acquired(top, 60n), await acquired(top, 250n), await acquired(top, 250n)];
    for (const member of members.slice(1)) await test.play(member, 40n);
    await test.play(members[0]!, 39n);
    await run();
    // 10, 25 and 25; the fourth tier needs nine
    expect(await test.bills(top)).toMatchObject([{ tier: 3, active: 3, gross: 60 }]);
  });

  it('never has an upline owe more than it gets, where its downlines reach different tiers', async () => {
    const [top = 0n, many = 0n] = await test.chain(2);
    const [few = 0n] = await test.chain(1, 0n, top);
    const tiers = [pays(10n, 50n), pays(50n, 500n)];
    await test.sign(
      [top, many, few].map((downlineId) => ({
        type: 'acquisition',
        uplineId: downlineId === top ? null : top,
        downlineId,
        tiers,
      })),
    );
    for (let count = 0; count < 5; count += 1) await acquired(many, 60n);
    await acquired(few, 500n);
    await run();
    expect(await test.bills(many)).toMatchObject([{ tier: 1, active: 5, gross: 50 }]);
    expect(await test.bills(few)).toMatchObject([{ tier: 2, active: 1, gross: 50 }]);
    expect(await test.bills(top)).toMatchObject([{ tier: 2, active: 6, gross: 100, below: 100 }]);
  });

  it('pays nothing without enough members, and is paid whatever the line won', async () => {
    const [top = 0n, other = 0n] = [...(await test.chain(1)), ...(await test.chain(1))];
    await test.sign([
      { type: 'acquisition', uplineId: null, downlineId: top, tiers: [pays(10n, 50n, 0n, 2)] },
      { type: 'acquisition', uplineId: null, downlineId: other, tiers: [pays(10n, 50n)] },
    ]);
    await acquired(top);
    await test.play(await acquired(other), 50n, 5_000n);
    await run();
    expect(await test.bills(top)).toMatchObject([{ tier: null, active: 1, gross: 0, state: 'none' }]);
    expect(await test.bills(other)).toMatchObject([{ tier: 1, gross: 10 }]);
  });

  it('counts a member in the line of the last day, once, where the line has moved', async () => {
    const [top = 0n, other = 0n] = [...(await test.chain(1)), ...(await test.chain(1))];
    await sign([top], [10n]);
    await sign([other], [10n]);
    const member = await acquired(top);
    await test.pool.query(
      `select set_upline($1, $2, brand_day(now(), (select offset_minutes from brand where id = $3)) + 1)`,
      [member, other, TEST_BRAND.id],
    );
    await run();
    expect(await test.bills(top)).toMatchObject([{ gross: 10 }]);
    expect(await test.bills(other)).toMatchObject([{ gross: 0 }]);
    await test.run(test.keyOf('acquisition', new Date(Date.now() + 31 * DAY_MS)));
    expect(await test.bills(other)).toMatchObject([{ gross: 0 }, { gross: 0 }]);
  });

  it('pays nobody for a member with the device of somebody above, nor later when the sign is gone', async () => {
    const [top = 0n, middle = 0n] = await test.chain(2);
    await sign([top, middle], [10n, 6n]);
    const members = [await acquired(middle), await acquired(middle)];
    for (const id of [top, members[0]])
      await test.pool.query(
        `insert into member_device (member_id, brand_id, network, agent_digest, first_seen_at, last_seen_at)
         values ($1, $2, '203.0.113.7/32', '\\x01', now(), now())`,
        [id, TEST_BRAND.id],
      );
    await run();
    await test.pool.query('delete from member_device');
    await test.deposit(members[0]!, 50n);
    await test.fold();
    for (const id of [top, middle]) expect(await test.bills(id)).toMatchObject([{ active: 1 }]);
    await test.run(test.keyOf('acquisition', new Date(Date.now() + 31 * DAY_MS)));
    expect(await test.bills(middle)).toMatchObject([{ gross: 6 }, { gross: 0, adjustment: 0 }]);
    const { rows } = await test.pool.query(
      'select fault from acquired_member where member_id = any($1) order by member_id',
      [members],
    );
    expect(rows).toEqual([{ fault: 'device' }, { fault: null }]);
  });

  it('looks for the signs in the line of the last day, wherever the members have moved since', async () => {
    const [top = 0n, other = 0n] = [...(await test.chain(1)), ...(await test.chain(1))];
    await sign([top], [10n]);
    await sign([other], [10n]);
    const [left, joined] = [await acquired(top), await acquired(other)];
    await test.pool.query(
      `insert into member_device (member_id, brand_id, network, agent_digest, first_seen_at, last_seen_at)
       select id, $2, '203.0.113.7/32', '\\x01', now(), now() from unnest($1::bigint[]) as m (id)`,
      [[top, left, joined], TEST_BRAND.id],
    );
    for (const [member, upline] of [
      [left, other],
      [joined, top],
    ])
      await test.pool.query(
        `select set_upline($1, $2, brand_day(now(), (select offset_minutes from brand where id = $3)) + 1)`,
        [member, upline, TEST_BRAND.id],
      );
    await run();
    expect(await test.bills(top)).toMatchObject([{ active: 0, gross: 0 }]);
    expect(await test.bills(other)).toMatchObject([{ active: 1, gross: 10 }]);
  });

  it('is corrected by the next bill: a bet that is taken back, a payout that comes late', async () => {
    const [top = 0n] = await test.chain(1);
    await sign([top], [10n]);
    await test.sign([{ type: 'dividend', uplineId: null, downlineId: top, tiers: [tierOf(1_000)], period: 'monthly' }]);
    const [first, second] = [await acquired(top), await acquired(top)];
    await run();
    expect(await test.bills(top)).toMatchObject([{ active: 2, gross: 20 }]);
    await test.deposit(first, -1n);
    await test.deposit(second, 30n);
    await test.fold();
    await test.run(test.keyOf('acquisition', new Date(Date.now() + 31 * DAY_MS)));
    expect(await test.bills(top)).toMatchObject([{ gross: 20 }, { gross: 0, adjustment: -10, due: 0, rest: -10 }]);
  });

  it('stands beside a dividend of the same line: a bill each, and neither counts the other', async () => {
    const [top = 0n] = await test.chain(1);
    await sign([top], [10n]);
    await test.signLine([top], [1_000], { period: 'monthly' });
    await test.play(await acquired(top, 200n), 100n);
    await run();
    await test.run(test.keyOf('dividend', new Date(), 'monthly'));
    expect(await test.bills(top)).toMatchObject([
      { type: 'acquisition', active: 1, gross: 10, due: 10 },
      { type: 'dividend', active: 1, gross: 10, due: 10 },
    ]);
    expect(await test.pay.payDue()).toBe(2);
    expect(await test.balances(top)).toMatchObject({ float: 20 });
  });

  it('waits for the cash feed, which says what was paid in', async () => {
    const [top = 0n] = await test.chain(1);
    await sign([top], [10n]);
    await acquired(top);
    expect(await test.run(running())).toBe('behind');
    expect(await run()).toBe('made');
  });
});

describe('the database', () => {
  it('refuses an acquisition with a rate, and another contract with an amount', async () => {
    const [top = 0n] = await test.chain(1);
    await expect(sign([top], [10n], { tiers: [tierOf(100)] })).rejects.toThrow(/tiers of another type/);
    await expect(test.signLine([top], [1], { tiers: [pays(5n, 1n)] })).rejects.toThrow(/tiers of another type/);
    await expect(test.signLine([top], [1], { tiers: [tierOf(5, { amount: UNIT })] })).rejects.toThrow(/tier_pays/);
    await expect(sign([top], [10n], { period: 'daily' })).rejects.toThrow(/period_check/);
  });

  it('refuses a downline’s that asks less of a member or pays more', async () => {
    const [top = 0n, low = 0n] = await test.chain(2);
    await sign([top], [10n]);
    for (const tier of [pays(11n, 100n), pays(10n, 99n)])
      await expect(test.sign([{ type: 'acquisition', uplineId: top, downlineId: low, tiers: [tier] }])).rejects.toThrow(
        /does not fit/,
      );
    await test.sign([{ type: 'acquisition', uplineId: top, downlineId: low, tiers: [pays(10n, 100n)] }]);
  });
});
