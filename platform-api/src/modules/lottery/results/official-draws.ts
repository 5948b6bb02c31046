import { lotteryRules } from '@marquee/contract/lottery/rules';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { Logger } from '../../../platform/logger';
import { voidUndrawn } from '../draws/draw-repository';
import { differingRows } from './compare-results';
import { closeBetting } from './draw-change-repository';
import { type AwaitedDraw, readAwaited, readUndrawn, storeFeedOutcome } from './feed-repository';
import { insertEntry } from './result-entry-repository';
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
    const draws = await readAwaited(pool, from.code, { within: CORRECTED_WITHIN, ahead: OUT_BEFORE, most: MOST_DRAWS });
    if (draws.length === 0) return [];
    const { closed, fault } = await takeDelivered(draws, from).then(
      (closed) => ({ closed, fault: null }),
      (err: unknown) => {
        log.warn({ err, feed: from.code }, 'a feed of lottery results could not be read');
        return { closed: [], fault: err instanceof Error ? err.message.slice(0, 200) : 'unknown' };
      },
    );
    await storeFeedOutcome(pool, from.code, fault);
    return closed;
  }

  return {
    async step() {
      const changed: bigint[] = [];
      if (feed && timerMs() >= askAfterMs) {
        askAfterMs = timerMs() + ASK_EVERY_MS;
        changed.push(...(await askFeed(feed)));
      }
      const ids = await readUndrawn(pool, POSTPONED_FOR);
      for (const id of ids) await voidUndrawn(pool, id, NO_RESULT);
      return [...changed, ...ids];
    },
  };
}
