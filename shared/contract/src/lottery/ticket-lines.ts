import type { LotteryTicketDetail } from '../calls/lottery-orders';
import { LineError, type LotteryLine, readLines } from './line';
import type { LotteryResult } from './result';
import { type LotteryRules, lotteryRules } from './rules';
import type { CompiledResult } from './selection/kind';
import { payoutOf, stakeOf } from './selection/price';
import { drawnOutcomes } from './selection/winning-units';

/** A selected outcome. */
export interface TicketOutcome {
  readonly name: string;
  /** Whether the result that counts has it; in bets on numbers that stay out such a number loses. */
  readonly isDrawn: boolean;
}

export interface TicketLine {
  readonly line: LotteryLine;
  /** By column; the bankers of a combination come first. */
  readonly columns: readonly (readonly TicketOutcome[])[];
  /** Ledger units; the payout is null before the result, and where the stake was returned. */
  readonly stake: bigint;
  readonly payout: bigint | null;
}

/** The lines of a ticket under the result that counts. None where this page does not know the ticket's rules. */
export function ticketLines({ ticket, shape, lines, revisions }: LotteryTicketDetail): readonly TicketLine[] {
  const result = ticket.status === 'returned' ? undefined : revisions.at(-1)?.result;
  return linesUnder(lotteryRules(shape), lines, result ?? null);
}

/** The same of a text of lines. @param drawn null before the result, and where the stake was returned */
export function linesUnder(rules: LotteryRules, lines: string, drawn: LotteryResult | null): readonly TicketLine[] {
  const result = drawn && rules.compile(rules.readResult(drawn));
  try {
    return readLines(rules, lines).map((line) => lineUnder(line, result));
  } catch (error) {
    if (error instanceof LineError) return [];
    throw error;
  }
}

function lineUnder(line: LotteryLine, result: CompiledResult | null): TicketLine {
  const { kind, pick, unitStake, odds } = line;
  const drawn = result && drawnOutcomes(kind, pick, result);
  return {
    line,
    columns: pick.map((outcomes, column) =>
      outcomes.map((outcome) => ({
        name: kind.outcomes.nameOf(outcome),
        isDrawn: drawn?.[column]?.includes(outcome) ?? false,
      })),
    ),
    stake: stakeOf(kind, pick, unitStake),
    payout: result && payoutOf(kind, pick, unitStake, odds, result),
  };
}
