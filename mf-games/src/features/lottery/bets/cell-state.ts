import type { CallValue } from '@marquee/contract/calls/index';
import type { Cell } from '@marquee/contract/lottery/boards';

/** Whether an outcome takes bets in an issue; `half` pays half the odds. */
export type CellState = 'open' | 'half' | 'closed';

/** @param room entries without outcomes are about a kind as a whole */
export function cellState({ kind, outcome }: Cell, { closed, half }: CallValue<'lottery.room'>): CellState {
  const isAmong = (entries: typeof closed) =>
    entries.some(
      (entry) =>
        entry.kind === kind.code &&
        (entry.outcomes.length === 0 || entry.outcomes.includes(kind.outcomes.nameOf(outcome))),
    );
  if (isAmong(closed)) return 'closed';
  return isAmong(half) ? 'half' : 'open';
}
