import { LIMIT_LOOSENING_MS } from '@marquee/contract/constants';

/** A stored limit. `amount` in ledger units, seconds for the time at play; null: none. */
export interface StoredLimit {
  readonly amount: bigint | null;
  /** A looser limit that applies later; null when there is none. */
  readonly pending: { readonly amount: bigint | null; readonly from: Date } | null;
}

export const NO_LIMIT: StoredLimit = { amount: null, pending: null };

/** The limit at a moment: a pending one replaces the old one once its time has come. */
export function limitAt({ amount, pending }: StoredLimit, now: Date): StoredLimit {
  return pending && pending.from <= now ? { amount: pending.amount, pending: null } : { amount, pending };
}

/**
 * The limit after a member's request: a tighter one applies at once and cancels a pending looser one; a looser one, or none,
 * applies after 24 hours, counted from the latest request.
 */
export function changedLimit(storedLimit: StoredLimit, requested: bigint | null, now: Date): StoredLimit {
  const { amount } = limitAt(storedLimit, now);
  const isLooser = amount !== null && (requested === null || requested > amount);
  if (!isLooser) return { amount: requested, pending: null };
  return { amount, pending: { amount: requested, from: new Date(now.getTime() + LIMIT_LOOSENING_MS) } };
}
