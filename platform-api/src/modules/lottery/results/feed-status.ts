import type { CallValue } from '@marquee/contract/calls/index';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type pg from 'pg';
import { differingRows } from './compare-results';
import { readEntries } from './result-entries';

interface FeedRow {
  readonly code: string;
  readonly delivered_at: Date | null;
  readonly fault: string | null;
  readonly faulted_at: Date | null;
  readonly waiting: bigint;
  readonly simulated: boolean;
}

/** What came of the last requests to feeds, and how many draws wait for them. */
export async function readFeeds(pool: pg.Pool): Promise<CallValue<'lotteryDraws.feeds'>> {
  const { rows } = await pool.query<FeedRow>({
    name: 'lottery-feeds',
    text: `select f.code, f.delivered_at, f.fault, f.faulted_at,
             (select count(*) from lottery_draw d join lottery_game g on g.id = d.lottery_id
              where g.source = 'feed' and d.state = 'closed' and d.draws_at <= clock_timestamp()
                and not exists (select from lottery_result_entry e where e.draw_id = d.id and e.feed = f.code)) as waiting,
             coalesce((select e.simulated from lottery_result_entry e where e.feed = f.code order by e.id desc limit 1), false) as simulated
           from lottery_feed f order by f.code`,
  });
  return Promise.all(
    rows.map(async ({ code, delivered_at, fault, faulted_at, waiting, simulated }) => ({
      feed: code,
      simulated,
      deliveredAt: delivered_at?.toISOString() ?? null,
      fault,
      faultedAt: faulted_at?.toISOString() ?? null,
      waiting: Number(waiting),
      late: (await readLate(pool, code)).map(nameOf),
      contradicted: await readContradicted(pool, code),
    })),
  );
}

/** Named in an answer. */
const MOST_LATE = 10;
/** Of these the contradicted ones are named. */
const LATEST_DELIVERED = 50;

interface NamedDraw {
  readonly id: bigint;
  readonly gameCode: string;
  readonly issue: string;
  readonly drawsAt: Date;
}

const nameOf = ({ id, gameCode, issue, drawsAt }: NamedDraw) => ({
  drawId: String(id),
  gameCode,
  issue,
  drawsAt: drawsAt.toISOString(),
});

async function readLate(pool: pg.Pool, feedCode: string): Promise<NamedDraw[]> {
  const { rows } = await pool.query<NamedDraw>({
    name: 'lottery-feed-late',
    text: `select d.id, g.code as "gameCode", d.issue, d.draws_at as "drawsAt"
           from lottery_draw d join lottery_game g on g.id = d.lottery_id
           where g.source = 'feed' and d.state = 'closed' and d.draws_at <= clock_timestamp()
             and not exists (select from lottery_result_entry e where e.draw_id = d.id and e.feed = $1)
           order by d.draws_at, d.id limit $2`,
    values: [feedCode, MOST_LATE],
  });
  return rows;
}

interface DeliveredDraw extends NamedDraw {
  readonly shape: LotteryShape;
  readonly delivered: LotteryResult;
  readonly counting: LotteryResult | null;
}

async function readContradicted(
  pool: pg.Pool,
  feedCode: string,
): Promise<CallValue<'lotteryDraws.feeds'>[number]['contradicted']> {
  const { rows } = await pool.query<DeliveredDraw>({
    name: 'lottery-feed-delivered',
    text: `select d.id, g.code as "gameCode", d.issue, d.draws_at as "drawsAt", g.shape, e.result as delivered, r.result as counting
           from (select distinct on (draw_id) draw_id, result, id from lottery_result_entry where feed = $1
                 order by draw_id desc, id desc limit $2) e
           join lottery_draw d on d.id = e.draw_id join lottery_game g on g.id = d.lottery_id
           left join lottery_result r on r.draw_id = d.id and r.revision = d.revision
           where d.state <> 'void' order by d.draws_at desc, d.id`,
    values: [feedCode, LATEST_DELIVERED],
  });
  const entries = await readEntries(
    pool,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((draw) => {
    const others = entries.filter(({ drawId, by }) => drawId === draw.id && by !== feedCode);
    const results = [...(draw.counting ? [draw.counting] : []), ...others.map(({ result }) => result)];
    const rows = new Set(results.flatMap((result) => differingRows(draw.shape, draw.delivered, result)));
    return rows.size === 0 ? [] : [{ ...nameOf(draw), rows: [...rows] }];
  });
}
