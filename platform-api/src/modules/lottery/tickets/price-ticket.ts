import { atRisk } from '@marquee/contract/lottery/at-risk';
import { groupOdds, groupRebate } from '@marquee/contract/lottery/group-odds';
import { formatLines, LineError, type LotteryLine, readLines, stakeOfLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { liabilities } from '@marquee/contract/lottery/selection/price';
import { largestTicketPayout } from '@marquee/contract/lottery/ticket-payout';
import { formatAmount } from '@marquee/contract/money';
import { Failure } from '../../../platform/failure';
import { keptOdds } from '../../money/ledger/kept-odds';
import type { BrandGame } from '../games/brand-game-repository';

/** What a member's slip orders. */
export interface TicketOrder {
  /** `kind selection unit-stake odds`, joined by `;`. */
  readonly lines: string;
  readonly ruleVersion: number;
  /** Official mode; null: credit. */
  readonly prizeGroup: number | null;
}

/** What a ticket can cost at one outcome; outcome -1 is a pool as a whole, pool -1 the stakes of the draw. */
export interface OutcomeAmount {
  readonly pool: number;
  readonly outcome: number;
  /** Ledger units. */
  readonly amount: bigint;
  /** It was priced at half the odds. */
  readonly half: boolean;
}

export interface PricedTicket {
  readonly lines: readonly LotteryLine[];
  /** Canonical. */
  readonly text: string;
  readonly ruleVersion: number;
  readonly prizeGroup: number | null;
  /** Ledger units. */
  readonly stake: bigint;
  /** Of the ticket alone. */
  readonly validStake: bigint;
  /** The most that it can be paid, by its stake, hundredths. */
  readonly odds: number;
  readonly rebate: bigint;
  readonly amounts: readonly OutcomeAmount[];
}

/**
 * Reads and prices an order by the rules of the game and the brand's settings. What depends on other tickets is checked when it is placed.
 * @param largestGroup the member's
 * @throws Failure `rules_changed`, `line_invalid`, `ticket_too_large`, `stake_below_minimum`, `odds_changed`, `prize_group_refused`,
 *   `payout_above_limit`
 */
export function priceTicket(game: BrandGame, order: TicketOrder, largestGroup: number | null): PricedTicket {
  const rules = lotteryRules(game.shape);
  const { ruleVersion, prizeGroup } = order;
  if (ruleVersion !== rules.version) throw new Failure('rules_changed', { ruleVersion: rules.version });
  if (prizeGroup !== null) refuseGroup(game, prizeGroup, largestGroup);
  const lines = linesOf(game, order.lines);
  const halves = lines.map((line, at) => isHalfPriced(game, line, at, prizeGroup));
  const stake = stakeOfLines(lines);
  if (stake > game.ticketCap) throw new Failure('ticket_too_large', { limit: formatAmount(game.ticketCap) });
  const largest = largestTicketPayout(rules, lines);
  if (largest > game.payoutCap) throw new Failure('payout_above_limit', { limit: formatAmount(game.payoutCap) });
  const amounts = lines.flatMap(({ kind, pick, unitStake, odds }, at) =>
    liabilities(kind, pick, unitStake, odds).map((liability) => ({ ...liability, half: halves[at] ?? false })),
  );
  if (game.drawCap !== null) amounts.push({ pool: -1, outcome: -1, amount: stake, half: false });
  const rebate = prizeGroup === null ? 0n : groupRebate(stake, largestGroup ?? prizeGroup, prizeGroup);
  return {
    lines,
    text: formatLines(lines),
    ruleVersion,
    prizeGroup,
    stake,
    validStake: atRisk(rules, lines),
    odds: keptOdds(Number((largest * 100n) / stake)),
    rebate,
    amounts,
  };
}

function linesOf(game: BrandGame, text: string): readonly LotteryLine[] {
  try {
    const lines = readLines(lotteryRules(game.shape), text);
    for (const [line, { unitStake }] of lines.entries())
      if (unitStake < game.leastStake)
        throw new Failure('stake_below_minimum', { line, minimum: formatAmount(game.leastStake) });
    return lines;
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    const { code, line, outcome } = error;
    if (code === 'ticket_too_large') throw new Failure(code);
    throw new Failure('line_invalid', { line, fault: code, ...(outcome && { outcome }) });
  }
}

function refuseGroup(
  { lowestGroup, prizeGroup }: BrandGame,
  requestedGroup: number,
  largestGroup: number | null,
): void {
  if (
    prizeGroup === null ||
    lowestGroup === null ||
    requestedGroup < lowestGroup ||
    requestedGroup > (largestGroup ?? prizeGroup)
  )
    throw new Failure('prize_group_refused');
}

/** Thousandths that a unit of the kind pays at the brand now; null where the mode does not have the kind. */
export function oddsOf(game: BrandGame, kind: LotteryKind, prizeGroup: number | null): number | null {
  if (!kind.modes.includes(prizeGroup === null ? 'ZY' : 'LOTT')) return null;
  return prizeGroup === null ? (game.odds[kind.code] ?? kind.odds) : groupOdds(kind, prizeGroup);
}

/** What outcomes pay whose exposure has passed the brand's share of the cap. */
export const halfOf = (odds: number): number => Math.floor(odds / 2);

function isHalfPriced(game: BrandGame, { kind, odds }: LotteryLine, line: number, prizeGroup: number | null): boolean {
  const full = oddsOf(game, kind, prizeGroup);
  if (full === null) throw new Failure('line_invalid', { line, fault: 'unknown_kind' });
  if (odds === full) return false;
  if (odds === halfOf(full)) return true;
  throw new Failure('odds_changed', { line, odds: full });
}
