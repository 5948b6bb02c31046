import { randomInt, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { formatLines, type LotteryLine } from '@marquee/contract/lottery/line';
import { randomPick } from '@marquee/contract/lottery/random-pick';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type pg from 'pg';
import { TEST_BRAND } from '../src/modules/money/ledger/money.fixture';
import { readBrandGame } from '../src/modules/lottery/games/brand-game-repository';
import { TEST_LOTTERY } from '../src/modules/lottery/lottery.fixture';
import { exposureSizes, requestOf } from '../src/modules/lottery/tickets/place-ticket';
import { priceTicket } from '../src/modules/lottery/tickets/price-ticket';
import { openExposure, placeTickets } from '../src/modules/lottery/tickets/ticket-statements';
import { hashToken, newToken } from '../src/platform/secrets';

const RULES = lotteryRules('vn-north');
/** Ledger units of a unit stake. */
const UNIT_STAKE = 1_000n;
/** Kinds as members bet them: mostly two digits, some of three, some combinations. */
const KINDS = ['lo2', 'lo2', 'lo2', 'de', 'de', 'lo3', 'db3', 'x2', 'x3'];
const BLOCK = 1_024;
/** Tickets of one transaction. */
const BATCH = 64;

/** A ticket's text of so many random lines. */
export function randomLines(count: number): string {
  const lines = Array.from({ length: count }, (): LotteryLine => {
    const kind = RULES.kind(KINDS[randomInt(KINDS.length)] ?? 'de');
    if (!kind) throw new Error('the North has lost a kind');
    return { kind, pick: randomPick(kind, (below) => randomInt(below)), unitStake: UNIT_STAKE, odds: kind.odds };
  });
  return formatLines(lines);
}

/** A number of lines per ticket, each as likely. */
export const linesUpTo = (most: number) => (): number => 1 + randomInt(most);

/** A session of each member at the site. @returns tokens */
export async function openSessions(pool: pg.Pool, brandId: number, members: readonly bigint[]): Promise<string[]> {
  const tokens = members.map(() => newToken());
  await pool.query(
    `insert into session (token_hash, member_id, brand_id, created_at, last_seen_at, expires_at, ip, user_agent, method)
     select h, m, $3, now(), now(), now() + interval '1 day', '127.0.0.1', 'bench', 'username'
     from unnest($1::bytea[], $2::bigint[]) as s(h, m)`,
    [tokens.map(hashToken), members, brandId],
  );
  return tokens;
}

interface OrderLoad {
  readonly host: string;
  readonly gameCode: string;
  readonly issue: string;
  readonly tokens: readonly string[];
  readonly lineCount: () => number;
}

/**
 * Writes complete HTTP requests that order tickets, each preceded by its length in 4 bytes.
 * @returns the lines of the requests in order
 */
export async function writeOrders(file: string, count: number, load: OrderLoad): Promise<number[]> {
  const out = createWriteStream(file);
  const lineCounts: number[] = [];
  for (let position = 0; position < count; position += BLOCK)
    for (let at = 0; at < BLOCK; at += 1) {
      const lines = load.lineCount();
      lineCounts.push(lines);
      const request = orderOf(load, lines);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(request.length);
      out.write(length);
      if (!out.write(request)) await once(out, 'drain');
    }
  out.end();
  await once(out, 'close');
  return lineCounts;
}

function orderOf({ host, gameCode, issue, tokens }: OrderLoad, lines: number): Buffer {
  const body = JSON.stringify({ gameCode, issue, lines: randomLines(lines), ruleVersion: RULES.version });
  return Buffer.from(
    `POST /lgw/orders HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nAuthorization: Bearer ${tokens[randomInt(tokens.length)]}\r\n` +
      `Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

interface FilledDraw {
  readonly drawId: bigint;
  readonly members: readonly bigint[];
  readonly tickets: number;
  readonly linesOfTicket: number;
}

/** Places tickets by the product's own function, in batches, without HTTP. */
export async function placeLines(
  pool: pg.Pool,
  { drawId, members, tickets, linesOfTicket }: FilledDraw,
): Promise<void> {
  const game = await readBrandGame(pool, TEST_BRAND.id, TEST_LOTTERY.code);
  if (!game) throw new Error('the brand offers no lottery');
  await openExposure(pool, String(drawId), game.brandId, exposureSizes(game));
  let left = tickets;
  const fill = async () => {
    for (; left > 0; ) {
      const size = Math.min(BATCH, left);
      left -= size;
      const requests = Array.from({ length: size }, () => {
        const order = { lines: randomLines(linesOfTicket), ruleVersion: RULES.version, prizeGroup: null };
        const orderer = { member: { id: members[randomInt(members.length)] ?? 0n }, idempotencyKey: randomUUID() };
        return requestOf(game, { id: drawId }, priceTicket(game, order, null), orderer);
      });
      await placeTickets(pool, requests);
    }
  };
  await Promise.all([fill(), fill()]);
}
