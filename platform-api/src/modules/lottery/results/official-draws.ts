import type { LotteryResult } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { Logger } from '../../../platform/logger';
import { differingRows } from './compare-results';
import { closeBetting } from './draw-change-repository';
import { insertEntry } from './result-entries';
import type { ResultFeed } from './result-feed';

/** Without any result so long after its time, a draw is void. */
const POSTPONED_FOR = '24 hours';
/** Feeds are asked again after so long, also for corrections of what they delivered. */
const ASK_EVERY_MS = 30_000;
/** Issues of one request, draws of one look, and how far back corrections are looked for. */
const MOST_ISSUES = 50;
const MOST_DRAWS = 200;
const CORRECTED_WITHIN = '2 days';
/** How far ahead a draw may already be out, against the calendar. */
const OUT_BEFORE = '3 days';

/** Reason of a void, which is public. */
const NO_RESULT = 'no_result';

export interface OfficialDraws {
  /**
   * Takes what feeds deliver, closes the betting of draws whose result is out before their time, and voids draws that nobody drew within a day.
   * @returns ids of the draws that were ended or closed
   */
  step(): Promise<bigint[]>;
}

interface AwaitedDraw {
  readonly id: bigint;
  readonly game: string;
  readonly shape: LotteryShape;
  readonly issue: string;
  /** It takes bets, by the calendar. */
  readonly isAhead: boolean;
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

  /** @returns ids of draws whose betting an early result has closed */
  async function takeDelivered(draws: readonly AwaitedDraw[], from: ResultFeed): Promise<bigint[]> {
    const closed: bigint[] = [];
    for (const game of new Set(draws.map((draw) => draw.game))) {
      const awaited = draws.filter((draw) => draw.game === game).slice(0, MOST_ISSUES);
      const results = await from.read(
        game,
        awaited.map(({ issue }) => issue),
      );
      for (const { issue, result, simulated } of results) {
        const draw = awaited.find((candidate) => candidate.issue === issue);
        // What a feed makes up for a demonstration says nothing about a draw that is to come.
        if (!draw || (draw.isAhead && simulated)) continue;
        const numbers = lotteryRules(draw.shape).readResult(result);
        if (draw.delivered && differingRows(draw.shape, draw.delivered, numbers).length === 0) continue;
        await inTransaction(pool, async (tx) => {
          if (draw.isAhead && (await closeBetting(tx, draw.id))) {
            log.error({ game, issue, feed: from.code }, 'a lottery result is out before its time: betting was closed');
            closed.push(draw.id);
          }
          await insertEntry(tx, { drawId: draw.id, by: { feed: from.code }, result: numbers, simulated });
        });
      }
    }
    return closed;
  }

  /** @returns ids of draws whose betting an early result has closed */
  async function askFeed(from: ResultFeed): Promise<bigint[]> {
    const draws = await readAwaited(pool, from.code);
    if (draws.length === 0) return [];
    const { closed, fault } = await takeDelivered(draws, from).then(
      (closed) => ({ closed, fault: null }),
      (err: unknown) => {
        log.warn({ err, feed: from.code }, 'a feed of lottery results could not be read');
        return { closed: [], fault: err instanceof Error ? err.message.slice(0, 200) : 'unknown' };
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
    return closed;
  }

  return {
    async step() {
      const changed: bigint[] = [];
      if (feed && timerMs() >= askAfterMs) {
        askAfterMs = timerMs() + ASK_EVERY_MS;
        changed.push(...(await askFeed(feed)));
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
      return [...changed, ...ids];
    },
  };
}

async function readAwaited(pool: pg.Pool, feedCode: string): Promise<AwaitedDraw[]> {
  const { rows } = await pool.query<AwaitedDraw>({
    name: 'awaited-lottery-results',
    text: `select d.id, g.code as game, g.shape, d.issue, d.state in ('scheduled', 'open') as "isAhead",
             (select e.result from lottery_result_entry e where e.draw_id = d.id and e.feed = $1 order by e.id desc limit 1) as delivered
           from lottery_draw d join lottery_game g on g.id = d.lottery_id
           where g.source = 'feed' and d.state <> 'void'
             and (d.draws_at <= clock_timestamp() or d.state in ('scheduled', 'open'))
             and d.draws_at > clock_timestamp() - $2::interval and d.draws_at < clock_timestamp() + $3::interval
           order by (d.state = 'closed') desc, abs(extract(epoch from d.draws_at - clock_timestamp())) limit $4`,
    values: [feedCode, CORRECTED_WITHIN, OUT_BEFORE, MOST_DRAWS],
  });
  return rows;
}
