import { expect, type Page, test } from '@playwright/test';
import type { CallValue } from '../../shared/contract/src/calls/index';
import { parseAmount } from '../../shared/contract/src/amount';
import { fairDrawFrom } from '../../shared/contract/src/fairness/fair-draw';
import { formatLines, readLines, stakeOfLines } from '../../shared/contract/src/lottery/line';
import { randomPick } from '../../shared/contract/src/lottery/random-pick';
import { lotteryRules } from '../../shared/contract/src/lottery/rules';
import { payoutOf } from '../../shared/contract/src/lottery/selection/price';
import { payIn } from '../support/deposit';
import { siteOf } from '../support/environment';
import { closeOwnIssue, openOwnIssue, type OwnIssue } from '../support/lottery-draws';
import { register } from '../support/new-member';
import { uniqueAccount } from '../support/unique';
import { openAs } from '../support/visitors';

const MERIDIAN = { brand: 'meridian', mobile: false };
const GAMES = ['FAST_5D_5', 'FAST_PK10_5', 'FAST_K3_5', 'FAST_11X5_5', 'FAST_LUCKY28_5'] as const;
const MODES = ['LOTT', 'ZY'] as const;

/** Boards of each sort, by the way to them, with the cells of one bet. */
const BOARDS: readonly {
  readonly game: string;
  readonly path: readonly string[];
  readonly cells: readonly string[];
}[] = [
  { game: 'FAST_5D_5', path: ['Position'], cells: ['Position 1, 3'] },
  { game: 'FAST_5D_5', path: ['Big, small, odd, even'], cells: ['Position 1, Big'] },
  { game: 'FAST_5D_5', path: ['Last two', 'Direct'], cells: ['Position 4, 1', 'Position 5, 2'] },
  { game: 'FAST_5D_5', path: ['Last three', 'Group 3'], cells: ['Twice, 1', 'Once, 2'] },
  { game: 'FAST_11X5_5', path: ['Any', 'Any 2'], cells: ['Bankers, 01', 'Others, 02'] },
  { game: 'FAST_K3_5', path: ['Sum', 'Sum'], cells: ['10'] },
];

type Ticket = CallValue<'lottery.orderDetail'>;

test('a member buys every kind of the fast lotteries; they are drawn and settled, and the record shows them', async ({
  browser,
}) => {
  const issues = await Promise.all(GAMES.map(openOwnIssue));
  const page = await openAs(browser, MERIDIAN.brand, 'guest');
  await register(page, MERIDIAN, uniqueAccount('fast'));
  await payIn(page, MERIDIAN, '2000000');

  const tickets: string[] = [];
  for (const issue of issues) for (const mode of MODES) tickets.push(await orderEveryKind(page, issue, mode));
  for (const game of new Set(BOARDS.map((board) => board.game))) await buyByClicks(page, game);

  await Promise.all(issues.map(closeOwnIssue));
  for (const ticket of tickets) await expectSettled(page, ticket);
  const bets = page.getByRole('tabpanel');
  await expect(bets.getByRole('listitem').first()).toContainText(/Won|Lost/);
  await page.goto(siteOf(MERIDIAN.brand, '/member/betting-record'));
  await page.getByRole('main').getByRole('button', { name: 'Details' }).first().click();
  const round = page.getByRole('dialog');
  await expect(round.getByRole('table', { name: /^Lines of the ticket/ })).toBeVisible();
  await page.context().close();
});

/** One line of each kind that the game offers in a mode, as one ticket. @returns its id */
async function orderEveryKind(
  page: Page,
  { gameCode, issue }: OwnIssue,
  prizeMode: (typeof MODES)[number],
): Promise<string> {
  const menu = await call<CallValue<'lottery.playMenu'>>(
    page,
    `/lgw/games/play_menu?gameCode=${gameCode}&prizeMode=${prizeMode}`,
  );
  const rules = lotteryRules(menu.shape);
  const offered = new Map(menu.kinds.map(({ code, odds }) => [code, odds]));
  const kinds = rules.kinds.filter(({ modes }) => modes.includes(prizeMode));
  expect([...offered.keys()].toSorted()).toEqual(kinds.map(({ code }) => code).toSorted());
  const draw = fairDrawFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const unitStake = parseAmount(menu.leastStake);
  const lines = kinds.map((kind) => ({
    kind,
    pick: randomPick(kind, draw),
    unitStake,
    odds: offered.get(kind.code) ?? 0,
  }));
  const placed = await call<CallValue<'lottery.order'>>(page, '/lgw/orders', {
    gameCode,
    issue,
    lines: formatLines(lines),
    ruleVersion: menu.ruleVersion,
    prizeGroup: menu.groups?.highest ?? null,
  });
  expect(parseAmount(placed.stake)).toBe(stakeOfLines(lines));
  return placed.ticketId;
}

/** Buys a bet of each board of a game in its room. */
async function buyByClicks(page: Page, game: string): Promise<void> {
  await page.goto(siteOf(MERIDIAN.brand, `/lottert?gameCode=${game}`));
  for (const { path, cells } of BOARDS.filter((board) => board.game === game)) {
    for (const name of path) await page.getByRole('radio', { name, exact: true }).last().click();
    for (const name of cells) await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Add to slip' }).click();
  }
  await page.getByRole('button', { name: 'Place bets' }).click();
  await expect(page.getByText('Pick numbers and add them to the slip.')).toBeVisible();
}

/** Waits for the settlement, and pays the lines again by the rules. */
async function expectSettled(page: Page, ticketId: string): Promise<void> {
  let detail: Ticket | undefined;
  await expect(async () => {
    detail = await call<Ticket>(page, `/lgw/orders/${ticketId}`);
    expect(detail.ticket.status).not.toBe('open');
  }).toPass();
  if (!detail) throw new Error(`no ticket ${ticketId}`);
  const rules = lotteryRules(detail.shape);
  const result = rules.compile(rules.readResult(detail.revisions.at(-1)?.result));
  const paid = readLines(rules, detail.lines)
    .map(({ kind, pick, unitStake, odds }) => payoutOf(kind, pick, unitStake, odds, result))
    .reduce((sum, payout) => sum + payout, 0n);
  expect([ticketId, parseAmount(detail.ticket.payout)]).toEqual([ticketId, paid]);
}

/** A call in the session of the page. @param body makes it a POST */
function call<Value>(page: Page, path: string, body?: object): Promise<Value> {
  return page.evaluate(
    async ([url, text]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const response = await fetch(url, text === null ? {} : { method: 'POST', headers, body: text });
      const envelope = (await response.json()) as { success: boolean; value: Value };
      if (!envelope.success) throw new Error(`${url}: ${JSON.stringify(envelope)}`);
      return envelope.value;
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}
