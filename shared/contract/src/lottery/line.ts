import type { LotteryRules } from './define-rules';
import { formatSelection, readSelection, SelectionError, type SelectionFault } from './selection/read-selection';
import type { CompiledResult, LotteryKind, Pick } from './selection/kind';
import { largestPayout, payoutOf, stakeOf } from './selection/price';
import { isPushed } from './selection/winning-units';

/** One bet of a ticket. Its text is `kind selection unit-stake odds`; the lines of a ticket are joined by `;`. */
export interface LotteryLine {
  readonly kind: LotteryKind;
  readonly pick: Pick;
  /** Ledger units. */
  readonly unitStake: bigint;
  /** Thousandths. */
  readonly odds: number;
}

export const TICKET_MAX_LINES = 1_000;
export const TICKET_MAX_LENGTH = 100_000;

export type LineFault =
  | SelectionFault
  | 'wrong_line'
  | 'unknown_kind'
  | 'wrong_stake'
  | 'wrong_odds'
  | 'ticket_too_large';

export class LineError extends Error {
  override readonly name = 'LineError';
  /**
   * @param line the line at fault, from 0
   * @param outcome the selected name at fault
   */
  constructor(
    readonly code: LineFault,
    readonly line: number,
    readonly outcome = '',
  ) {
    super(`line ${line}: ${code}${outcome && ` ${outcome}`}`);
  }
}

const WHOLE_NUMBER = /^[1-9][0-9]{0,14}$/;

/** @throws LineError for the first line at fault, before anything large is read */
export function readLines(rules: LotteryRules, text: string): readonly LotteryLine[] {
  if (text.length > TICKET_MAX_LENGTH) throw new LineError('ticket_too_large', 0);
  const lines = text.split(';');
  if (lines.length > TICKET_MAX_LINES) throw new LineError('ticket_too_large', TICKET_MAX_LINES);
  return lines.map((line, at) => readLine(rules, line, at));
}

export const formatLines = (lines: readonly LotteryLine[]): string =>
  lines
    .map(({ kind, pick, unitStake, odds }) => `${kind.code} ${formatSelection(kind, pick)} ${unitStake} ${odds}`)
    .join(';');

function readLine(rules: LotteryRules, text: string, line: number): LotteryLine {
  const [code = '', selection = '', unitStake = '', odds = '', ...rest] = text.split(' ', 5);
  if (odds === '' || rest.length > 0) throw new LineError('wrong_line', line);
  const kind = rules.kind(code);
  if (!kind) throw new LineError('unknown_kind', line);
  if (!WHOLE_NUMBER.test(unitStake)) throw new LineError('wrong_stake', line);
  if (!WHOLE_NUMBER.test(odds)) throw new LineError('wrong_odds', line);
  try {
    return { kind, pick: readSelection(kind, selection), unitStake: BigInt(unitStake), odds: Number(odds) };
  } catch (error) {
    if (error instanceof SelectionError) throw new LineError(error.code, line, error.outcome);
    throw error;
  }
}

/** What lines cost together. @returns ledger units */
export const stakeOfLines = (lines: readonly LotteryLine[]): bigint =>
  lines.reduce((sum, { kind, pick, unitStake }) => sum + stakeOf(kind, pick, unitStake), 0n);

/**
 * The most that lines can be paid, one by one.
 * @deprecated since 1.3.0: `largestTicketPayout` of `lottery/ticket-payout` sees lines that exclude each other.
 */
export const largestPayoutOfLines = (lines: readonly LotteryLine[]): bigint =>
  lines.reduce((sum, { kind, pick, unitStake, odds }) => sum + largestPayout(kind, pick, unitStake, odds), 0n);

export interface Settlement {
  /** Ledger units, pushed stakes included. */
  readonly payout: bigint;
  /** Stakes that the result gave back: no valid bet. */
  readonly pushed: bigint;
}

/** What a result pays on lines. */
export function settleLines(lines: readonly LotteryLine[], result: CompiledResult): Settlement {
  let payout = 0n;
  let pushed = 0n;
  for (const { kind, pick, unitStake, odds } of lines) {
    payout += payoutOf(kind, pick, unitStake, odds, result);
    if (isPushed(kind, result)) pushed += stakeOf(kind, pick, unitStake);
  }
  return { payout, pushed };
}
