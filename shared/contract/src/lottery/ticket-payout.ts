import type { LotteryRules } from './define-rules';
import type { LotteryLine } from './line';
import { groupByMarket, type MarketLines, paidByOutcome } from './market-lines';
import { largestPayout, payoutOf } from './selection/price';

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
