import { randomUUID } from 'node:crypto';
import type { LotteryResult, PrizeResult } from '@marquee/contract/lottery/result';
import type { FeedResult } from '@marquee/contract/lottery/result-feed';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { seedMoneyTest } from '../../money/ledger/money.fixture';
import { createAudit } from '../../operators/audit/audit';
import { makeOperators, seedLottery, TEST_LOTTERY } from '../lottery.fixture';
import { createOfficialDraws } from './official-draws';
import { createResultAdmin, type ResultAdmin } from './result-admin';
import type { ResultFeed } from './result-feed';

const north = (special: string): PrizeResult => ({
  prizes: [
    [special],
    ['86408'],
    ['48955', '61411'],
    ['01938', '88321', '89779', '28502', '50890', '31774'],
    ['2458', '7917', '4776', '6202'],
    ['2890', '1221', '1109', '1651', '2355', '3979'],
    ['155', '051', '728'],
    ['37', '16', '52', '20'],
  ],
});
const RIGHT = north('31666');
const WRONG = north('31667');

const { log } = silentTelemetry();
const announced: bigint[] = [];
const announce = async (ids: readonly bigint[]) => void announced.push(...ids);

let db: TestDatabase;
let results: ResultAdmin;
let operators: [number, number];
let drawId: bigint;

const caller = (at: 0 | 1, brandIds: readonly number[] = [], rights = ['lotteries']) => ({
  operator: { id: operators[at], name: 'Tester', email: '-', rights, brandIds, fresh: true } as never,
  requestId: randomUUID(),
});

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  await seedLottery(db.pool, { source: 'feed' });
  operators = await makeOperators(db.pool);
  const audit = createAudit(db.pool);
  results = createResultAdmin(db.pool, audit, announce);
});
afterAll(() => db.drop());
beforeEach(async () => {
  drawId = await closedDraw();
});

/** A draw that was to be drawn so long ago. */
async function closedDraw(drawnAgo = '1 minute', state = 'closed'): Promise<bigint> {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into lottery_draw (lottery_id, issue, opens_at, closes_at, draws_at, state)
     values ($1, $2, now() - interval '9 days', now() - $3::interval, now() - $3::interval, $4) returning id`,
    [TEST_LOTTERY.id, randomUUID(), drawnAgo, state],
  );
  return rows[0]?.id as bigint;
}

const enter = (at: 0 | 1, result: LotteryResult, isOut = false) =>
  results.enter(caller(at), { drawId: String(drawId), result: result as never, isOut });
const confirm = (at: 0 | 1, entryId: string, fields: { overrule?: boolean; reason?: string } = {}) =>
  results.confirm(caller(at), { drawId: String(drawId), entryId, overrule: false, ...fields });

async function readDraw(id = drawId) {
  const { rows } = await db.pool.query<{
    state: string;
    revision: number;
    result: LotteryResult | null;
    source: string;
  }>(
    `select d.state, d.revision, r.result, r.source from lottery_draw d
     left join lottery_result r on r.draw_id = d.id and r.revision = d.revision where d.id = $1`,
    [id],
  );
  return rows[0];
}

/** Ends the runs of the draw, as the settlement does. */
async function settle(): Promise<void> {
  await db.pool.query(
    `update lottery_run set state = 'done', finished_at = now() where draw_id = $1 and state = 'running'`,
    [drawId],
  );
  await db.pool.query(`update lottery_draw set state = 'settled' where id = $1`, [drawId]);
}

describe('a result', () => {
  test('counts when a second person confirms it, and starts the settlement', async () => {
    const { entryId } = await enter(0, RIGHT);
    expect(await readDraw()).toMatchObject({ state: 'closed', revision: 0 });
    await expect(confirm(0, entryId)).rejects.toMatchObject({ code: 'approved_before' });
    expect(await confirm(1, entryId)).toEqual({ revision: 1 });
    expect(await readDraw()).toEqual({ state: 'settling', revision: 1, result: RIGHT, source: 'operator' });
    expect(announced).toContain(drawId);
    const { rows } = await db.pool.query<{ action: string }>(
      'select action from audit_log where subject = $1 order by id',
      [`lottery-draw:${drawId}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['lottery-result.entered', 'lottery-result.confirmed']);
  });

  test('is refused before the draw, and in a state that takes none', async () => {
    drawId = await closedDraw('-1 hour', 'open');
    await expect(enter(0, RIGHT)).rejects.toMatchObject({ code: 'draw_not_over' });
    drawId = await closedDraw('1 minute', 'void');
    await expect(enter(0, RIGHT)).rejects.toMatchObject({ code: 'draw_decided' });
  });

  test('names the number at fault', async () => {
    const { prizes } = RIGHT;
    const short = { prizes: prizes.map((row, at) => (at === 2 ? ['48955', '6141'] : row)) };
    await expect(enter(0, short)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'result.prize2.1', messageKey: 'digits' }] },
    });
  });

  test('names the prizes in which two persons differ, until they agree', async () => {
    await enter(0, WRONG);
    const { entryId } = await enter(1, RIGHT);
    await expect(confirm(0, entryId)).rejects.toMatchObject({
      code: 'results_contradict',
      details: { rows: 'special' },
    });
    await enter(0, RIGHT);
    await confirm(0, entryId);
    expect(await readDraw()).toMatchObject({ result: RIGHT });
  });

  test('that one person enters twice still needs another, for the later entry', async () => {
    const first = await enter(0, WRONG);
    const second = await enter(0, RIGHT);
    await expect(confirm(0, second.entryId)).rejects.toMatchObject({ code: 'approved_before' });
    for (const at of [0, 1] as const)
      await expect(confirm(at, first.entryId)).rejects.toMatchObject({ code: 'not_found' });
    await confirm(1, second.entryId);
    expect(await readDraw()).toMatchObject({ revision: 1, result: RIGHT });
  });

  test('overrules another entry with a reason', async () => {
    await enter(0, WRONG);
    const { entryId } = await enter(1, RIGHT);
    await expect(confirm(0, entryId, { overrule: true })).rejects.toMatchObject({ code: 'validation_failed' });
    await confirm(0, entryId, { overrule: true, reason: 'The printed sheet says so' });
    expect(await readDraw()).toMatchObject({ result: RIGHT });
  });

  test('is corrected by two persons with a reason, once it is settled', async () => {
    await confirm(1, (await enter(0, WRONG)).entryId);
    await expect(enter(0, RIGHT)).rejects.toMatchObject({ code: 'draw_decided' });
    await settle();
    await expect(confirm(1, (await enter(0, WRONG)).entryId, { reason: 'again' })).rejects.toMatchObject({
      code: 'result_unchanged',
    });
    const { entryId } = await enter(0, RIGHT);
    await expect(confirm(1, entryId)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await confirm(1, entryId, { reason: 'The station corrected it' })).toEqual({ revision: 2 });
    expect(await readDraw()).toMatchObject({ state: 'settling', revision: 2, result: RIGHT });
  });

  test('is confirmed once by two persons at the same time', async () => {
    const { entryId } = await enter(0, RIGHT);
    const outcomes = await Promise.allSettled([confirm(1, entryId), confirm(1, entryId)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is no business of operators without the right, or of some brands', async () => {
    const request = { drawId: String(drawId), result: RIGHT as never, isOut: false };
    await expect(results.enter(caller(0, [], ['cashier']), request)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(results.enter(caller(0, [900]), request)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

/** A draw that takes bets, or will: planned for in two days. */
async function plannedDraw(state: 'open' | 'scheduled'): Promise<bigint> {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into lottery_draw (lottery_id, issue, opens_at, closes_at, draws_at, state)
     values ($1, $2, now() + case when $3 = 'open' then '-1 day' else '1 day' end::interval, now() + interval '47 hours', now() + interval '48 hours', $3::draw_state)
     returning id`,
    [TEST_LOTTERY.id, randomUUID(), state],
  );
  return rows[0]?.id as bigint;
}

describe.each(['open', 'scheduled'] as const)(
  'a result that is out before the time of the calendar, of a draw that is %s',
  (state) => {
    beforeEach(async () => {
      drawId = await plannedDraw(state);
      announced.length = 0;
    });
    const closed = async () =>
      (
        await db.pool.query<{ isClosed: boolean; wasMoved: boolean }>(
          `select state = 'closed' and closes_at <= clock_timestamp() as "isClosed", moved_from > draws_at as "wasMoved"
         from lottery_draw where id = $1`,
          [drawId],
        )
      ).rows[0];

    test('closes the betting at once when an operator says so, and takes a second one to count', async () => {
      await expect(enter(0, RIGHT)).rejects.toMatchObject({ code: 'draw_not_over' });
      expect(await closed()).toMatchObject({ isClosed: false });
      const { entryId } = await enter(0, RIGHT, true);
      expect(await closed()).toEqual({ isClosed: true, wasMoved: true });
      expect(announced).toContain(drawId);
      await confirm(1, entryId);
      expect(await readDraw()).toMatchObject({ state: 'settling', result: RIGHT });
    });

    test('closes it when a feed delivers official numbers, and not when it makes some up', async () => {
      const delivering = (simulated: boolean): ResultFeed => ({
        code: 'test-house',
        read: async (game, issues) => issues.map((issue): FeedResult => ({ game, issue, result: RIGHT, simulated })),
      });
      const step = (simulated: boolean) => createOfficialDraws(db.pool, delivering(simulated), log).step();
      expect(await step(true)).not.toContain(drawId);
      expect(await closed()).toMatchObject({ isClosed: false });
      expect(await step(false)).toContain(drawId);
      expect(await closed()).toEqual({ isClosed: true, wasMoved: true });
      expect(await step(false)).not.toContain(drawId);
    });
  },
);

describe('a feed', () => {
  /** A feed that delivers `results` of the draw; an error when it is down. */
  const feedOf = (read: ResultFeed['read']): ResultFeed => ({ code: 'test-house', read });
  const delivering = (result: unknown) =>
    feedOf(async (game, issues) => issues.map((issue): FeedResult => ({ game, issue, result, simulated: true })));
  const stepOf = (feed: ResultFeed | null) => createOfficialDraws(db.pool, feed, log).step();
  const entryOfFeed = async () => {
    const { rows } = await db.pool.query<{ id: bigint }>(
      `select id from lottery_result_entry where draw_id = $1 and feed is not null order by id`,
      [drawId],
    );
    return rows.map(({ id }) => String(id));
  };
  const statusOf = async () =>
    (await db.pool.query<{ fault: string | null; delivered_at: Date | null }>('select * from lottery_feed')).rows[0];

  test('counts as the first person', async () => {
    await stepOf(delivering(RIGHT));
    await stepOf(delivering(RIGHT));
    const entries = await entryOfFeed();
    expect(entries).toHaveLength(1);
    expect(await readDraw()).toMatchObject({ state: 'closed' });
    await confirm(0, entries[0] ?? '');
    expect(await readDraw()).toMatchObject({ state: 'settling', source: 'feed', result: RIGHT });
  });

  test('is contradicted by a person by name, and corrects itself', async () => {
    const { entryId } = await enter(0, RIGHT);
    await stepOf(delivering(WRONG));
    await expect(confirm(1, entryId)).rejects.toMatchObject({
      code: 'results_contradict',
      details: { rows: 'special' },
    });
    await stepOf(delivering(RIGHT));
    expect(await entryOfFeed()).toHaveLength(2);
    await confirm(1, entryId);
    expect(await readDraw()).toMatchObject({ result: RIGHT });
  });

  test('that is down or delivers nonsense leaves draws to operators, and is reported', async () => {
    await stepOf(feedOf(() => Promise.reject(new Error('unreachable'))));
    expect(await statusOf()).toMatchObject({ fault: 'unreachable' });
    await stepOf(delivering({ prizes: [] }));
    expect(await statusOf()).toMatchObject({ fault: 'count' });
    expect(await entryOfFeed()).toEqual([]);
    await confirm(1, (await enter(0, RIGHT)).entryId);
    await stepOf(delivering(RIGHT));
    expect(await statusOf()).toMatchObject({ fault: null });
  });

  test('of nothing for a day makes a draw void, unless somebody has entered a result', async () => {
    const [late, postponed, waiting] = [
      await closedDraw('23 hours'),
      await closedDraw('25 hours'),
      await closedDraw('25 hours'),
    ];
    drawId = waiting;
    await enter(0, RIGHT);
    const ended = await stepOf(null);
    expect(ended).toContain(postponed);
    expect(await readDraw(late)).toMatchObject({ state: 'closed' });
    expect(await readDraw(postponed)).toMatchObject({ state: 'void' });
    expect(await readDraw(waiting)).toMatchObject({ state: 'closed' });
  });
});
