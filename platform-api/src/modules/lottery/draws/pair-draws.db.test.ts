import { randomUUID } from 'node:crypto';
import { drawResult } from '@marquee/contract/lottery/own-draw';
import type { PrizeResult } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import {
  closeDraw,
  confirmResult,
  issueOf,
  planRun,
  seedLottery,
  ticketParts,
  voidDraw,
  workAll,
} from '../lottery.fixture';
import { createOfficialDraws } from '../results/official-draws';
import { insertEntry } from '../results/result-entry-repository';
import { createCancelTicket } from '../tickets/cancel-ticket';
import { createPlaceTicket, type PlaceTicket } from '../tickets/place-ticket';
import { createPairDraws, type PairDraws } from './pair-draws';

const SOUTH = { id: 900, code: 'TEST_SOUTH', gameId: 900_100, shape: 'vn-south' } as const;
const PAIRS = {
  id: 901,
  code: 'TEST_PAIRS',
  gameId: 900_101,
  shape: 'vn-pair',
  source: 'stations',
  stationsOf: 900,
} as const;
const ODDS = lotteryRules('vn-pair').kind('dax2')?.odds ?? 0;
const CASH = 10_000n * UNIT;
/** Two numbers at two stations of 18 lots. */
const COST = 72n;

let db: TestDatabase;
let place: PlaceTicket;
let pairs: PairDraws;
let memberId: bigint;
let stations: readonly [bigint, bigint, bigint];

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool, SOUTH);
  // Room for four winning units in a pair, and in all pairs of a station.
  await seedLottery(db.pool, { ...PAIRS, settings: { pool_cap: 4n * 550n * UNIT } });
  place = createPlaceTicket(ticketParts(db.pool));
  pairs = createPairDraws(db.pool);
});
afterAll(() => db.drop());
let day = 0;
beforeEach(async () => {
  memberId = (await makeMember(db.pool, CASH)).id;
  day += 1;
  const issue = `203001${String(day).padStart(2, '0')}`;
  stations = [await station(issue, 'ca-mau'), await station(issue, 'dong-thap'), await station(issue, 'tphcm')];
  await pairs.step();
});

async function station(day: string, name: string): Promise<bigint> {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into lottery_draw (lottery_id, issue, station, opens_at, closes_at, draws_at, state)
     values ($1, $2, $3, now() - interval '1 hour', now() + interval '1 hour', now() + interval '1 hour', 'open') returning id`,
    [SOUTH.id, `${day}-${name}`, name],
  );
  return (rows[0] as { id: bigint }).id;
}

interface PairRow {
  readonly id: bigint;
  readonly issue: string;
  readonly state: string;
  readonly revision: number;
}
async function pairOf(first: bigint, second: bigint): Promise<PairRow> {
  const { rows } = await db.pool.query<PairRow>(
    'select id, issue, state, revision from lottery_draw where first_station = $1 and second_station = $2',
    [first, second],
  );
  return rows[0] as PairRow;
}
const pairOfDay = () => pairOf(stations[0], stations[1]);
const openPairs = () => db.pool.query('select draw_id from advance_draws()');

const buy = (pair: PairRow, selection = '12.34', units = 1n) =>
  buyLines(pair.id, PAIRS, `dax2 ${selection} ${units * UNIT} ${ODDS}`);

async function buyLines(draw: bigint, { code, shape }: typeof SOUTH | typeof PAIRS, lines: string) {
  const issue = await issueOf(db.pool, draw);
  const order = { gameCode: code, issue, ruleVersion: lotteryRules(shape).version, prizeGroup: null, lines };
  return place(order, { member: { id: memberId }, brand: TEST_BRAND, idempotencyKey: randomUUID() });
}

/** A result of a station whose last prize and the one before end in these two numbers, all others in 99. */
function result(eighth: string, seventh = '99'): PrizeResult {
  const { prizes } = drawResult('vn-south', () => 99) as PrizeResult;
  const nines = prizes.map((numbers) => numbers.map((number) => number.replace(/\d\d$/, '99')));
  return { prizes: nines.map((numbers, row) => (row === 8 ? [eighth] : row === 7 ? [`0${seventh}`] : numbers)) };
}
async function publish(draw: bigint, drawn: PrizeResult) {
  await confirmResult(db.pool, draw, drawn);
  await planRun(db.pool, draw);
  await workAll(db.pool);
}
async function follow() {
  await pairs.step();
  await workAll(db.pool);
}
const cash = async () =>
  (
    await db.pool.query<{ balance: bigint }>(`select balance from wallet where kind = 'cash' and member_id = $1`, [
      memberId,
    ])
  ).rows[0]?.balance;
const exposureAt = async (draw: bigint, pool: number) =>
  (
    await db.pool.query<{ used: bigint }>('select used from lottery_exposure where draw_id = $1 and pool = $2', [
      draw,
      pool,
    ])
  ).rows[0]?.used ?? 0n;

describe('a draw of two stations', () => {
  test('exists once for each two stations of the day, and closes with the first that closes', async () => {
    await pairs.step();
    const { rows } = await db.pool.query<{ issue: string }>(
      'select issue from lottery_draw where first_station = any($1) order by issue',
      [stations],
    );
    const date = `203001${String(day).padStart(2, '0')}`;
    expect(rows.map(({ issue }) => issue)).toEqual(
      ['ca-mau_dong-thap', 'ca-mau_tphcm', 'dong-thap_tphcm'].map((names) => `${date}-${names}`),
    );
    await openPairs();
    await closeDraw(db.pool, stations[0]);
    await openPairs();
    expect((await pairOfDay()).state).toBe('closed');
    expect((await pairOf(stations[1], stations[2])).state).toBe('open');
  });

  test('is settled when both stations have a result, by the lots of both', async () => {
    await openPairs();
    await buy(await pairOfDay());
    await buy(await pairOfDay(), '12.56');
    expect(await cash()).toBe(CASH - 2n * COST * UNIT);
    await closeDraw(db.pool, stations[0]);
    await closeDraw(db.pool, stations[1]);
    await openPairs();
    await publish(stations[0], result('12'));
    await follow();
    expect((await pairOfDay()).state).toBe('closed');
    await publish(stations[1], result('34'));
    await follow();
    expect((await pairOfDay()).state).toBe('settled');
    expect(await cash()).toBe(CASH - 2n * COST * UNIT + 550n * UNIT);
    await mustVerify(db.pool);
  });

  test('counts beside bets on its stations no more than all of them can lose', async () => {
    await openPairs();
    const pair = await pairOfDay();
    const [four, others] = [
      ['12', '34', '56', '78'],
      ['11', '33', '55', '77'],
    ] as const;
    // Where both stations draw one of their four numbers, a pair of the two wins.
    for (const number of four)
      for (const other of others)
        await buyLines(pair.id, PAIRS, `dax2 ${[number, other].toSorted().join('.')} ${UNIT / 5n} ${ODDS}`);
    await buyLines(stations[0], SOUTH, `t4 ${four.join('.')} ${63n * UNIT} 1740`);
    await buyLines(stations[1], SOUTH, `t4 ${others.join('.')} ${63n * UNIT} 1740`);
    for (const draw of stations.slice(0, 2)) await closeDraw(db.pool, draw);
    await openPairs();
    await publish(stations[0], result('12'));
    await publish(stations[1], result('34'));
    await follow();
    const { rows } = await db.pool.query<{ draw: bigint; valid: bigint }>(
      `select t.draw_id as draw, sum(b.valid_bet)::int8 as valid from lottery_ticket t
       join bet b on b.id = t.bet_id and b.placed_at = t.placed_at where t.member_id = $1 group by 1`,
      [memberId],
    );
    const counted = new Map(rows.map(({ draw, valid }) => [draw, valid]));
    expect(stations.slice(0, 2).map((draw) => counted.get(draw))).toEqual([63n * UNIT, 63n * UNIT]);
    expect(counted.get(pair.id)).toBe((16n * COST * UNIT) / 5n - (63n * UNIT * 174n) / 100n);
    await mustVerify(db.pool);
  });

  test('is corrected with either of its stations', async () => {
    await openPairs();
    await buy(await pairOfDay());
    for (const draw of stations.slice(0, 2)) await closeDraw(db.pool, draw);
    await openPairs();
    await publish(stations[0], result('12'));
    await publish(stations[1], result('34'));
    await follow();
    await publish(stations[1], result('35'));
    await follow();
    expect(await pairOfDay()).toMatchObject({ state: 'settled', revision: 2 });
    expect(await cash()).toBe(CASH - COST * UNIT);
    await publish(stations[0], result('12', '34'));
    await follow();
    expect(await pairOfDay()).toMatchObject({ state: 'settled', revision: 3 });
    expect(await cash()).toBe(CASH - COST * UNIT + 550n * UNIT);
    await follow();
    expect((await pairOfDay()).revision).toBe(3);
    await mustVerify(db.pool);
  });

  test.each(['before', 'after'] as const)(
    'is void with either of its stations, %s the other one is drawn',
    async (when) => {
      await openPairs();
      await buy(await pairOfDay());
      await closeDraw(db.pool, stations[1]);
      if (when === 'after') await publish(stations[1], result('34', '12'));
      await voidDraw(db.pool, stations[0]);
      await follow();
      expect((await pairOfDay()).state).toBe('void');
      expect(await cash()).toBe(CASH);
      expect(await Promise.all(stations.map((draw) => exposureAt(draw, 100)))).toEqual([0n, 0n, 0n]);
      expect((await pairOf(stations[1], stations[2])).state).not.toBe('void');
      await mustVerify(db.pool);
    },
  );

  test('waits as long as its stations do whose results are not confirmed yet', async () => {
    await openPairs();
    await buy(await pairOfDay());
    const [first, second] = stations;
    await db.pool.query(
      `update lottery_draw set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days', draws_at = now() - interval '2 days'
       where id = any($1)`,
      [[first, second]],
    );
    await openPairs();
    for (const [drawId, drawn] of [
      [first, result('12')],
      [second, result('34')],
    ] as const)
      await inTransaction(db.pool, (tx) =>
        insertEntry(tx, { drawId, by: { feed: 'house' }, result: drawn, simulated: false }),
      );
    await createOfficialDraws(db.pool, null, silentTelemetry().log).step();
    expect((await pairOfDay()).state).toBe('closed');
    await publish(first, result('12'));
    await publish(second, result('34'));
    await follow();
    expect(await cash()).toBe(CASH - COST * UNIT + 550n * UNIT);
    await mustVerify(db.pool);
  });

  test('takes a win back when a station is void after all', async () => {
    await openPairs();
    await buy(await pairOfDay());
    for (const draw of stations.slice(0, 2)) await closeDraw(db.pool, draw);
    await openPairs();
    await publish(stations[0], result('12'));
    await publish(stations[1], result('34'));
    await follow();
    await voidDraw(db.pool, stations[1]);
    await follow();
    expect(await cash()).toBe(CASH);
    await mustVerify(db.pool);
  });

  test('counts what it can cost at both stations, and no station takes more than the cap', async () => {
    await openPairs();
    const [first, second] = [await pairOfDay(), await pairOf(stations[0], stations[2])];
    const { betId } = await buy(first, '12.34', 3n);
    expect(await exposureAt(first.id, 0)).toBe(1_650n * UNIT);
    expect(await Promise.all(stations.map((draw) => exposureAt(draw, 100)))).toEqual([
      1_650n * UNIT,
      1_650n * UNIT,
      0n,
    ]);
    // The pair has room for four units, its first station has not.
    await expect(buy(second, '12.34', 2n)).rejects.toMatchObject({ code: 'number_full' });
    await buy(second, '12.34', 1n);
    const cancel = createCancelTicket(ticketParts(db.pool));
    await cancel(betId, { member: { id: memberId }, brand: TEST_BRAND });
    expect(await Promise.all(stations.map((draw) => exposureAt(draw, 100)))).toEqual([550n * UNIT, 0n, 550n * UNIT]);
  });
});
