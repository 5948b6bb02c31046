import { randomUUID } from 'node:crypto';
import type { LotteryRules } from '@marquee/contract/lottery/define-rules';
import { readLines } from '@marquee/contract/lottery/line';
import { liabilities } from '@marquee/contract/lottery/selection/price';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import type pg from 'pg';
import type { Queryable } from '../../platform/database';
import type { EventBus, PlatformEvent } from '../../platform/events/event-bus';
import { silentBus } from '../../platform/events/silent-bus';
import { silentTelemetry } from '../../testing/silent-telemetry';
import { TEST_BRAND, TEST_VENDOR, UNIT } from '../money/ledger/money.fixture';
import { createLedgerService } from '../money/ledger/service';
import { createLimits } from '../money/limits/service';
import { finishRun } from './runs/run-statements';
import { workChunk } from './runs/work-chunk';
import type { TicketParts } from './tickets/place-ticket';

/** A game of the North at the test brand; tests of other shapes say so. */
export const TEST_LOTTERY = { id: 900, code: 'TEST_NORTH', gameId: 900_100 } as const;

/** What the test brand allows, in ledger units: caps that no test reaches by accident. */
const CAP = 1_000_000_000n * UNIT;

export interface LotteryOptions {
  readonly id?: number;
  readonly code?: string;
  readonly gameId?: number;
  readonly area?: 'VN' | 'SEA' | 'FAST' | 'LOTT';
  readonly shape?: string;
  readonly source?: 'own' | 'feed' | 'manual' | 'stations';
  /** Of a lottery of pairs. */
  readonly stationsOf?: number;
  /** Columns of `lottery_brand_game`. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A lottery of the test vendor, offered by the test brand. @returns its id */
export async function seedLottery(pool: pg.Pool, options: LotteryOptions = {}): Promise<number> {
  const { id = TEST_LOTTERY.id, code = TEST_LOTTERY.code, gameId = TEST_LOTTERY.gameId } = options;
  await pool.query(
    `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, sort_order)
     values ($1, $2, $3, 'lott', '{"en": "Test lottery"}', '-', 1, 1)`,
    [gameId, TEST_VENDOR.id, code],
  );
  await insertRow(pool, 'lottery_game', {
    id,
    code,
    game_id: gameId,
    area: options.area ?? 'VN',
    shape: options.shape ?? 'vn-north',
    zone: 'Asia/Ho_Chi_Minh',
    source: options.source ?? 'manual',
    // Tests of migrations seed a schema that has no pairs yet.
    ...(options.stationsOf !== undefined && { stations_of: options.stationsOf }),
  });
  await insertRow(pool, 'lottery_brand_game', {
    brand_id: TEST_BRAND.id,
    lottery_id: id,
    least_stake: UNIT / 100n,
    ticket_cap: CAP,
    payout_cap: CAP,
    outcome_cap: CAP,
    pool_cap: CAP,
    ...options.settings,
  });
  return id;
}

async function insertRow(pool: pg.Pool, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(row);
  await pool.query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(row),
  );
}

export type DrawState = 'scheduled' | 'open' | 'closed' | 'drawn' | 'settling' | 'settled' | 'void';

/** The first result's, from the states that have one on. */
export const revisionOf = (state: DrawState): number => (['drawn', 'settling', 'settled'].includes(state) ? 1 : 0);

/** A draw of an hour ago to an hour ahead. @returns its id */
export async function makeDraw(pool: pg.Pool, lotteryId: number, state: DrawState = 'open'): Promise<bigint> {
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into lottery_draw (lottery_id, issue, opens_at, closes_at, draws_at, state, revision)
     values ($1, $2, now() - interval '1 hour', now() + interval '1 hour', now() + interval '1 hour', $3, $4) returning id`,
    [lotteryId, randomUUID(), state, revisionOf(state)],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no draw was made');
  return id;
}

/** Closes an open draw ahead of its time. */
export async function closeDraw(pool: pg.Pool, drawId: bigint): Promise<void> {
  await pool.query(`update lottery_draw set closes_at = clock_timestamp() where id = $1`, [drawId]);
  await pool.query(`update lottery_draw set state = 'closed' where id = $1`, [drawId]);
}

/** Two operators with their ids. */
export async function makeOperators(pool: pg.Pool): Promise<[number, number]> {
  const ids: number[] = [];
  for (const name of ['first', 'second']) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into operator (email, name, password_hash) values ($1, $1, '-') returning id`,
      [`${name}-${randomUUID()}`],
    );
    ids.push(rows[0]?.id ?? 0);
  }
  return ids as [number, number];
}

export async function issueOf(pool: pg.Pool, drawId: bigint): Promise<string> {
  const { rows } = await pool.query<{ issue: string }>('select issue from lottery_draw where id = $1', [drawId]);
  return rows[0]?.issue ?? '';
}

/** What the tickets of a draw that stand can cost, by `pool outcome`, computed from their stored lines. */
export async function exposureFold(pool: pg.Pool, drawId: bigint, rules: LotteryRules): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ lines: string; stake: bigint; counts_stake: boolean }>(
    `select t.lines, t.stake, exists (select from lottery_exposure e where e.draw_id = $1 and e.pool = -1) as counts_stake
     from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
     where t.draw_id = $1 and b.status <> 'rolled_back'`,
    [drawId],
  );
  const fold = new Map<string, bigint>();
  const add = (key: string, amount: bigint) => fold.set(key, (fold.get(key) ?? 0n) + amount);
  for (const { lines, stake, counts_stake } of rows) {
    if (counts_stake) add('-1 -1', stake);
    for (const { kind, pick, unitStake, odds } of readLines(rules, lines))
      for (const { pool, outcome, amount } of liabilities(kind, pick, unitStake, odds))
        add(`${pool} ${outcome}`, amount);
  }
  return fold;
}

/** A result of the North by its first prize and the two-digit ends of the other lots, which are `rest` where not given. */
export function northResult(special: string, ends: readonly string[] = [], rest = '99'): LotteryResult {
  const digits = [5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2];
  const lots = digits.map((width, at) => (ends[at] ?? rest).padStart(width, '0'));
  const counts = [1, 2, 6, 4, 6, 3, 4];
  return { prizes: [[special], ...counts.map((count) => lots.splice(0, count))] };
}

/** Plans the run of a draw that is drawn or void. @param chunkSize tickets */
export const planRun = (db: Queryable, drawId: bigint, chunkSize = 1_000) =>
  db.query('select plan_draw_run($1, $2)', [drawId, chunkSize]);

/** Confirms a result of a closed or settled draw, as two operators do, without planning its run. */
export async function confirmResult(db: pg.Pool, drawId: bigint, result: LotteryResult): Promise<void> {
  const [first, second] = await makeOperators(db);
  await db.query(
    `insert into lottery_result (draw_id, revision, result, source, entered_by, confirmed_by, reason)
     select id, revision + 1, $2, 'operator', $3, $4, 'test' from lottery_draw where id = $1`,
    [drawId, JSON.stringify(result), first, second],
  );
  await db.query(`update lottery_draw set state = 'drawn', revision = revision + 1 where id = $1`, [drawId]);
}

/** The same with its run. */
export async function drawWith(
  pool: pg.Pool,
  drawId: bigint,
  result: LotteryResult,
  chunkSize?: number,
): Promise<void> {
  await confirmResult(pool, drawId, result);
  await planRun(pool, drawId, chunkSize);
}

/** Ends a draw in any state, and plans the return of its stakes. */
export async function voidDraw(pool: pg.Pool, drawId: bigint): Promise<void> {
  await pool.query(`update lottery_draw set state = 'void' where id = $1`, [drawId]);
  await planRun(pool, drawId);
}

/** Works all chunks that are planned, and ends their runs. */
export async function workAll(pool: pg.Pool): Promise<void> {
  while (await workChunk(pool));
  while (await finishRun(pool));
}

/** The services of tickets on a database, without the rest of the platform. @param events receives what they publish */
export function ticketParts(pool: pg.Pool, events: PlatformEvent[] = []): TicketParts {
  const database = { pool, query: null as never, close: async () => undefined };
  const publish: EventBus['publish'] = (topic, payload, audience) => void events.push({ topic, payload, audience });
  const bus = { ...silentBus, publish };
  const platform = { database, bus, clock: { now: () => new Date() }, ...silentTelemetry() };
  const ledger = createLedgerService(platform);
  return { platform, ledger, limits: createLimits({ ...platform, jobs: null as never }, ledger, null as never) };
}
