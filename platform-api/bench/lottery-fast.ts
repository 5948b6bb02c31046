import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { formatLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type pg from 'pg';
import { TEST_BRAND, UNIT } from '../src/modules/money/ledger/money.fixture';
import { readBrandGame } from '../src/modules/lottery/games/brand-game-repository';
import { seedLottery } from '../src/modules/lottery/lottery.fixture';
import { exposureSizes, requestOf } from '../src/modules/lottery/tickets/place-ticket';
import { priceTicket } from '../src/modules/lottery/tickets/price-ticket';
import { openExposure, placeTickets } from '../src/modules/lottery/tickets/ticket-statements';

/** A lottery of the calendar: the API opens, closes, draws and settles it as it does any other. */
const FAST = { id: 901, code: 'FAST_K3_1', gameId: 900_101 } as const;
const RULES = lotteryRules('k3');
const PLAYERS = 1_000;
/** Tickets of one transaction. */
const BATCH = 64;
const POLL_MS = 5;
/** Left to bet when the tickets are placed. */
const LEFT_MS = 10_000;

export const seedFastLottery = (pool: pg.Pool): Promise<number> =>
  seedLottery(pool, { ...FAST, area: 'FAST', shape: 'k3', source: 'own' });

/**
 * The next issue is played by 1,000 members who all win, and drawn by the API.
 * @returns milliseconds from the commit of the result to that of the last win
 */
export async function measureFastPayout(pool: pg.Pool, members: readonly bigint[]): Promise<number> {
  const drawId = await issueToPlay(pool);
  await placeOnAllSides(pool, drawId, members.slice(0, PLAYERS));
  await until(
    async () =>
      (await countOf(pool, 'select count(*)::int as count from lottery_result where draw_id = $1', drawId)) > 0,
  );
  const drawnMs = performance.now();
  await until(async () => (await countOf(pool, OPEN_BETS, drawId)) === 0);
  const paidMs = performance.now();
  const paid = await countOf(pool, 'select count(*)::int as count from lottery_payout where draw_id = $1', drawId);
  if (paid !== PLAYERS) throw new Error(`${paid} of ${PLAYERS} balances were paid`);
  return paidMs - drawnMs;
}

const OPEN_BETS = `select count(*)::int as count from lottery_ticket t join bet b on b.id = t.bet_id and b.placed_at = t.placed_at
  where t.draw_id = $1 and b.status = 'open'`;

/** The issue that takes bets, if there is time to place all; else the one after it. */
async function issueToPlay(pool: pg.Pool): Promise<bigint> {
  for (;;) {
    const { rows } = await pool.query<{ id: bigint }>(
      `select d.id from lottery_draw d join lottery_game g on g.id = d.lottery_id
       where g.code = $1 and d.state = 'open' and d.closes_at > clock_timestamp() + $2 * interval '1 millisecond'
       order by d.closes_at limit 1`,
      [FAST.code, LEFT_MS],
    );
    const [draw] = rows;
    if (draw) return draw.id;
    await wait(POLL_MS * 20);
  }
}

/** Big, small, odd and even: two of them win with every throw. */
async function placeOnAllSides(pool: pg.Pool, drawId: bigint, members: readonly bigint[]): Promise<void> {
  const game = await readBrandGame(pool, TEST_BRAND.id, FAST.code);
  const kind = RULES.kind('sides');
  if (!game || !kind) throw new Error('the brand offers no throw of three dice');
  await openExposure(pool, String(drawId), game.brandId, exposureSizes(game));
  const lines = formatLines([{ kind, pick: [[0, 1, 2, 3]], unitStake: UNIT, odds: kind.odds }]);
  const order = { lines, ruleVersion: RULES.version, prizeGroup: null };
  for (let at = 0; at < members.length; at += BATCH) {
    const requests = members.slice(at, at + BATCH).map((id) =>
      requestOf(game, { id: drawId }, priceTicket(game, order, null), {
        member: { id },
        idempotencyKey: randomUUID(),
      }),
    );
    const refused = (await placeTickets(pool, requests)).find(({ outcome }) => outcome !== 'ok');
    if (refused) throw new Error(`a ticket was refused: ${refused.outcome}`);
  }
}

async function countOf(pool: pg.Pool, text: string, drawId: bigint): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(text, [drawId]);
  return rows[0]?.count ?? 0;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await wait(POLL_MS);
}
