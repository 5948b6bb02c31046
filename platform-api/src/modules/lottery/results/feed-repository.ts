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
