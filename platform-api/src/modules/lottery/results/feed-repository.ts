import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type { Queryable } from '../../../platform/database';

/** What came of the last requests to a feed. */
export interface FeedRow {
  readonly code: string;
  readonly delivered_at: Date | null;
  readonly fault: string | null;
  readonly faulted_at: Date | null;
  /** Draws that are over and have nothing from it. */
  readonly waiting: bigint;
  /** Of what it delivered last. */
  readonly simulated: boolean;
}

/** All feeds by code. */
export async function readFeedRows(db: Queryable): Promise<FeedRow[]> {
  const { rows } = await db.query<FeedRow>({
    name: 'lottery-feeds',
    text: `select f.code, f.delivered_at, f.fault, f.faulted_at,
             (select count(*) from lottery_draw d join lottery_game g on g.id = d.lottery_id
              where g.source = 'feed' and d.state = 'closed' and d.draws_at <= clock_timestamp()
                and not exists (select from lottery_result_entry e where e.draw_id = d.id and e.feed = f.code)) as waiting,
             coalesce((select e.simulated from lottery_result_entry e where e.feed = f.code order by e.id desc limit 1), false) as simulated
           from lottery_feed f order by f.code`,
  });
  return rows;
}

/** A draw with what names it. */
export interface NamedDraw {
  readonly id: bigint;
  readonly gameCode: string;
  readonly issue: string;
  readonly drawsAt: Date;
}

/** Draws that are over and have nothing from the feed, the earliest first. */
export async function readLate(db: Queryable, feedCode: string, most: number): Promise<NamedDraw[]> {
  const { rows } = await db.query<NamedDraw>({
    name: 'lottery-feed-late',
    text: `select d.id, g.code as "gameCode", d.issue, d.draws_at as "drawsAt"
           from lottery_draw d join lottery_game g on g.id = d.lottery_id
           where g.source = 'feed' and d.state = 'closed' and d.draws_at <= clock_timestamp()
             and not exists (select from lottery_result_entry e where e.draw_id = d.id and e.feed = $1)
           order by d.draws_at, d.id limit $2`,
    values: [feedCode, most],
  });
  return rows;
}

/** A draw with what the feed delivered for it last. */
export interface DeliveredDraw extends NamedDraw {
  readonly shape: LotteryShape;
  readonly delivered: LotteryResult;
  /** The confirmed result. */
  readonly counting: LotteryResult | null;
}

/** The latest draws that the feed delivered, without void ones; the latest first. */
export async function readDelivered(db: Queryable, feedCode: string, most: number): Promise<DeliveredDraw[]> {
  const { rows } = await db.query<DeliveredDraw>({
    name: 'lottery-feed-delivered',
    text: `select d.id, g.code as "gameCode", d.issue, d.draws_at as "drawsAt", g.shape, e.result as delivered, r.result as counting
           from (select distinct on (draw_id) draw_id, result, id from lottery_result_entry where feed = $1
                 order by draw_id desc, id desc limit $2) e
           join lottery_draw d on d.id = e.draw_id join lottery_game g on g.id = d.lottery_id
           left join lottery_result r on r.draw_id = d.id and r.revision = d.revision
           where d.state <> 'void' order by d.draws_at desc, d.id`,
    values: [feedCode, most],
  });
  return rows;
}

/** A draw for which a feed may have a result. */
export interface AwaitedDraw {
  readonly id: bigint;
  readonly game: string;
  readonly shape: LotteryShape;
  readonly issue: string;
  /** It takes bets, by the calendar. */
  readonly isAhead: boolean;
  /** What the feed said last. */
  readonly delivered: LotteryResult | null;
}

/** Intervals from now, back and ahead. */
export interface AwaitedSpan {
  readonly within: string;
  readonly ahead: string;
  readonly most: number;
}

/** Draws of feeds that are over or take bets, within a span; those that wait for a result first, then the nearest to now. */
export async function readAwaited(
  db: Queryable,
  feedCode: string,
  { within, ahead, most }: AwaitedSpan,
): Promise<AwaitedDraw[]> {
  const { rows } = await db.query<AwaitedDraw>({
    name: 'awaited-lottery-results',
    text: `select d.id, g.code as game, g.shape, d.issue, d.state in ('scheduled', 'open') as "isAhead",
             (select e.result from lottery_result_entry e where e.draw_id = d.id and e.feed = $1 order by e.id desc limit 1) as delivered
           from lottery_draw d join lottery_game g on g.id = d.lottery_id
           where g.source = 'feed' and d.state <> 'void'
             and (d.draws_at <= clock_timestamp() or d.state in ('scheduled', 'open'))
             and d.draws_at > clock_timestamp() - $2::interval and d.draws_at < clock_timestamp() + $3::interval
           order by (d.state = 'closed') desc, abs(extract(epoch from d.draws_at - clock_timestamp())) limit $4`,
    values: [feedCode, within, ahead, most],
  });
  return rows;
}

/** Official draws that closed without any entry of a result; pairs over two stations, which have none, follow their stations. @param late an interval since their time @returns their ids */
export async function readUndrawn(db: Queryable, late: string): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'postponed-lottery-draws',
    text: `select d.id from lottery_draw d
           where d.state = 'closed' and d.chain_id is null and d.first_station is null and d.draws_at < clock_timestamp() - $1::interval
             and not exists (select from lottery_result_entry e where e.draw_id = d.id) order by d.id`,
    values: [late],
  });
  return rows.map(({ id }) => id);
}

/** Stores what came of a request to a feed. @param fault null: it delivered */
export async function storeFeedOutcome(db: Queryable, feedCode: string, fault: string | null): Promise<void> {
  await db.query(
    `insert into lottery_feed (code, delivered_at, fault, faulted_at)
     values ($1, case when $2::text is null then now() end, $2, case when $2 is not null then now() end)
     on conflict (code) do update set fault = excluded.fault,
       delivered_at = coalesce(excluded.delivered_at, lottery_feed.delivered_at),
       faulted_at = coalesce(excluded.faulted_at, lottery_feed.faulted_at)`,
    [feedCode, fault],
  );
}
