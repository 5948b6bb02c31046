import type { LotteryResult } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type pg from 'pg';
import type { Logger } from '../../../platform/logger';
import { differingRows } from './compare-results';
import { insertEntry } from './result-entries';
import type { ResultFeed } from './result-feed';

/** Without any result so long after its time, a draw is void. */
const POSTPONED_FOR = '24 hours';
/** Feeds are asked again after so long, also for corrections of what they delivered. */
const ASK_EVERY_MS = 30_000;
/** Issues of one request, and how far back corrections are looked for. */
const MOST_ISSUES = 50;
const CORRECTED_WITHIN = '2 days';

/** Reason of a void, which is public. */
const NO_RESULT = 'no_result';

export interface OfficialDraws {
  /**
   * Takes what feeds deliver, and voids draws that nobody drew within a day.
   * @returns ids of the draws that were ended
   */
  step(): Promise<bigint[]>;
}

interface AwaitedDraw {
  readonly id: bigint;
  readonly game: string;
  readonly shape: LotteryShape;
  readonly issue: string;
  /** What the feed said last. */
  readonly delivered: LotteryResult | null;
}

/** @param timerMs monotonic milliseconds of the process */
export function createOfficialDraws(
  pool: pg.Pool,
  feed: ResultFeed | null,
  log: Logger,
  timerMs: () => number = () => performance.now(),
): OfficialDraws {
  let askAfterMs = -Infinity;

  async function takeDelivered(draws: readonly AwaitedDraw[], from: ResultFeed): Promise<void> {
    for (const game of new Set(draws.map((draw) => draw.game))) {
      const awaited = draws.filter((draw) => draw.game === game);
      const results = await from.read(
        game,
        awaited.map(({ issue }) => issue),
      );
      for (const { issue, result, simulated } of results) {
        const draw = awaited.find((candidate) => candidate.issue === issue);
        if (!draw) continue;
        const numbers = lotteryRules(draw.shape).readResult(result);
        if (draw.delivered && differingRows(draw.shape, draw.delivered, numbers).length === 0) continue;
        await insertEntry(pool, { drawId: draw.id, by: { feed: from.code }, result: numbers, simulated });
      }
    }
  }

  async function askFeed(from: ResultFeed): Promise<void> {
    const draws = await readAwaited(pool, from.code);
    if (draws.length === 0) return;
    const fault = await takeDelivered(draws, from).then(
      () => null,
      (err: unknown) => {
        log.warn({ err, feed: from.code }, 'a feed of lottery results could not be read');
        return err instanceof Error ? err.message.slice(0, 200) : 'unknown';
      },
    );
    await pool.query(
      `insert into lottery_feed (code, delivered_at, fault, faulted_at)
       values ($1, case when $2::text is null then now() end, $2, case when $2 is not null then now() end)
       on conflict (code) do update set fault = excluded.fault,
         delivered_at = coalesce(excluded.delivered_at, lottery_feed.delivered_at),
         faulted_at = coalesce(excluded.faulted_at, lottery_feed.faulted_at)`,
      [from.code, fault],
    );
  }

  return {
    async step() {
      if (feed && timerMs() >= askAfterMs) {
        askAfterMs = timerMs() + ASK_EVERY_MS;
        await askFeed(feed);
      }
      const { rows } = await pool.query<{ id: bigint }>({
        name: 'postponed-lottery-draws',
        text: `select d.id from lottery_draw d
               where d.state = 'closed' and d.chain_id is null and d.draws_at < clock_timestamp() - $1::interval
                 and not exists (select from lottery_result_entry e where e.draw_id = d.id) order by d.id`,
        values: [POSTPONED_FOR],
      });
      const ids = rows.map(({ id }) => id);
      for (const id of ids) await pool.query('select void_draw($1, $2)', [id, NO_RESULT]);
      return ids;
    },
  };
}

async function readAwaited(pool: pg.Pool, feedCode: string): Promise<AwaitedDraw[]> {
  const { rows } = await pool.query<AwaitedDraw>({
    name: 'awaited-lottery-results',
    text: `select d.id, g.code as game, g.shape, d.issue,
             (select e.result from lottery_result_entry e where e.draw_id = d.id and e.feed = $1 order by e.id desc limit 1) as delivered
           from lottery_draw d join lottery_game g on g.id = d.lottery_id
           where g.source = 'feed' and d.state in ('closed', 'drawn', 'settling', 'settled') and d.draws_at <= clock_timestamp()
             and d.draws_at > clock_timestamp() - $2::interval
           order by (d.state = 'closed') desc, d.draws_at desc limit $3`,
    values: [feedCode, CORRECTED_WITHIN, MOST_ISSUES],
  });
  return rows;
}
