import type { TopicPayload } from '@marquee/contract/events';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { Queryable } from '../../../platform/database';
import type { BeaconChain } from '../../../platform/beacon';

/** A draw to insert. Field names are those of the table `lottery_draw`. */
export interface NewDrawRow {
  readonly issue: string;
  readonly station: string | null;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly draws_at: Date;
  /** SHA-256 of the seed, `\x` and hex. This and the rest: of a draw of our own. */
  readonly seed_hash?: string;
  readonly chain_id?: number;
  readonly chain_position?: number;
  readonly beacon_chain?: BeaconChain | null;
  readonly beacon_round?: number;
}

/** Inserts draws of a lottery; issues that it has stay as they are. @returns how many were new */
export async function insertDrawRows(db: Queryable, lotteryId: number, draws: readonly NewDrawRow[]): Promise<number> {
  const { rowCount } = await db.query({
    name: 'insert-lottery-draws',
    text: `insert into lottery_draw
             (lottery_id, issue, station, opens_at, closes_at, draws_at, seed_hash, chain_id, chain_position, beacon_chain, beacon_round)
           select $1, issue, station, opens_at, closes_at, draws_at, seed_hash, chain_id, chain_position, beacon_chain, beacon_round
           from json_populate_recordset(null::lottery_draw, $2)
           on conflict (lottery_id, issue) do nothing`,
    values: [lotteryId, JSON.stringify(draws)],
  });
  return rowCount ?? 0;
}

export interface LatestDraw {
  /** By the clock of the database. */
  readonly now: Date;
  /** When the latest draw that is still to come is drawn; `-infinity` without one. */
  readonly latest: Date;
}

/** How far ahead a lottery has draws. */
export async function readLatestDraw(db: Queryable, lotteryId: number): Promise<LatestDraw> {
  const { rows } = await db.query<LatestDraw>(
    `select clock_timestamp() as now, coalesce(max(draws_at), '-infinity'::timestamptz) as latest
     from lottery_draw where lottery_id = $1 and draws_at > now()`,
    [lotteryId],
  );
  return rows[0] as LatestDraw;
}

/** Opens and closes what is due by the clock of the database. @returns ids of the draws that changed */
export async function advanceDraws(db: Queryable): Promise<bigint[]> {
  const { rows } = await db.query<{ draw_id: bigint }>({
    name: 'advance-lottery-draws',
    text: 'select draw_id from advance_draws()',
  });
  return rows.map(({ draw_id }) => draw_id);
}

/** Milliseconds to the first draw that is to open, close or be drawn; not positive: it is overdue; null: there is none. */
export async function readMsToNextChange(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ ms: number | null }>({
    name: 'next-lottery-draw',
    text: `select ceil(extract(epoch from min(case state when 'scheduled' then opens_at when 'open' then closes_at else draws_at end)
                    - clock_timestamp()) * 1000)::float8 as ms
           from lottery_draw where state in ('scheduled', 'open') or state = 'closed' and chain_id is not null`,
  });
  return rows[0]?.ms ?? null;
}

/** The public state of a draw, with the result that counts. */
export interface AnnouncedDraw {
  readonly gameCode: string;
  readonly issue: string;
  readonly state: TopicPayload<'lottery.issue'>['state'];
  readonly revision: number;
  readonly result: LotteryResult | null;
}

/** The draws among these that are public, in the order of their times. */
export async function readAnnouncedDraws(db: Queryable, drawIds: readonly bigint[]): Promise<AnnouncedDraw[]> {
  const { rows } = await db.query<AnnouncedDraw>({
    name: 'announced-lottery-draws',
    text: `select g.code as "gameCode", d.issue, d.revision, r.result,
             case when d.state in ('settling', 'settled') then 'drawn' else d.state::text end as state
           from lottery_draw d join lottery_game g on g.id = d.lottery_id
           left join lottery_result r on r.draw_id = d.id and r.revision = d.revision
           where d.id = any($1::bigint[]) and d.state <> 'scheduled' order by d.draws_at, d.id`,
    values: [drawIds],
  });
  return rows;
}

/** Voids a draw that nobody drew. @param reason public @returns whether it was not void before */
export async function voidUndrawn(db: Queryable, drawId: bigint, reason: string): Promise<boolean> {
  const { rows } = await db.query<{ run: bigint | null }>('select void_draw($1, $2) as run', [drawId, reason]);
  return rows[0]?.run !== null;
}
