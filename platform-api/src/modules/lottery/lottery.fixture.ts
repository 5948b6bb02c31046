import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { TEST_BRAND, TEST_VENDOR, UNIT } from '../ledger/money.fixture';

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
  readonly source?: 'own' | 'feed' | 'manual';
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
  await pool.query(
    `insert into lottery_game (id, code, game_id, area, shape, zone, source)
     values ($1, $2, $3, $4, $5, 'Asia/Ho_Chi_Minh', $6)`,
    [id, code, gameId, options.area ?? 'VN', options.shape ?? 'vn-north', options.source ?? 'manual'],
  );
  const settings = {
    brand_id: TEST_BRAND.id,
    lottery_id: id,
    least_stake: UNIT / 100n,
    ticket_cap: CAP,
    payout_cap: CAP,
    outcome_cap: CAP,
    pool_cap: CAP,
    ...options.settings,
  };
  const columns = Object.keys(settings);
  await pool.query(
    `insert into lottery_brand_game (${columns.join(', ')}) values (${columns.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(settings),
  );
  return id;
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
