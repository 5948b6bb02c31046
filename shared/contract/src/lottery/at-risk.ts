import type { LotteryRules, Market } from './define-rules';
import { isReadFromNumbers, leastOfNumbers } from './drawn-numbers';
import { formatSelection } from './selection/read-selection';
import type { LotteryLine } from './line';
import { countUnits } from './selection/count-units';
import type { ListKind, LotteryKind, Pick } from './selection/kind';
import { largestPayout, payoutOf, stakeOf } from './selection/price';

/** Bets on more of a kind than this part of its units are no valid bet: they hardly risk anything. */
const COVERED_SHARE = 0.7;

/**
 * What of lines counts as valid bet: what can be lost, over all results, by everything that one member staked on a draw. Lines that
 * cover more than 70 % of a kind count nothing; of the others, what the worst result still pays is taken off. Lists on the digits of
 * drawn numbers are weighed together, exactly; other lines by market, one by one, so that their figure is never below the largest loss.
 * @returns ledger units
 */
export function atRisk(rules: LotteryRules, lines: readonly LotteryLine[]): bigint {
  const exposed = lines.filter(isExposedIn(lines));
  const stake = exposed.reduce((sum, { kind, pick, unitStake }) => sum + stakeOf(kind, pick, unitStake), 0n);
  const isRead = isReadFromNumbers(rules.numbers);
  const others = exposed.filter(({ kind }) => !isRead(kind));
  const returned =
    leastOfNumbers(
      rules.numbers,
      exposed.filter(({ kind }) => isRead(kind)),
    ) + groupByMarket(rules, others).reduce((sum, part) => sum + least(part), 0n);
  return stake > returned ? stake - returned : 0n;
}

/**
 * The most that lines can be paid together: lines of a market by the best of its results, where they may exclude each other, and all
 * others by the most that each can be paid. No result pays more.
 * @returns ledger units
 */
export function largestTicketPayout(rules: LotteryRules, lines: readonly LotteryLine[]): bigint {
  const groups = groupByMarket(rules, lines);
  const grouped = new Set(groups.flatMap((group) => group.lines));
  const alone = lines.filter((line) => !grouped.has(line));
  return (
    groups.reduce((sum, group) => sum + most(group), 0n) +
    alone.reduce((sum, { kind, pick, unitStake, odds }) => sum + largestPayout(kind, pick, unitStake, odds), 0n)
  );
}

/** Lines whose results can be told apart by one market; without a market, those of one pool that draws a single outcome. */
interface MarketLines {
  readonly market: Market | null;
  readonly lines: readonly LotteryLine[];
}

function groupByMarket({ markets }: LotteryRules, lines: readonly LotteryLine[]): readonly MarketLines[] {
  const groups = new Map<Market | string, LotteryLine[]>();
  for (const line of lines) {
    const group =
      markets.find(({ pools }) => line.kind.pools.every((pool) => pools.has(pool))) ?? singlePoolOf(line.kind);
    if (group === null) continue;
    const own = groups.get(group);
    if (own) own.push(line);
    else groups.set(group, [line]);
  }
  return [...groups].map(([group, own]) => ({ market: typeof group === 'string' ? null : group, lines: own }));
}

/** The pool of a list that draws one outcome, always; null for other kinds. */
const singlePoolOf = (kind: LotteryKind): string | null =>
  kind.family === 'list' && kind.pools.length === 1 && kind.outcomes.size * kind.chance.winning === kind.chance.total
    ? (kind.pools[0] ?? null)
    : null;

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

/** What lines are paid at the best result. */
function most({ market, lines }: MarketLines): bigint {
  if (!market) return largestOf([...paidByOutcome(lines).values()]);
  return largestOf(
    market
      .results()
      .map((result) =>
        lines.reduce((sum, { kind, pick, unitStake, odds }) => sum + payoutOf(kind, pick, unitStake, odds, result), 0n),
      ),
  );
}

const largestOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((largest, amount) => (amount > largest ? amount : largest), 0n);

function leastOfPool(lines: readonly LotteryLine[]): bigint {
  const paid = paidByOutcome(lines);
  if (paid.size < (lines[0]?.kind.outcomes.size ?? 0)) return 0n;
  return [...paid.values()].reduce((lowest, payout) => (payout < lowest ? payout : lowest));
}

/** What lines of one pool are paid by the outcome that is drawn. */
function paidByOutcome(lines: readonly LotteryLine[]): ReadonlyMap<number, bigint> {
  const paid = new Map<number, bigint>();
  for (const { kind, pick, unitStake, odds } of lines)
    for (const outcome of pick[0] ?? []) {
      const hit = payoutOf(
        kind,
        [[outcome]],
        unitStake,
        odds,
        new Map([[kind.pools[0] ?? '', new Map([[outcome, 1]])]]),
      );
      paid.set(outcome, (paid.get(outcome) ?? 0n) + hit);
    }
  return paid;
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
