import { ODDS_SCALE } from '@marquee/contract/lottery/selection/price';
import { type LotteryLine, stakeOfLines } from '@marquee/contract/lottery/line';
import { MAX_MULTIPLE } from '../slip/unit-stakes';

export const CHASE_MODES = ['same', 'doubling', 'profit'] as const;
/** How stakes go on from issue to issue: the same, doubled every few issues, or so that a win earns a share of all stakes. */
export type ChaseMode = (typeof CHASE_MODES)[number];

export interface ChaseTerms {
  readonly mode: ChaseMode;
  readonly issues: number;
  /** Of the first issue. */
  readonly multiple: number;
  /** Doubling: after how many issues. */
  readonly doubleEvery: number;
  /** Profit: percent of what is staked by then. */
  readonly profitPercent: number;
}

/** One issue of a chase. Amounts in ledger units. */
export interface ChaseStep {
  readonly multiple: number;
  readonly stake: bigint;
  /** With all issues before it. */
  readonly staked: bigint;
  /** What one winning bet leaves over; below 0 it does not cover the stakes. */
  readonly profit: bigint;
}

/**
 * The issues of a chase.
 * @param lines what is bet once, of multiple 1
 * @returns fewer issues than asked for where the profit cannot be reached, or needs a multiple above the largest
 */
export function planChase(lines: readonly LotteryLine[], terms: ChaseTerms): readonly ChaseStep[] {
  const stake = stakeOfLines(lines);
  const win = leastWin(lines);
  const steps: ChaseStep[] = [];
  let staked = 0n;
  for (let at = 0; at < terms.issues; at++) {
    const multiple = multipleAt(at, terms, { stake, win, staked });
    if (multiple === null || multiple > MAX_MULTIPLE) return steps;
    const issueStake = stake * BigInt(multiple);
    staked += issueStake;
    steps.push({ multiple, stake: issueStake, staked, profit: win * BigInt(multiple) - staked });
  }
  return steps;
}

/** What the least paid of the bets wins with one unit. */
function leastWin(lines: readonly LotteryLine[]): bigint {
  const wins = lines.map(({ unitStake, odds }) => (unitStake * BigInt(odds)) / BigInt(ODDS_SCALE));
  return wins.reduce((least, win) => (win < least ? win : least), wins[0] ?? 0n);
}

interface SoFar {
  readonly stake: bigint;
  readonly win: bigint;
  /** Before the issue. */
  readonly staked: bigint;
}

const PERCENT = 100n;

function multipleAt(at: number, terms: ChaseTerms, { stake, win, staked }: SoFar): number | null {
  switch (terms.mode) {
    case 'same':
      return terms.multiple;
    case 'doubling':
      return terms.multiple * 2 ** Math.floor(at / terms.doubleEvery);
    case 'profit': {
      // multiple x win >= (staked + multiple x stake) x (1 + profit)
      const share = PERCENT + BigInt(terms.profitPercent);
      const gain = win * PERCENT - stake * share;
      if (gain <= 0n) return null;
      const least = Number((staked * share + gain - 1n) / gain);
      return Math.max(terms.multiple, least);
    }
  }
}
