import { randomUUID } from 'node:crypto';
import { groupOdds } from '@marquee/contract/lottery/group-odds';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenBy } from '../../money/ledger/broken-rows.fixture';
import { groupChecks } from '../../money/ledger/group-check-statements';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import {
  closeDraw,
  drawWith,
  issueOf,
  makeDraw,
  seedLottery,
  TEST_LOTTERY,
  ticketParts,
  voidDraw,
  workAll,
} from '../lottery.fixture';
import { createPlaceTicket } from '../tickets/place-ticket';
import { payGroupIncome, readIncome, readIncomeTotals } from './income-repository';

const RULES = lotteryRules('five-digit');
const KIND = RULES.kinds.find((kind) => kind.modes.includes('LOTT') && kind.family === 'list') as LotteryKind;
const STAKE = 1_000n * UNIT;
const DAYS = { from: '2000-01-01', to: '2999-12-31' };

let db: TestDatabase;
let top: bigint;
let agent: bigint;
let member: bigint;

/** top 1960 > agent (the upline's) > member 1900: the difference between agent and member is the agent's, between top and agent nothing. */
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool, {
    area: 'FAST',
    shape: 'five-digit',
    source: 'manual',
    settings: { prize_group: 1_940, lowest_group: 1_700 },
  });
  const made = await Promise.all([makeMember(db.pool), makeMember(db.pool), makeMember(db.pool, 20n * STAKE)]);
  [top, agent, member] = made.map(({ id }) => id) as [bigint, bigint, bigint];
  await db.pool.query('select set_upline($1, $2), set_upline($3, $1)', [agent, top, member]);
  await group(agent, 1_930);
  await group(member, 1_900);
});
afterAll(() => db.drop());

const group = (id: bigint, size: number) =>
  db.pool.query('insert into lottery_member_group (member_id, prize_group) values ($1, $2)', [id, size]);

/** A ticket of the member on a draw that is settled. @param meanwhile between the stake and the draw. @returns the draw */
async function play(meanwhile?: () => Promise<unknown>): Promise<bigint> {
  const drawId = await makeDraw(db.pool, TEST_LOTTERY.id);
  const lines = `${KIND.code} ${KIND.outcomes.nameOf(0)} ${STAKE / BigInt(KIND.cost)} ${groupOdds(KIND, 1_900)}`;
  const order = {
    gameCode: TEST_LOTTERY.code,
    issue: await issueOf(db.pool, drawId),
    ruleVersion: RULES.version,
    prizeGroup: 1_900,
    lines,
  };
  await createPlaceTicket(ticketParts(db.pool))(order, {
    member: { id: member },
    brand: TEST_BRAND,
    idempotencyKey: randomUUID(),
  });
  await meanwhile?.();
  await closeDraw(db.pool, drawId);
  await drawWith(db.pool, drawId, { balls: [9, 8, 7, 6, 5] });
  await workAll(db.pool);
  return drawId;
}

/** Sets the finished runs that were not paid yet back to a business day, at its noon, and pays that day. */
async function payDay(day: string): Promise<number> {
  await db.pool.query(
    `update lottery_run set finished_at = brand_midnight($1::date, 360::smallint) + interval '12 hours'
     where id in (select run_id from lottery_rebate where income_day is null and receiver_id <> member_id)`,
    [day],
  );
  return payGroupIncome(db.pool, TEST_BRAND.id, day, 100);
}

const floatOf = async (id: bigint) =>
  (await db.pool.query<{ balance: bigint }>(`select balance from wallet where kind = 'agent' and member_id = $1`, [id]))
    .rows[0]?.balance;
const incomes = async (id: bigint) =>
  (
    await db.pool.query<Record<string, unknown>>(
      'select day::text, amount, carried_in as carried, paid from group_income where receiver_id = $1 order by day',
      [id],
    )
  ).rows;
/** Of 1000: a group is 2000. */
const part = (groups: bigint) => (STAKE * groups) / 2_000n;

describe('incomes by prize groups', () => {
  let second: bigint;

  it('are paid with the business day, one movement each, and once', async () => {
    await play();
    await play();
    expect(await payDay('2026-03-01')).toBe(2);
    expect([await floatOf(agent), await floatOf(top), await floatOf(member)]).toEqual([
      2n * part(30n),
      2n * part(10n),
      0n,
    ]);
    expect(await payDay('2026-03-01')).toBe(0);
    await Promise.all([1, 2, 3].map(() => payGroupIncome(db.pool, TEST_BRAND.id, '2026-03-01', 100)));
    expect(await floatOf(agent)).toBe(2n * part(30n));
    await mustVerify(db.pool);
  });

  it('wait for the end of the day, and go on where a payment was cut off', async () => {
    second = await play();
    const today = await db.pool.query<{ day: string }>('select brand_day(now(), 360::smallint)::text as day');
    expect(await payGroupIncome(db.pool, TEST_BRAND.id, today.rows[0]?.day ?? '', 100)).toBe(0);
    await db.pool.query(
      `update lottery_run set finished_at = '2026-03-02T06:00:00Z' where id in (select run_id from lottery_rebate where income_day is null)`,
    );
    const client = await db.pool.connect();
    await client.query('begin');
    await client.query(`select pay_group_income($1::smallint, '2026-03-02', 1)`, [TEST_BRAND.id]);
    await client.query('rollback');
    client.release();
    expect(await incomes(agent)).toHaveLength(1);
    expect(await payGroupIncome(db.pool, TEST_BRAND.id, '2026-03-02', 1)).toBe(1);
    expect(await payGroupIncome(db.pool, TEST_BRAND.id, '2026-03-02', 1)).toBe(1);
    expect(await payGroupIncome(db.pool, TEST_BRAND.id, '2026-03-02', 1)).toBe(0);
    expect(await floatOf(agent)).toBe(3n * part(30n));
  });

  it('that are taken back count on the day of the correction; a negative rest is carried and takes nothing from float or cash', async () => {
    await voidDraw(db.pool, second);
    await workAll(db.pool);
    expect(await payDay('2026-03-03')).toBe(2);
    expect(await floatOf(agent)).toBe(3n * part(30n));
    await play();
    await play();
    expect(await payDay('2026-03-04')).toBe(2);
    expect(await incomes(agent)).toEqual([
      { day: '2026-03-01', amount: 2n * part(30n), carried: 0n, paid: 2n * part(30n) },
      { day: '2026-03-02', amount: part(30n), carried: 0n, paid: part(30n) },
      { day: '2026-03-03', amount: -part(30n), carried: 0n, paid: 0n },
      { day: '2026-03-04', amount: 2n * part(30n), carried: -part(30n), paid: part(30n) },
    ]);
    await mustVerify(db.pool);
  });

  it('are told by day, lottery and direct downline, with the same totals', async () => {
    const filter = { receiverId: agent, ...DAYS };
    const totals = await readIncomeTotals(db.pool, filter);
    expect(totals).toEqual({ stake: 4n * STAKE, amount: 4n * part(30n), paid: 4n * part(30n) });
    const paging = { limit: 100, offset: 0 };
    for (const by of ['day', 'lottery', 'member'] as const) {
      const { rows, total } = await readIncome(db.pool, by, filter, paging);
      expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(totals.amount);
      expect(total).toBe(rows.length);
    }
    const { rows } = await readIncome(db.pool, 'member', { ...filter, receiverId: top }, paging);
    const { rows: named } = await db.pool.query('select public_id as key from member where id = $1', [agent]);
    expect(rows).toMatchObject(named);
  });

  it('are told by the direct downline of the day on which the draw was settled, also after a later move', async () => {
    const between = await makeMember(db.pool);
    const keyOf = async (id: bigint) =>
      (await db.pool.query<{ key: string }>('select public_id as key from member where id = $1', [id])).rows[0]?.key;
    await db.pool.query('select set_upline($1, $2)', [between.id, top]);
    await db.pool.query(`select set_upline($1, $2, current_date + 2)`, [agent, between.id]);
    const { rows } = await readIncome(db.pool, 'member', { receiverId: top, ...DAYS }, { limit: 100, offset: 0 });
    expect(rows.map(({ key }) => key)).toEqual([await keyOf(agent)]);
    await db.pool.query(`delete from member_line where from_day = current_date + 2`);
    await db.pool.query(`update member_line set to_day = null where to_day = current_date + 2`);
    await db.pool.query('update member set upline_id = $2 where id = $1', [agent, top]);
  });

  it.each([
    [
      'an income that its entries are not',
      'update group_income set amount = amount + 1, paid = paid + 1 where paid > 0',
      [
        'an income by prize groups is the sum of its entries, and is carried while it is less than nothing',
        'what uplines earned by prize groups went into their floats, once',
      ],
    ],
    [
      'a rest that was forgotten',
      `update group_income set carried_in = 0, paid = amount where day = '2026-03-04'`,
      [
        'an income by prize groups is the sum of its entries, and is carried while it is less than nothing',
        'what uplines earned by prize groups went into their floats, once',
      ],
    ],
    [
      'a prize group above the upline’s',
      'update lottery_member_group set prize_group = 1940 where prize_group = 1900',
      ['no prize group is above that of an upline, or the brand'],
    ],
  ])('name %s', async (_what, statement, names) => {
    expect(await brokenBy(db.pool, groupChecks, ['lottery_member_group'], [statement])).toEqual(names);
  });
});

describe('a prize group that is lowered between stake and draw', () => {
  const setGroup = (size: number) =>
    db.pool.query('update lottery_member_group set prize_group = $2 where member_id = $1', [member, size]);

  it('earns the uplines nothing more: what the member staked at was paid in odds', async () => {
    const drawId = await play(() => setGroup(1_700));
    await setGroup(1_900);
    const { rows } = await db.pool.query<{ receiver_id: bigint; amount: bigint }>(
      `select e.receiver_id, e.amount from lottery_rebate e join lottery_run r on r.id = e.run_id
       where r.draw_id = $1 and e.receiver_id <> e.member_id order by e.amount`,
      [drawId],
    );
    expect(rows.map(({ receiver_id, amount }) => [receiver_id, amount])).toEqual([
      [top, part(10n)],
      [agent, part(30n)],
    ]);
  });
});

describe('a prize group', () => {
  it('has the brand’s as its bound, and the lottery’s where that is smaller', async () => {
    const alone = await makeMember(db.pool);
    await expect(group(alone.id, 1_942)).rejects.toMatchObject({ constraint: 'prize_group_above' });
    await group(alone.id, 1_938);
  });

  it('keeps a line from moving below an upline with a smaller one', async () => {
    const low = await makeMember(db.pool);
    await group(low.id, 1_800);
    await expect(db.pool.query('select set_upline($1, $2)', [agent, low.id])).rejects.toMatchObject({
      constraint: 'prize_group_above',
    });
    await db.pool.query('select sink_member_groups($1, 1800::smallint)', [agent]);
    await db.pool.query('select set_upline($1, $2)', [agent, low.id]);
    await mustVerify(db.pool);
  });
});
