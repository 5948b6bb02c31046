import { expect, type Page } from '@playwright/test';
import { parseAmount } from '../../shared/contract/src/amount';
import type { CallValue } from '../../shared/contract/src/calls/index';
import { fairDrawFrom } from '../../shared/contract/src/fairness/fair-draw';
import { formatLines, readLines, stakeOfLines } from '../../shared/contract/src/lottery/line';
import { randomPick } from '../../shared/contract/src/lottery/random-pick';
import { type LotteryRules, lotteryRules } from '../../shared/contract/src/lottery/rules';
import type { LotteryResult } from '../../shared/contract/src/lottery/result';
import type { LotteryKind, LotteryMode, Pick } from '../../shared/contract/src/lottery/selection/kind';
import { payoutOf } from '../../shared/contract/src/lottery/selection/price';
import { hitsOf, poolOf } from '../../shared/contract/src/lottery/selection/winning-units';

export type Ticket = CallValue<'lottery.orderDetail'>;
type Game = CallValue<'lottery.vnMenu'>['games'][number];

interface Order {
  readonly gameCode: string;
  readonly issue: string;
}

/** The lotteries of an area that the brand of the page offers. */
export const gamesOf = async (page: Page, area: Game['area']): Promise<readonly Game[]> =>
  (await call<CallValue<'lottery.vnMenu'>>(page, `/lgw/vn/games/game_menu?area=${area}`)).games;

/**
 * One line of each kind that the game offers in a mode, as one ticket; where the result is known beforehand, another line of each
 * kind that wins.
 * @returns its id
 */
export async function orderEveryKind(
  page: Page,
  { gameCode, issue }: Order,
  prizeMode: LotteryMode,
  drawn?: LotteryResult,
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
  const picks = kinds.flatMap((kind) => {
    const winning = drawn && winningPick(rules, kind, drawn);
    return [randomPick(kind, draw), ...(winning ? [winning] : [])].map((pick) => ({ kind, pick }));
  });
  const lines = picks.map((line) => ({ ...line, unitStake, odds: offered.get(line.kind.code) ?? 0 }));
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

/** One unit that wins; null where none of the kind does, as a result without a pair has no tod of one. */
function winningPick(rules: LotteryRules, kind: LotteryKind, drawn: LotteryResult): Pick | null {
  if (kind.family === 'columns' || kind.family === 'group') return null;
  const hits = poolOf(rules.compile(rules.readResult(drawn)), kind.pools[0]);
  const size = kind.family === 'list' ? 1 : kind.k;
  const outcomes: number[] = [];
  for (let outcome = 0; outcome < kind.outcomes.size && outcomes.length < size; outcome++)
    if (hitsOf(hits, outcome) > 0 !== (kind.family === 'none')) outcomes.push(outcome);
  return outcomes.length === size ? [outcomes] : null;
}

/** Waits for the settlement, and pays the lines again by the rules. */
export async function expectSettled(page: Page, ticketId: string): Promise<Ticket> {
  let detail: Ticket | undefined;
  await expect(async () => {
    detail = await call<Ticket>(page, `/lgw/orders/${ticketId}`);
    expect(detail.ticket.status).not.toBe('open');
  }).toPass();
  if (!detail) throw new Error(`no ticket ${ticketId}`);
  const paid = linesPaid(detail).reduce((sum, payout) => sum + payout, 0n);
  expect([ticketId, parseAmount(detail.ticket.payout)]).toEqual([ticketId, paid]);
  return detail;
}

/** What the rules pay on each line of a ticket, ledger units. */
export function linesPaid({ shape, lines, revisions }: Ticket): readonly bigint[] {
  const rules = lotteryRules(shape);
  const result = rules.compile(rules.readResult(revisions.at(-1)?.result));
  return readLines(rules, lines).map(({ kind, pick, unitStake, odds }) =>
    payoutOf(kind, pick, unitStake, odds, result),
  );
}

/** A call in the session of the page. @param body makes it a POST */
export function call<Value>(page: Page, path: string, body?: object): Promise<Value> {
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
