import { expect, type Page } from '@playwright/test';
import type { CallValue } from '../../shared/contract/src/calls/index';
import type { LotteryResult } from '../../shared/contract/src/lottery/result';
import type { LotteryMode } from '../../shared/contract/src/lottery/selection/kind';
import { siteOf } from './environment';
import { type OfficialDraw, openOfficialDay } from './lottery-draws';
import { drawByFeed, drawByTwoPersons, resultsOf } from './lottery-results';
import { call, expectSettled, gamesOf, linesPaid, orderEveryKind, type Ticket } from './lottery-tickets';

type Game = Awaited<ReturnType<typeof gamesOf>>[number];

interface PlayedDraw extends OfficialDraw {
  readonly result: LotteryResult;
}

interface OfficialJourney {
  readonly area: 'VN' | 'SEA' | 'LOTT';
  /** Of which every kind is bought; credit alone without any. */
  readonly modes?: readonly LotteryMode[];
  /** Bets by clicks in the room of a lottery, if there are some. */
  buyByClicks(gameCode: string): Promise<boolean>;
  /** Stations of lotteries that draw at several on a day. */
  readonly stations?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Every lottery of an area: a ticket of all kinds, bets by clicks, results by the feed and by two persons, and the settlement.
 * @returns the settled tickets
 */
export async function playArea(
  page: Page,
  { area, modes = ['ZY'], buyByClicks, stations = {} }: OfficialJourney,
): Promise<readonly Ticket[]> {
  const tickets: string[] = [];
  for (const game of await gamesOf(page, area)) {
    // Draws of pairs follow those of their stations, which nobody draws by hand: `pair-draws.db.test.ts`.
    if (game.shape === 'vn-pair') continue;
    const draws = await openDraws(game, stations[game.gameCode]);
    for (const draw of draws) for (const mode of modes) await orderEveryKind(page, draw, mode, draw.result);
    const isClicked = await buyByClicks(game.gameCode);
    const orders = await ordersOf(page, game, draws);
    expect(orders.length).toBeGreaterThanOrEqual(draws.length * modes.length + (isClicked ? 1 : 0));
    for (const [at, draw] of draws.entries()) await (at === 0 ? drawByFeed : drawByTwoPersons)(draw, draw.result);
    tickets.push(...orders);
  }
  const settled: Ticket[] = [];
  for (const ticket of tickets) settled.push(await expectSettled(page, ticket));
  return settled;
}

/** A draw of each result: on one day where there are stations, else on days of their own. */
async function openDraws({ gameCode, shape }: Game, stations: readonly string[] = []): Promise<readonly PlayedDraw[]> {
  const results = resultsOf(shape);
  const draws: OfficialDraw[] = [];
  if (stations.length > 0) draws.push(...(await openOfficialDay(gameCode, stations)));
  else for (const _ of results) draws.push(...(await openOfficialDay(gameCode)));
  return draws.flatMap((draw, at) => {
    const result = results[at % results.length];
    return result ? [{ ...draw, result }] : [];
  });
}

/** The member's tickets in draws of a game. */
async function ordersOf(page: Page, { gameCode }: Game, draws: readonly OfficialDraw[]): Promise<string[]> {
  const path = `/lgw/orders?gameCode=${gameCode}&pageNo=1&pageSize=50`;
  const { content } = await call<CallValue<'lottery.orders'>>(page, path);
  return content.filter(({ issue }) => draws.some((draw) => draw.issue === issue)).map(({ ticketId }) => ticketId);
}

/**
 * Opens every ticket in the betting record, the only bets of the member: its lines with what each was paid, and the prizes or
 * balls of its draw.
 */
export async function expectInRecord(page: Page, brand: string, tickets: readonly Ticket[]): Promise<void> {
  await page.goto(siteOf(brand, '/member/betting-record'));
  const details = page.getByRole('main').getByRole('button', { name: 'Details' });
  await expect(details).toHaveCount(tickets.length);
  const missing = new Map(tickets.map((detail) => [detail.ticket.ticketId, detail]));
  for (let at = 0; at < tickets.length; at += 1) {
    await details.nth(at).click();
    await expect(page).toHaveURL(/[?&]bet=/);
    const betId = new URL(page.url()).searchParams.get('bet') ?? '';
    const detail = missing.get(betId);
    if (!detail) throw new Error(`the record has ${betId}, which is no ticket or comes twice`);
    await expectRound(page, detail);
    missing.delete(betId);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/[?&]bet=/);
  }
}

async function expectRound(page: Page, detail: Ticket): Promise<void> {
  const paid = linesPaid(detail);
  const isWon = paid.some((payout) => payout > 0n);
  const round = page.getByRole('dialog');
  const lines = round.getByRole('table', { name: /^Lines of the ticket/ });
  await expect(lines.locator('tbody tr')).toHaveCount(paid.length);
  await expect(lines.locator('tbody tr[data-won]')).toHaveCount(paid.filter((payout) => payout > 0n).length);
  if (isWon) await expect(round.locator('mark').first()).toBeVisible();
  const result = detail.revisions.at(-1)?.result;
  if (!result) throw new Error(`${detail.ticket.ticketId} has no result`);
  if ('balls' in result) {
    await expect(round.getByRole('img', { name: new RegExp(`^${result.balls.join(' ')}`) })).toBeVisible();
    return;
  }
  const prizes = round.getByRole('table', { name: 'Prizes' });
  await expect(prizes.getByText(result.prizes[0]?.[0] ?? '', { exact: true })).toBeVisible();
  if (isWon) await expect(prizes.locator('mark').first()).toBeVisible();
}
