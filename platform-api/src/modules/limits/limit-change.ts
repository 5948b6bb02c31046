import { LIMIT_LOOSENING_MS } from '@marquee/contract/constants';

/** A limit as it is kept. `amount` in ledger units, seconds for the time at play; null: none. */
export interface KeptLimit {
  readonly amount: bigint | null;
  /** A looser one on its way; null when none waits. */
  readonly pending: { readonly amount: bigint | null; readonly from: Date } | null;
}

export const NO_LIMIT: KeptLimit = { amount: null, pending: null };

/** What holds at a moment: a looser limit whose time has come has taken the place of the old one. */
export function heldAt({ amount, pending }: KeptLimit, now: Date): KeptLimit {
  return pending && pending.from <= now ? { amount: pending.amount, pending: null } : { amount, pending };
}

/**
 * What becomes of a limit when the member wants another: the tighter one holds at once and ends the wait for a looser one;
 * the looser one, or none, begins after 24 hours, counted from the latest wish.
 */
export function changedLimit(kept: KeptLimit, wanted: bigint | null, now: Date): KeptLimit {
  const { amount } = heldAt(kept, now);
  const isLooser = amount !== null && (wanted === null || wanted > amount);
  if (!isLooser) return { amount: wanted, pending: null };
  return { amount, pending: { amount: wanted, from: new Date(now.getTime() + LIMIT_LOOSENING_MS) } };
}
