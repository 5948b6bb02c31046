import { hash } from 'node:crypto';
import { checkDraw } from '@marquee/contract/lottery/draw-proof';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../platform/database';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { seedMoneyTest } from '../../money/ledger/money.fixture';
import { seedLottery } from '../lottery.fixture';
import type { Calendar } from '../calendar/calendar';
import { type Beacon, beaconRoundOf } from '../../../platform/beacon';
import { advanceDraws } from './draw-repository';
import type { Lottery } from './lottery-repository';
import { createDrawMaker } from './make-draws';
import { createOwnDraws } from './own-draws';
import { CHAIN_LENGTH } from './seed-chain';

const FAST = 'TEST_FAST';
const everyMinute: Calendar = { pattern: { kind: 'interval', seconds: 60 }, closeBeforeMs: 5_000 };
const lottery: Lottery = { id: 901, code: FAST, shape: 'five-digit', zone: 'Asia/Ho_Chi_Minh', source: 'own' };
const { log } = silentTelemetry();

/** A beacon whose rounds are hashes of their numbers, unless it is down. */
const beacon = { isDown: false, reads: new Array<number>() };
const randomnessOf = (round: number) => hash('sha256', `round ${round}`);
const testBeacon: Beacon = {
  chain: 'local',
  localPublicKey: null,
  async read(round) {
    beacon.reads.push(round);
    if (beacon.isDown) throw new Error('unreachable');
    return { randomness: randomnessOf(round), signature: 'ab' };
  },
};

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool, { ...lottery, gameId: 900_101, area: 'FAST' });
});
afterAll(() => db.drop());

const makerOf = () => createDrawMaker(db.pool, 'local', { [FAST]: everyMinute });
const ownDraws = () => createOwnDraws(db.pool, testBeacon, log);

/** Draws of the test's own, made `minutes` ahead. */
async function makeDraws(minutes: number): Promise<number> {
  const { rows } = await db.pool.query<{ at: Date }>(
    `select greatest(now(), coalesce(max(draws_at), now())) + $1 * interval '1 minute' as at from lottery_draw`,
    [minutes],
  );
  return makerOf().makeUntil(lottery, rows[0]?.at ?? new Date());
}

/** The next draw that nobody used yet, closed as if its time had come. @param drawnAgo how long ago it was to be drawn */
async function closedDraw(drawnAgo = '1 second'): Promise<bigint> {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `update lottery_draw set opens_at = now() - interval '1 hour' where id =
       (select id from lottery_draw where state = 'scheduled' order by draws_at limit 1) returning id`,
  );
  const id = rows[0]?.id as bigint;
  await db.pool.query(`update lottery_draw set state = 'open' where id = $1`, [id]);
  await db.pool.query(
    `update lottery_draw set closes_at = now() - $2::interval, draws_at = now() - $2::interval where id = $1`,
    [id, drawnAgo],
  );
  await db.pool.query(`update lottery_draw set state = 'closed' where id = $1`, [id]);
  return id;
}

interface DrawRow {
  readonly issue: string;
  readonly state: string;
  readonly seed_hash: string;
  readonly seed: string | null;
  readonly beacon: string | null;
  readonly beacon_round: bigint;
  readonly result: LotteryResult | null;
}
async function readDraw(id: bigint): Promise<DrawRow> {
  const { rows } = await db.pool.query<DrawRow>(
    `select issue, state, encode(seed_hash, 'hex') as seed_hash, encode(seed, 'hex') as seed, encode(beacon, 'hex') as beacon,
       beacon_round, r.result
     from lottery_draw d left join lottery_result r on r.draw_id = d.id where d.id = $1`,
    [id],
  );
  return rows[0] as DrawRow;
}

const runsOf = async (id: bigint): Promise<string[]> =>
  (await db.pool.query<{ kind: string }>('select kind from lottery_run where draw_id = $1', [id])).rows.map(
    ({ kind }) => kind,
  );

test('makes each draw once, however many processes make them', async () => {
  const { rows } = await db.pool.query<{ until: Date }>(`select now() + interval '40 minutes' as until`);
  const until = rows[0]?.until ?? new Date();
  const made = await Promise.all([makerOf().makeUntil(lottery, until), makerOf().makeUntil(lottery, until)]);
  expect(Math.min(...made)).toBe(0);
  expect(await makerOf().makeUntil(lottery, until)).toBe(0);
  const { rows: draws } = await db.pool.query<{ issues: string; made: string }>(
    'select count(distinct issue) as issues, count(*) as made from lottery_draw',
  );
  expect(draws[0]?.issues).toBe(draws[0]?.made);
});

test('commits to a seed and a beacon round before a draw opens', async () => {
  const { rows } = await db.pool.query<{
    closes_at: Date;
    beacon_round: bigint;
    seed_hash: Buffer;
    seed: Buffer | null;
  }>('select closes_at, beacon_round, seed_hash, seed from lottery_draw order by draws_at');
  for (const { closes_at, beacon_round } of rows) expect(Number(beacon_round)).toBe(beaconRoundOf(closes_at));
  expect(rows.every(({ seed_hash, seed }) => seed_hash.length === 32 && seed === null)).toBe(true);
});

test('opens and closes draws by the clock of the database', async () => {
  await advanceDraws(db.pool);
  const { rows } = await db.pool.query<{ state: string; is_due: boolean }>(
    `select state, opens_at <= now() as is_due from lottery_draw where state in ('scheduled', 'open')`,
  );
  expect(rows.some(({ state }) => state === 'open')).toBe(true);
  expect(rows.every(({ state, is_due }) => (state === 'open') === is_due)).toBe(true);
  const { rows: open } = await db.pool.query<{ id: bigint }>(
    `update lottery_draw set closes_at = now(), opens_at = now() - interval '1 minute' where state = 'open' returning id`,
  );
  expect(await advanceDraws(db.pool)).toEqual(open.map(({ id }) => id));
  expect(await advanceDraws(db.pool)).toEqual([]);
});

test('draws a closed draw once, from its seed and its beacon, and starts the settlement', async () => {
  const id = await closedDraw();
  const ended = await Promise.all([ownDraws().draw(), ownDraws().draw()]);
  expect(ended.flat().filter((draw) => draw === id)).toHaveLength(1);
  const draw = await readDraw(id);
  expect(draw.state).toBe('settling');
  expect(draw.beacon).toBe(randomnessOf(Number(draw.beacon_round)));
  const { issue, seed_hash: seedHash, seed, beacon: randomness, result } = draw;
  const published = {
    shape: 'five-digit' as LotteryShape,
    issue,
    seedHash,
    seed: seed ?? '',
    beacon: randomness ?? '',
  };
  expect(result).not.toBeNull();
  expect(await checkDraw({ ...published, result: result as LotteryResult })).toEqual({
    isSeedCommitted: true,
    isResultDrawn: true,
  });
  expect(await runsOf(id)).toEqual(['settle']);
});

test('leaves a draw to the next process when one dies within it', async () => {
  const id = await closedDraw();
  const blocker = await db.pool.connect();
  await blocker.query('begin');
  await blocker.query('select from lottery_draw where id = $1 for update', [id]);
  const dying = openDatabase(db.url, 1);
  const drawing = createOwnDraws(dying.pool, testBeacon, log).draw();
  await vi.waitFor(async () => {
    const { rowCount } = await db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%reveal_draw%'`,
    );
    expect(rowCount).toBe(1);
  });
  expect(await drawing).toEqual([]);
  await blocker.query('rollback');
  blocker.release();
  await dying.close();
  expect(await readDraw(id)).toMatchObject({ state: 'closed', seed: null, result: null });
  expect(await ownDraws().draw()).toEqual([id]);
  expect(await runsOf(id)).toEqual(['settle']);
});

test('proves each seed by the one before', async () => {
  const [first, second] = [await closedDraw(), await closedDraw()];
  await ownDraws().draw();
  const [earlier, later] = [await readDraw(first), await readDraw(second)];
  expect(hash('sha256', later.seed ?? '')).toBe(earlier.seed);
  expect(later.seed_hash).toBe(earlier.seed);
});

test('waits for a beacon that is down, and voids after ten minutes without another round', async () => {
  const [late, overdue] = [await closedDraw('9 minutes'), await closedDraw('11 minutes')];
  beacon.isDown = true;
  beacon.reads.length = 0;
  expect(await ownDraws().draw()).toEqual([overdue]);
  expect((await readDraw(late)).state).toBe('closed');
  expect(await readDraw(overdue)).toMatchObject({ state: 'void', seed: null, result: null });
  expect(await runsOf(overdue)).toEqual(['void']);
  const { rows } = await db.pool.query('select reason, requested_by from lottery_void where draw_id = $1', [overdue]);
  expect(rows).toEqual([{ reason: 'no_beacon', requested_by: null }]);
  expect(new Set(beacon.reads)).toEqual(
    new Set([Number((await readDraw(late)).beacon_round), Number((await readDraw(overdue)).beacon_round)]),
  );

  beacon.isDown = false;
  await ownDraws().draw();
  expect((await readDraw(late)).state).toBe('settling');
  const published = await readDraw(overdue);
  expect(published.state).toBe('void');
  expect(published.seed).not.toBeNull();
  expect(published.result).toBeNull();
});

test('refuses a seed that was not committed to', async () => {
  const id = await closedDraw();
  const reveal = db.pool.query(
    `select reveal_draw($1, sha256('other'), sha256('beacon'), 'x', '{"balls": [1, 2, 3, 4, 5]}')`,
    [id],
  );
  await expect(reveal).rejects.toThrow('not the one that was committed to');
  expect((await readDraw(id)).state).toBe('closed');
  await ownDraws().draw();
});

test('goes on with a new chain when one is exhausted', async () => {
  await db.pool.query('update lottery_seed_chain set used = length - 3');
  await makeDraws(6);
  const { rows } = await db.pool.query<{ chain_id: number; position: number }>(
    `select chain_id, chain_position as position from lottery_draw order by draws_at desc limit 6`,
  );
  expect(rows.map(({ position }) => position)).toEqual([3, 2, 1, CHAIN_LENGTH, CHAIN_LENGTH - 1, CHAIN_LENGTH - 2]);
  expect(new Set(rows.map(({ chain_id }) => chain_id)).size).toBe(2);
});
