import type { CallValue } from '@marquee/contract/calls/index';
import type pg from 'pg';

interface FeedRow {
  readonly code: string;
  readonly delivered_at: Date | null;
  readonly fault: string | null;
  readonly faulted_at: Date | null;
  readonly waiting: bigint;
}

/** What came of the last requests to feeds, and how many draws wait for them. */
export async function readFeeds(pool: pg.Pool): Promise<CallValue<'lotteryDraws.feeds'>> {
  const { rows } = await pool.query<FeedRow>({
    name: 'lottery-feeds',
    text: `select f.code, f.delivered_at, f.fault, f.faulted_at,
             (select count(*) from lottery_draw d join lottery_game g on g.id = d.lottery_id
              where g.source = 'feed' and d.state = 'closed' and d.draws_at <= clock_timestamp()
                and not exists (select from lottery_result_entry e where e.draw_id = d.id and e.feed = f.code)) as waiting
           from lottery_feed f order by f.code`,
  });
  return rows.map(({ code, delivered_at, fault, faulted_at, waiting }) => ({
    feed: code,
    deliveredAt: delivered_at?.toISOString() ?? null,
    fault,
    faultedAt: faulted_at?.toISOString() ?? null,
    waiting: Number(waiting),
  }));
}
