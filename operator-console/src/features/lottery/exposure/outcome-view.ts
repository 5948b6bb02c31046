import { formatAmount, parseAmount } from '@marquee/contract/amount';
import type { ExposureBoard } from '@marquee/contract/calls/lottery-risk-admin';

export type ExposedOutcome = ExposureBoard['selected']['outcomes'][number];

/** What remains of the stakes of a kind when the number is drawn once. */
export const netAt = (stake: string, { used }: Pick<ExposedOutcome, 'used'>): string =>
  formatAmount(parseAmount(stake) - parseAmount(used));

/** Share of the limit that is used, 0 to 1. */
export function heatOf({ used, cap }: Pick<ExposedOutcome, 'used' | 'cap'>): number {
  const limit = Number(cap);
  return limit === 0 ? 1 : Math.min(1, Number(used) / limit);
}

export const stateOf = (outcome: ExposedOutcome): 'closed' | 'full' | 'half' | 'open' => {
  if (outcome.closed) return 'closed';
  if (parseAmount(outcome.used) >= parseAmount(outcome.cap)) return 'full';
  return outcome.paysHalf ? 'half' : 'open';
};
