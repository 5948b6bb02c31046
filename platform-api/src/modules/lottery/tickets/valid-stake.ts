import type { LotteryLine } from '@marquee/contract/lottery/line';
import { stakeOf } from '@marquee/contract/lottery/selection/price';

/** Bets on more of a list than this part of its outcomes are no valid bet: they hardly risk anything. */
const COVERED_SHARE = 0.7;

/** What of a ticket's stake counts as valid bet. @returns ledger units */
export function validStakeOf(lines: readonly LotteryLine[]): bigint {
  const outcomes = new Map<string, Set<number>>();
  for (const { kind, pick } of lines) {
    if (kind.family !== 'list') continue;
    const covered = outcomes.get(kind.code) ?? new Set();
    for (const outcome of pick[0] ?? []) covered.add(outcome);
    outcomes.set(kind.code, covered);
  }
  return lines.reduce((sum, { kind, pick, unitStake }) => {
    const covered = outcomes.get(kind.code)?.size ?? 0;
    const isCovered = kind.outcomes.size > 1 && covered > kind.outcomes.size * COVERED_SHARE;
    return isCovered ? sum : sum + stakeOf(kind, pick, unitStake);
  }, 0n);
}
