import type { LotterySettingValues } from '@marquee/contract/calls/lottery-risk-admin';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { parseAmount } from '@marquee/contract/money';

const LIMITS = ['ticketLimit', 'memberLimit', 'drawLimit', 'payoutLimit', 'outcomeLimit', 'poolLimit'] as const;

/** Whether a change needs another operator: other odds, or more that a draw may cost. Tighter limits and closing do not. */
export function isLooser(shape: LotteryShape, before: LotterySettingValues, after: LotterySettingValues): boolean {
  return (
    hasOtherOdds(shape, before, after) ||
    LIMITS.some((name) => isAbove(amountOf(after[name]), amountOf(before[name]))) ||
    isAbove(after.halfFrom, before.halfFrom) ||
    // The largest group has the best odds; none is credit only.
    (after.groups?.highest ?? 0) > (before.groups?.highest ?? 0)
  );
}

/** Kinds without odds of the brand have those of the rules. */
function hasOtherOdds(shape: LotteryShape, before: LotterySettingValues, after: LotterySettingValues): boolean {
  const oddsOf = ({ odds }: LotterySettingValues, code: string) => odds.find(({ kind }) => kind === code)?.odds;
  return lotteryRules(shape).kinds.some(
    ({ code, odds }) => (oddsOf(before, code) ?? odds) !== (oddsOf(after, code) ?? odds),
  );
}

const amountOf = (amount: string | null): bigint | null => (amount === null ? null : parseAmount(amount));

/** Null is no bound. */
const isAbove = <Value extends bigint | number>(after: Value | null, before: Value | null): boolean =>
  before !== null && (after === null || after > before);
