import { lotteryRules } from '@marquee/contract/lottery/rules';
import { readSelection } from '@marquee/contract/lottery/selection/read-selection';
import { expect, it } from 'vitest';
import { type ChaseTerms, planChase } from './chase-plan';

const kind = lotteryRules('five-digit').kind('p1');
if (!kind) throw new Error('no kind p1');

/** Stakes 100 a number, wins 980. */
const lineOf = (selection: string) => ({ kind, pick: readSelection(kind, selection), unitStake: 100n, odds: 9_800 });
const terms: ChaseTerms = { mode: 'same', issues: 5, multiple: 1, doubleEvery: 1, profitPercent: 50 };
const multiplesOf = (changes: Partial<ChaseTerms>, selection = '3') =>
  planChase([lineOf(selection)], { ...terms, ...changes }).map(({ multiple }) => multiple);

it('adds up what is staked, and what one win leaves over', () => {
  expect(planChase([lineOf('3.4')], { ...terms, issues: 3, multiple: 2 })).toEqual([
    { multiple: 2, stake: 400n, staked: 400n, profit: 1_560n },
    { multiple: 2, stake: 400n, staked: 800n, profit: 1_160n },
    { multiple: 2, stake: 400n, staked: 1_200n, profit: 760n },
  ]);
});

it('doubles every few issues', () => {
  expect(multiplesOf({ mode: 'doubling' })).toEqual([1, 2, 4, 8, 16]);
  expect(multiplesOf({ mode: 'doubling', multiple: 3, doubleEvery: 2 })).toEqual([3, 3, 6, 6, 12]);
});

it('raises the stake no more than a profit needs', () => {
  const steps = planChase([lineOf('0.1.2.3')], { ...terms, mode: 'profit', issues: 6 });
  expect(steps).toHaveLength(6);
  for (const [at, { multiple, staked, profit }] of steps.entries()) {
    expect(profit * 2n >= staked).toBe(true);
    const before = (steps[at - 1]?.staked ?? 0n) + 400n * BigInt(multiple - 1);
    const profitWithLess = 980n * BigInt(multiple - 1) - before;
    expect(multiple === 1 || profitWithLess * 2n < before).toBe(true);
  }
});

it('ends where the profit cannot be reached', () => {
  expect(multiplesOf({ mode: 'profit' }, '0.1.2.3.4.5.6')).toEqual([]);
  expect(multiplesOf({ mode: 'profit', issues: 50 }, '0.1.2.3.4.5').length).toBeLessThan(50);
});

it('ends before a multiple above the largest', () => {
  expect(multiplesOf({ mode: 'doubling', issues: 50 })).toHaveLength(14);
});
