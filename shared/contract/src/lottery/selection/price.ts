import { choose } from '../../choose';
import { combinationParts, countUnits } from './count-units';
import type { CombinationKind, CompiledResult, LotteryKind, Pick } from './kind';
import { isPushed, winningUnits } from './winning-units';

/** Odds are in thousandths of the unit stake. */
export const ODDS_SCALE = 1_000;

/** What a selection costs. @param unitStake ledger units @returns ledger units */
export const stakeOf = (kind: LotteryKind, pick: Pick, unitStake: bigint): bigint =>
  BigInt(countUnits(kind, pick)) * BigInt(kind.cost) * unitStake;

/**
 * What a selection is paid, a pushed stake included, cut to a whole ledger unit.
 * @param odds thousandths, as placed
 */
export function payoutOf(
  kind: LotteryKind,
  pick: Pick,
  unitStake: bigint,
  odds: number,
  result: CompiledResult,
): bigint {
  if (isPushed(kind, result)) return stakeOf(kind, pick, unitStake);
  const units = winningUnits(kind, pick, result);
  return units === 0 ? 0n : payoutOfUnits(kind, units, unitStake, odds);
}

/** The most that a selection can be paid. */
export const largestPayout = (kind: LotteryKind, pick: Pick, unitStake: bigint, odds: number): bigint =>
  payoutOfUnits(kind, mostWinningUnits(kind, pick), unitStake, odds);

function payoutOfUnits(kind: LotteryKind, units: number, unitStake: bigint, odds: number): bigint {
  const parts = ODDS_SCALE * ((kind.family === 'list' && kind.tiers[0]) || 1);
  return (BigInt(units) * unitStake * BigInt(odds)) / BigInt(parts);
}

/** Most units that can win together, weighted as `winningUnits` does. */
export function mostWinningUnits(kind: LotteryKind, pick: Pick): number {
  switch (kind.family) {
    case 'list':
      return Math.min(kind.most.together, (pick[0]?.length ?? 0) * kind.most.each);
    case 'columns':
      return pick.reduce((units, { length }) => units * Math.min(kind.most.together, length * kind.most.each), 1);
    case 'group':
      return 1;
    default:
      return mostCombinations(kind, pick);
  }
}

function mostCombinations(kind: CombinationKind, pick: Pick): number {
  const { bankers, others } = combinationParts(pick);
  const rest = kind.k - bankers.length;
  switch (kind.family) {
    case 'none':
      return choose(others.length, kind.k);
    case 'all':
      return choose(Math.min(others.length, kind.drawn - bankers.length), rest);
    case 'cover': {
      // By how many of the drawn outcomes are among the others.
      const counts = Array.from({ length: kind.drawn + 1 }, (_, inOthers) =>
        kind.drawn - inOthers <= bankers.length ? choose(others.length - inOthers, rest - inOthers) : 0,
      );
      return Math.max(...counts);
    }
  }
}

/** What a line can cost the house. */
export interface Liability {
  /** Number of the kind. */
  readonly pool: number;
  /** -1: the pool as a whole. */
  readonly outcome: number;
  /** Ledger units. */
  readonly amount: bigint;
}

/** Lists of more outcomes are counted as a whole: numbers of four digits and more. */
const MOST_SINGLE_OUTCOMES = 1_000;

/** Whether exposure is counted by outcome; a kind that is not is counted as a whole. */
export const isCountedByOutcome = (kind: LotteryKind): boolean =>
  kind.family === 'list' && kind.tiers.length === 1 && kind.outcomes.size <= MOST_SINGLE_OUTCOMES;

/** Outcomes of a list by what one hit pays, rounded up; all other kinds as a whole by their largest payout. */
export function liabilities(kind: LotteryKind, pick: Pick, unitStake: bigint, odds: number): readonly Liability[] {
  const pool = kind.number;
  if (!isCountedByOutcome(kind)) return [{ pool, outcome: -1, amount: largestPayout(kind, pick, unitStake, odds) }];
  const scale = BigInt(ODDS_SCALE);
  const amount = (unitStake * BigInt(odds) + scale - 1n) / scale;
  return (pick[0] ?? []).map((outcome) => ({ pool, outcome, amount }));
}
