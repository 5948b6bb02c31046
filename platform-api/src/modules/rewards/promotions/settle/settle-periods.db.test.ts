import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PromotionRules } from '@marquee/contract/promotions/rules';
import { placeBets, settleBets } from '../../../money/ledger/bet-movement-repository';
import { betOf, UNIT, winOf } from '../../../money/ledger/money.fixture';
import { addDays } from '../periods';
import { cash, CONDITIONS, type PromotionsTest, rulesOf, startPromotionsTest, termsOf } from '../promotions.fixture';

let t: PromotionsTest;
beforeAll(async () => {
  t = await startPromotionsTest();
});
afterEach(async () => {
  t.setTime(null);
  t.setOffset(360);
  await t.db.pool.query(`update promotion set state = 'ended' where state = 'published'`);
});
afterAll(() => t.close());

const dayOfToday = (offsetMinutes = 360) => new Date(Date.now() + offsetMinutes * 60_000).toISOString().slice(0, 10);
/** Half an hour and a minute after the business day of today. */
const afterClose = (offsetMinutes = 360) =>
  new Date(Date.parse(addDays(dayOfToday(offsetMinutes), 1)) - offsetMinutes * 60_000 + 31 * 60_000).toISOString();
const PERCENT: PromotionRules['reward'] = {
  kind: 'cash',
  wageringTimes: 0,
  amount: { kind: 'percent', basisPoints: 1_000, cap: '50.00' },
};
const NET_LOSS = { kind: 'net_loss', period: 'daily', basis: 'play', minimum: '100.00' } as const;

/** A member with 1,000 who has played. */
async function player(...bets: readonly [stake: bigint, payout: bigint][]): Promise<bigint> {
  const member = await t.member();
  await t.deposit(member, 1_000n);
  for (const [stake, payout] of bets) {
    const bet = betOf(member, stake * UNIT);
    await placeBets(t.db.pool, [bet]);
    await settleBets(t.db.pool, [winOf(member, bet.key, payout * UNIT)]);
  }
  return member;
}
const gained = async (member: bigint, without: bigint) => (await t.cashOf(member)) - without;

describe('net losses', () => {
  it('are given back after the day and its grace, once, from the minimum on and up to the cap', async () => {
    const id = await t.publish(termsOf(rulesOf({ trigger: NET_LOSS, reward: PERCENT })));
    const [lost, little, won, much] = [
      await player([300n, 100n]),
      await player([99n, 0n]),
      await player([300n, 400n]),
      await player([900n, 0n]),
    ];
    await t.promotions.settleDue();
    t.setTime(new Date(Date.parse(afterClose()) - 2 * 60_000).toISOString());
    await t.promotions.settleDue();
    expect(await t.statesOf(id)).toEqual({});
    t.setTime(afterClose());
    await Promise.all([t.promotions.settleDue(), t.promotions.settleDue(), t.promotions.settleDue()]);
    await t.promotions.settleDue();
    expect(await gained(lost, 800n)).toBe(20n);
    expect(await gained(little, 901n)).toBe(0n);
    expect(await gained(won, 1_100n)).toBe(0n);
    expect(await gained(much, 100n)).toBe(50n);
    expect(await t.statesOf(id)).toEqual({ paid: 2 });
  });

  it('end with the day of the brand’s own time', async () => {
    t.setOffset(420);
    const id = await t.publish(termsOf(rulesOf({ trigger: NET_LOSS, reward: PERCENT })));
    await t.db.pool.query(
      `insert into member_daily (member_id, day, vendor_id, game_type, brand_id, settled_stake) values ($1, '2026-03-31', 900, 'rng', 900, $2)`,
      [await t.member(), 200n * UNIT],
    );
    t.setTime('2026-03-31T17:29:00Z');
    await t.promotions.settleDue();
    expect(await t.statesOf(id)).toEqual({});
    t.setTime('2026-03-31T17:30:00Z');
    await t.promotions.settleDue();
    expect(await t.statesOf(id)).toEqual({ paid: 1 });
    await t.db.pool.query('delete from member_daily where bets = 0');
  });

  it('on a cash basis count what was paid in and out', async () => {
    const trigger = { ...NET_LOSS, basis: 'cash' } as const;
    await t.publish(termsOf(rulesOf({ trigger, reward: PERCENT })));
    const member = await t.member();
    await t.deposit(member, 150n);
    t.setTime(afterClose());
    await t.promotions.settleDue();
    expect(await t.cashOf(member)).toBe(165n);
  });
});

it('counts only the play that the conditions name', async () => {
  const turnover = { kind: 'turnover', period: 'daily', minimum: '100.00' } as const;
  const conditions = (change: object) =>
    rulesOf({ trigger: turnover, conditions: { ...CONDITIONS, ...change }, reward: cash('7.00') });
  await t.publish(termsOf(conditions({ gameTypes: ['live'] })));
  await t.publish(termsOf(conditions({ vendors: ['OTHER'] })));
  await t.publish(termsOf(conditions({ gameTypes: ['rng'], vendors: ['TESTV'] })));
  const member = await player([200n, 0n]);
  const { promotions: list } = await t.promotions.own.list(t.callerOf(member), {});
  expect(list.map(({ progress }) => progress?.value).sort()).toEqual(['0.00', '0.00', '200.00']);
  t.setTime(afterClose());
  await t.promotions.settleDue();
  expect(await gained(member, 800n)).toBe(7n);
});

it('gives the places of a ranking to those who signed up, the highest first, and keeps their terms', async () => {
  const trigger = { kind: 'ranking', period: 'daily', by: 'multiplier', minimum: '10.00' } as const;
  const places = (first: string) => ({
    kind: 'cash',
    wageringTimes: 0,
    amount: {
      kind: 'places',
      places: [
        { to: 1, amount: first },
        { to: 2, amount: '5.00' },
      ],
    },
  });
  const rules = rulesOf({ trigger, enrolment: 'join', reward: places('30.00') as never });
  const id = await t.publish(termsOf(rules));
  const [second, first, third, absent] = [
    await player([10n, 50n], [20n, 10n]),
    await player([10n, 80n]),
    await player([10n, 20n]),
    await player([10n, 900n]),
  ];
  for (const member of [first, second, third]) await t.promotions.join.join(t.callerOf(member), id);
  expect((await t.promotions.own.detail(t.callerOf(first), id)).state).toBe('signed_up');
  const idle = await t.member();
  await t.promotions.join.join(t.callerOf(idle), id);
  const progressOf = async (member: bigint) => (await t.promotions.own.detail(t.callerOf(member), id)).progress;
  expect(await progressOf(first)).toMatchObject({ value: '8.00', unit: 'multiplier', goal: null, place: 1 });
  expect(await progressOf(third)).toMatchObject({ value: '2.00', unit: 'multiplier', place: 3 });
  expect(await progressOf(idle)).toMatchObject({ value: '0.00', place: null });
  const ranking = async (member: bigint | null) =>
    t.promotions.own.ranking(
      { ...t.callerOf(first), member: member === null ? null : { id: member, account: 'member' } },
      id,
    );
  const values = (await ranking(null)).content.map(({ place, value, isOwn }) => [place, value, isOwn]);
  expect(values).toEqual([
    [1, '8.00', false],
    [2, '5.00', false],
    [3, '2.00', false],
  ]);
  expect(await ranking(null)).toMatchObject({ unit: 'multiplier', own: null });
  expect(await ranking(third)).toMatchObject({
    own: { place: 3, value: '2.00', player: 'me***r', isOwn: true },
    content: [{ isOwn: false }, { isOwn: false }, { isOwn: true }],
  });
  expect(await ranking(idle)).toMatchObject({ own: null });
  const { brand } = t.callerOf(first);
  const [noRanking, notFound] = [await t.publish(termsOf(rulesOf())), { code: 'promotion_not_found' }];
  await expect(t.promotions.own.ranking({ brand, member: null }, noRanking)).rejects.toMatchObject(notFound);
  const elsewhere = { brand: { ...brand, id: brand.id + 1 }, member: null };
  await expect(t.promotions.own.ranking(elsewhere, id)).rejects.toMatchObject(notFound);
  await t.publish(termsOf({ ...rules, reward: places('1.00') as never }), id, 2);
  t.setTime(afterClose());
  await t.promotions.settleDue();
  expect(await gained(first, 1_070n)).toBe(30n);
  expect(await gained(second, 1_030n)).toBe(5n);
  expect(await gained(third, 1_010n)).toBe(0n);
  expect(await gained(absent, 1_890n)).toBe(0n);
});

it('pays each member once although the run is cut off anywhere', async () => {
  await t.publish(termsOf(rulesOf({ trigger: NET_LOSS, reward: cash('3.00') })));
  const members = [];
  for (let i = 0; i < 8; i += 1) members.push(await player([100n, 0n]));
  t.setTime(afterClose());
  let cut = 0;
  for (let round = 0; round < 30 && cut < 5; round += 1) {
    const run = t.promotions.settleDue().catch(() => (cut += 1));
    await setTimeout(round % 12);
    await t.db.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
                           where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    await run;
  }
  await t.promotions.settleDue();
  for (const member of members) expect(await gained(member, 900n)).toBe(3n);
});
