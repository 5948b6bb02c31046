import { type LotteryLine, TICKET_MAX_LINES } from '@marquee/contract/lottery/line';
import type { LotteryRules } from '@marquee/contract/lottery/rules';
import { formatSelection, readSelection, SelectionError } from '@marquee/contract/lottery/selection/read-selection';
import type { KindPick } from '../bets/selection';

/** A bet on the slip. Its odds are looked up when the slip is shown: they follow the prize group. */
export interface SlipLine {
  readonly kind: string;
  /** Canonical text. */
  readonly selection: string;
  /** Ledger units, the multiple included. */
  readonly unitStake: string;
}

export interface Slip {
  /** The issue that it was made for; null while it is empty. */
  readonly issue: string | null;
  readonly lines: readonly SlipLine[];
}

export const EMPTY_SLIP: Slip = { issue: null, lines: [] };
export const SLIP_MAX_LINES = TICKET_MAX_LINES;

/** Adds bets, the latest first; equal selections become one with the stakes added up. */
export function addToSlip(slip: Slip, issue: string, picks: readonly KindPick[], unitStake: bigint): Slip {
  let { lines } = slip;
  for (const { kind, pick } of picks) {
    const line = { kind: kind.code, selection: formatSelection(kind, pick) };
    const equal = lines.find((other) => other.kind === line.kind && other.selection === line.selection);
    const stake = unitStake + BigInt(equal?.unitStake ?? 0);
    lines = [{ ...line, unitStake: String(stake) }, ...lines.filter((other) => other !== equal)];
  }
  return { issue: slip.issue ?? issue, lines: lines.slice(0, SLIP_MAX_LINES) };
}

export function removeFromSlip({ issue, lines }: Slip, line: SlipLine): Slip {
  const rest = lines.filter((other) => other !== line);
  return rest.length > 0 ? { issue, lines: rest } : EMPTY_SLIP;
}

/**
 * The slip as lines of a ticket; what the rules no longer know is left out.
 * @param oddsOf thousandths; undefined where the game does not offer the kind
 */
export function linesOfSlip(
  rules: LotteryRules,
  { lines }: Slip,
  oddsOf: (kind: string) => number | undefined,
): readonly (LotteryLine & { readonly line: SlipLine })[] {
  return lines.flatMap((line) => {
    const kind = rules.kind(line.kind);
    const odds = oddsOf(line.kind);
    if (!kind || odds === undefined) return [];
    try {
      const pick = readSelection(kind, line.selection);
      return [{ kind, pick, unitStake: BigInt(line.unitStake), odds, line }];
    } catch (error) {
      if (error instanceof SelectionError) return [];
      throw error;
    }
  });
}

/** Reads a stored slip; an unreadable one is empty. */
export function readSlip(text: string | null): Slip {
  if (text === null) return EMPTY_SLIP;
  try {
    const value: unknown = JSON.parse(text);
    return isSlip(value) ? value : EMPTY_SLIP;
  } catch {
    return EMPTY_SLIP;
  }
}

const isSlip = (value: unknown): value is Slip =>
  typeof value === 'object' &&
  value !== null &&
  'issue' in value &&
  (value.issue === null || typeof value.issue === 'string') &&
  'lines' in value &&
  Array.isArray(value.lines) &&
  value.lines.every(isSlipLine);

const isSlipLine = (value: unknown): value is SlipLine =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  'selection' in value &&
  typeof value.selection === 'string' &&
  'unitStake' in value &&
  typeof value.unitStake === 'string' &&
  /^[1-9]\d{0,14}$/.test(value.unitStake);
