import type { LotteryRules } from './define-rules';
import { isReadFromNumbers, leastOfNumbers } from './drawn-numbers';
import { type LotteryLine, settleLines, stakeOfLines } from './line';
import { groupByMarket, type MarketLines, paidByOutcome } from './market-lines';
import type { LotteryResult, ResultForm } from './result';
import { countUnits } from './selection/count-units';
import type { ListKind, LotteryKind, Pick } from './selection/kind';
import { payoutOf } from './selection/price';
import { formatSelection } from './selection/read-selection';
import { leastFound } from './worst-result';

/** Bets on more of a kind than this part of its units are no valid bet: they hardly risk anything. */
const COVERED_SHARE = 0.7;

/**
 * What of lines counts as valid bet: what can be lost, over all results, by everything that one member staked on a draw. Lines that
 * cover more than 70 % of a kind count nothing; of the others, what the worst result still pays is taken off. Lists on the digits of
 * drawn numbers and lines of one market are weighed exactly. For all others the worst result is searched: what is found can be lost
 * indeed, so that never more counts than is at risk.
 * @returns ledger units
 */
export const atRisk = (rules: LotteryRules, lines: readonly LotteryLine[]): bigint =>
  atRiskTogether(rules.form, [{ rules, lines }], (result) => [result]);

/** Lines on a draw. */
export interface DrawLines {
  readonly rules: LotteryRules;
  readonly lines: readonly LotteryLine[];
}

/**
 * What of lines on a pair of stations counts as valid bet, beside what lines on its stations count: no more than what all of them can
 * lose together.
 * @param stations in the order of the pair
 * @returns ledger units
 */
export function atRiskOfPair(pair: DrawLines, stations: readonly DrawLines[]): bigint {
  const alone = atRisk(pair.rules, pair.lines);
  const counted = stations.reduce((sum, { rules, lines }) => sum + atRisk(rules, lines), 0n);
  if (counted === 0n || alone === 0n) return alone;
  const together = atRiskTogether(pair.rules.form, [pair, ...stations], (result) => [
    result,
    ...stationResults(result),
  ]);
  return lesser(alone, together > counted ? together - counted : 0n);
}

/** Each prize row of a pair has the numbers of the first station, then those of the second. */
function stationResults(result: LotteryResult): readonly LotteryResult[] {
  if (!('prizes' in result)) return [];
  const half = (no: number) => ({
    prizes: result.prizes.map((row) => row.slice(no * (row.length / 2), (no + 1) * (row.length / 2))),
  });
  return [half(0), half(1)];
}

type ResultsOf = (result: LotteryResult) => readonly LotteryResult[];

/** @param resultsOf by draw, what a result means for it */
function atRiskTogether(form: ResultForm, draws: readonly DrawLines[], resultsOf: ResultsOf): bigint {
  const exposed = draws.map(({ rules, lines }) => ({ rules, lines: lines.filter(isExposedIn(lines)) }));
  const countOf = (of: readonly DrawLines[]) => of.reduce((sum, { lines }) => sum + lines.length, 0);
  if (countOf(exposed) === 0) return 0n;
  const risk = largestLoss(form, exposed, resultsOf);
  // What covers a kind counts nothing, but it pays where others lose.
  return countOf(exposed) === countOf(draws) ? risk : lesser(risk, largestLoss(form, draws, resultsOf));
}

function largestLoss(form: ResultForm, draws: readonly DrawLines[], resultsOf: ResultsOf): bigint {
  const stake = draws.reduce((sum, { lines }) => sum + stakeOfLines(lines), 0n);
  const floors = draws.filter(({ lines }) => lines.length > 0).map(floorOf);
  const floor = floors.reduce((sum, own) => sum + own.floor, 0n);
  const isExact = floors.length === 1 && floors.every((own) => own.isExact);
  const returned = isExact ? floor : searchWorst(form, draws, resultsOf, floor);
  return stake > returned ? stake - returned : 0n;
}

/** What no result pays less than, part by part; exact where there is one part. */
function floorOf({ rules, lines }: DrawLines): { floor: bigint; isExact: boolean } {
  const isRead = isReadFromNumbers(rules.numbers);
  const read = lines.filter(({ kind }) => isRead(kind));
  const others = lines.filter(({ kind }) => !isRead(kind));
  const groups = groupByMarket(rules, others);
  const grouped = groups.reduce((count, group) => count + group.lines.length, 0);
  return {
    floor: leastOfNumbers(rules.numbers, read) + groups.reduce((sum, group) => sum + least(group), 0n),
    isExact: grouped === others.length && groups.length + (read.length > 0 ? 1 : 0) <= 1,
  };
}

/** Results that a search settles at least, however many the lines are. */
const LEAST_RESULTS = 20;
/** Outcomes of lines that a search looks at. */
const SEARCH_OUTCOMES = 4_000_000;
/** What it costs to read a result, in outcomes. */
const RESULT_OUTCOMES = 1_500;

function searchWorst(form: ResultForm, draws: readonly DrawLines[], resultsOf: ResultsOf, floor: bigint): bigint {
  const outcomes = draws.reduce((sum, { lines }) => sum + outcomesOf(lines), RESULT_OUTCOMES * draws.length);
  const paidAt = (result: LotteryResult) =>
    resultsOf(result).reduce((paid, own, at) => {
      const draw = draws[at];
      return draw && draw.lines.length > 0 ? paid + settleLines(draw.lines, draw.rules.compile(own)).payout : paid;
    }, 0n);
  return leastFound({ form, floor, paidAt, limit: Math.max(LEAST_RESULTS, Math.floor(SEARCH_OUTCOMES / outcomes)) });
}

/** What settling lines looks at: their selected outcomes; a line by itself counts as some. */
const outcomesOf = (lines: readonly LotteryLine[]): number =>
  lines.reduce((sum, { pick }) => sum + pick.reduce((count, { length }) => count + length, 10), 0);

const lesser = (left: bigint, right: bigint): bigint => (left < right ? left : right);

/** What lines are paid at the worst result. */
function least({ market, lines }: MarketLines): bigint {
  if (!market) return leastOfPool(lines);
  let lowest: bigint | null = null;
  for (const result of market.results()) {
    let payout = 0n;
    for (const { kind, pick, unitStake, odds } of lines) payout += payoutOf(kind, pick, unitStake, odds, result);
    if (lowest === null || payout < lowest) lowest = payout;
    if (lowest === 0n) break;
  }
  return lowest ?? 0n;
}

function leastOfPool(lines: readonly LotteryLine[]): bigint {
  const paid = paidByOutcome(lines);
  if (paid.size < (lines[0]?.kind.outcomes.size ?? 0)) return 0n;
  return [...paid.values()].reduce((lowest, payout) => (payout < lowest ? payout : lowest));
}

/** Tells lines of kinds that are covered by no more than the share. */
function isExposedIn(lines: readonly LotteryLine[]): (line: LotteryLine) => boolean {
  const covered = new Set<string>();
  for (const kind of new Set(lines.map((line) => line.kind))) {
    const own = lines.filter((line) => line.kind === kind).map(({ pick }) => pick);
    if (coverageOf(kind, own) > COVERED_SHARE) covered.add(kind.code);
  }
  return ({ kind }) => !covered.has(kind.code);
}

/** The part of a kind's units that picks hold; equal picks count once. */
function coverageOf(kind: LotteryKind, picks: readonly Pick[]): number {
  if (kind.family === 'list') return listCoverage(kind, picks);
  if (kind.family !== 'columns' && kind.family !== 'all') return 0;
  const different = new Map(picks.map((pick) => [formatSelection(kind, pick), pick]));
  const all = Array.from({ length: kind.outcomes.size }, (_, outcome) => outcome);
  const whole = countUnits(kind, kind.family === 'columns' ? kind.pools.map(() => all) : [all]);
  return [...different.values()].reduce((units, pick) => units + countUnits(kind, pick), 0) / whole;
}

/** A list of one outcome covers nothing: its opposite is another kind. */
function listCoverage(kind: ListKind, picks: readonly Pick[]): number {
  if (kind.outcomes.size <= 1) return 0;
  return new Set(picks.flatMap(([outcomes = []]) => outcomes)).size / kind.outcomes.size;
}
