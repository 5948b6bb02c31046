import { expect, type Page } from '@playwright/test';
import type { CallValue } from '../../shared/contract/src/calls/index';
import type { LotteryResult } from '../../shared/contract/src/lottery/result';
import { siteOf } from './environment';
import { type OfficialDraw, openOfficialDay } from './lottery-draws';
import { drawByFeed, drawByTwoPersons, resultsOf } from './lottery-results';
import { call, expectSettled, gamesOf, linesPaid, orderEveryKind, type Ticket } from './lottery-tickets';
import { type BoardBet, buyInRoom } from './official-room';

type Game = Awaited<ReturnType<typeof gamesOf>>[number];

interface PlayedDraw extends OfficialDraw {
  readonly result: LotteryResult;
}

interface OfficialJourney {
  readonly brand: string;
  readonly area: 'VN' | 'SEA' | 'LOTT';
  /** Of the rooms. */
  readonly path: string;
  readonly bets: readonly BoardBet[];
  /** Stations of lotteries that draw at several on a day. */
  readonly stations?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Every lottery of an area: a ticket of all kinds, bets by clicks, results by the feed and by two persons, and the settlement.
 * @returns the settled tickets
 */
export async function playArea(
  page: Page,
  { brand, area, path, bets, stations = {} }: OfficialJourney,
): Promise<readonly Ticket[]> {
  const tickets: string[] = [];
  for (const game of await gamesOf(page, area)) {
    const draws = await openDraws(game, stations[game.gameCode]);
    for (const draw of draws) await orderEveryKind(page, draw, 'ZY', draw.result);
    const placed = bets.filter(({ gameCode }) => gameCode === game.gameCode);
    if (placed.length > 0) await buyInRoom(page, brand, path, placed);
    const orders = await ordersOf(page, game, draws);
    expect(orders.length).toBeGreaterThanOrEqual(draws.length + (placed.length > 0 ? 1 : 0));
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

/** The betting record of a ticket: its lines by name with what each was paid, and the prizes with their hits. */
export async function expectInRecord(page: Page, brand: string, detail: Ticket): Promise<void> {
  const paid = linesPaid(detail);
  await page.goto(siteOf(brand, `/member/betting-record?bet=${detail.ticket.ticketId}`));
  const round = page.getByRole('dialog');
  const lines = round.getByRole('table', { name: /^Lines of the ticket/ });
  await expect(lines.locator('tbody tr')).toHaveCount(paid.length);
  await expect(lines.locator('tbody tr[data-won]')).toHaveCount(paid.filter((payout) => payout > 0n).length);
  const first = detail.revisions.at(-1)?.result;
  const prizes = round.getByRole('table', { name: 'Prizes' });
  if (first && 'prizes' in first)
    await expect(prizes.getByText(first.prizes[0]?.[0] ?? '', { exact: true })).toBeVisible();
  if (paid.some((payout) => payout > 0n)) await expect(prizes.locator('mark').first()).toBeVisible();
}
