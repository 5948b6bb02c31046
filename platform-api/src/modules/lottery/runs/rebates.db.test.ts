import { randomUUID } from 'node:crypto';
import { groupOdds } from '@marquee/contract/lottery/group-odds';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const RULES = lotteryRules('five-digit');
const KIND = RULES.kinds.find((kind) => kind.modes.includes('LOTT') && kind.family === 'list') as LotteryKind;
const STAKE = 1_000n * UNIT;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  const settings = { prize_group: 1_960, lowest_group: 1_700 };
  await seedLottery(db.pool, { area: 'FAST', shape: 'five-digit', source: 'manual', settings });
});
afterAll(() => db.drop());

const cashOf = async (id: bigint) =>
  (await db.pool.query<{ balance: bigint }>(`select balance from wallet where kind = 'cash' and member_id = $1`, [id]))
    .rows[0]?.balance;
interface RebateEntry {
  readonly receiver_id: bigint;
  readonly stake: bigint;
  readonly amount: bigint;
  readonly paid: boolean;
}

const entries = async (memberId: bigint) =>
  (
    await db.pool.query<RebateEntry>(
      `select receiver_id, stake, amount, transaction_id is not null as paid from lottery_rebate where member_id = $1 order by run_id, receiver_id desc`,
      [memberId],
    )
  ).rows;

test('a stake below the own group brings a rebate with the settlement, the uplines entries, and a void takes them back', async () => {
  const place = createPlaceTicket(ticketParts(db.pool));
  const [top, agent, member] = await Promise.all([
    makeMember(db.pool),
    makeMember(db.pool),
    makeMember(db.pool, 2n * STAKE),
  ]);
  const groups: [bigint, number][] = [
    [top.id, 1_960],
    [agent.id, 1_940],
    [member.id, 1_900],
  ];
  await db.pool.query('select set_upline($1, $2)', [agent.id, top.id]);
  await db.pool.query('select set_upline($1, $2)', [member.id, agent.id]);
  for (const row of groups)
    await db.pool.query('insert into lottery_member_group (member_id, prize_group) values ($1, $2)', row);
  const drawId = await makeDraw(db.pool, TEST_LOTTERY.id);
  const lines = `${KIND.code} ${KIND.outcomes.nameOf(0)} ${STAKE / BigInt(KIND.cost)} ${groupOdds(KIND, 1_800)}`;
  const order = {
    gameCode: TEST_LOTTERY.code,
    issue: await issueOf(db.pool, drawId),
    ruleVersion: RULES.version,
    prizeGroup: 1_800,
    lines,
  };
  const orderer = { member: { id: member.id }, brand: TEST_BRAND, idempotencyKey: randomUUID() };
  await place(order, orderer);
  await closeDraw(db.pool, drawId);
  await drawWith(db.pool, drawId, { balls: [9, 8, 7, 6, 5] });
  await workAll(db.pool);
  const own = { receiver_id: member.id, stake: STAKE, amount: STAKE / 20n, paid: true };
  const agentPart = { receiver_id: agent.id, stake: STAKE, amount: STAKE / 50n, paid: false };
  const topPart = { receiver_id: top.id, stake: STAKE, amount: STAKE / 100n, paid: false };
  const earned = [own, agentPart, topPart];
  const byReceiver = (rows: { receiver_id: bigint }[]) => new Map(rows.map((row) => [row.receiver_id, row]));
  expect(byReceiver(await entries(member.id))).toEqual(byReceiver(earned));
  await mustVerify(db.pool);

  await voidDraw(db.pool, drawId);
  await workAll(db.pool);
  expect(await cashOf(member.id)).toBe(2n * STAKE);
  const totals = new Map<bigint, bigint>();
  for (const { receiver_id, amount } of await entries(member.id))
    totals.set(receiver_id, (totals.get(receiver_id) ?? 0n) + amount);
  expect([...totals.values()]).toEqual([0n, 0n, 0n]);
  await mustVerify(db.pool);
});

test('a group above the agent’s own is refused, whatever the brand offers, and so is one below its lowest', async () => {
  const place = createPlaceTicket(ticketParts(db.pool));
  const member = await makeMember(db.pool, 2n * STAKE);
  await db.pool.query('insert into lottery_member_group (member_id, prize_group) values ($1, 1850)', [member.id]);
  const issue = await issueOf(db.pool, await makeDraw(db.pool, TEST_LOTTERY.id));
  const buyAt = (prizeGroup: number) => {
    const lines = `${KIND.code} ${KIND.outcomes.nameOf(0)} ${UNIT} ${groupOdds(KIND, prizeGroup)}`;
    const order = { gameCode: TEST_LOTTERY.code, issue, ruleVersion: RULES.version, prizeGroup, lines };
    return place(order, { member: { id: member.id }, brand: TEST_BRAND, idempotencyKey: randomUUID() });
  };
  for (const prizeGroup of [1_852, 1_900, 1_698])
    await expect(buyAt(prizeGroup)).rejects.toMatchObject({ code: 'prize_group_refused' });
  expect(await cashOf(member.id)).toBe(2n * STAKE);
  await buyAt(1_850);
});
