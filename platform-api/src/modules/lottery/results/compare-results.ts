import type { LotteryResult } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';

/** Name of the only row of a result of balls. */
const BALLS = 'balls';

/** The rows in which two results of a shape differ: codes of prizes, or `balls`. */
export function differingRows(shape: LotteryShape, one: LotteryResult, other: LotteryResult): string[] {
  const { form } = lotteryRules(shape);
  if (form.type === 'balls') return isSame(one, other) ? [] : [BALLS];
  const rowsOf = (result: LotteryResult) => ('prizes' in result ? result.prizes : []);
  return form.rows.flatMap(({ code }, row) => (isSame(rowsOf(one)[row], rowsOf(other)[row]) ? [] : [code]));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rows in which any two of the entries differ. */
export function contradictionsOf(
  shape: LotteryShape,
  entries: readonly { readonly result: LotteryResult }[],
): string[] {
  const [first, ...others] = entries;
  if (!first) return [];
  return [...new Set(others.flatMap((other) => differingRows(shape, first.result, other.result)))];
}
