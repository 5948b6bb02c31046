import type { CallValue } from '@marquee/contract/calls/index';
import type pg from 'pg';
import { differingRows } from './compare-results';
import { type NamedDraw, readDelivered, readFeedRows, readLate } from './feed-repository';
import { readEntries } from './result-entry-repository';

/** What came of the last requests to feeds, and how many draws wait for them. */
export async function readFeeds(pool: pg.Pool): Promise<CallValue<'lotteryDraws.feeds'>> {
  const rows = await readFeedRows(pool);
  return Promise.all(
    rows.map(async ({ code, delivered_at, fault, faulted_at, waiting, simulated }) => ({
      feed: code,
      simulated,
      deliveredAt: delivered_at?.toISOString() ?? null,
      fault,
      faultedAt: faulted_at?.toISOString() ?? null,
      waiting: Number(waiting),
      late: (await readLate(pool, code, MOST_LATE)).map(nameOf),
      contradicted: await readContradicted(pool, code),
    })),
  );
}

/** Named in an answer. */
const MOST_LATE = 10;
/** Of these the contradicted ones are named. */
const LATEST_DELIVERED = 50;

const nameOf = ({ id, gameCode, issue, drawsAt }: NamedDraw) => ({
  drawId: String(id),
  gameCode,
  issue,
  drawsAt: drawsAt.toISOString(),
});

async function readContradicted(
  pool: pg.Pool,
  feedCode: string,
): Promise<CallValue<'lotteryDraws.feeds'>[number]['contradicted']> {
  const rows = await readDelivered(pool, feedCode, LATEST_DELIVERED);
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
