/** What a player has put into a hand. Amounts in the wallet's integers. */
export interface Share {
  readonly seat: number;
  readonly put: number;
  readonly folded: boolean;
}

export interface Pot {
  readonly amount: number;
  /** Who can win it. */
  readonly seats: readonly number[];
}

/** Splits are whole hundredths of the currency unit. */
export const CHIP = 1_000;

/**
 * The main pot and the side pots: a player wins at most as much from another as they put in. What nobody else has matched
 * is not in a pot: it goes back.
 */
export function potsOf(shares: readonly Share[]): {
  readonly pots: Pot[];
  readonly back: { seat: number; amount: number } | null;
} {
  const puts = shares.map(({ put }) => put).sort((a, b) => b - a);
  // What a player leaves behind who folds on his own bet stays in the pot.
  const highest = shares.find(({ put, folded }) => !folded && put > (puts[1] ?? 0));
  const matched = (highest ? puts[1] : puts[0]) ?? 0;
  const back = highest ? { seat: highest.seat, amount: highest.put - matched } : null;
  const capped = shares.map((share) => ({ ...share, put: Math.min(share.put, matched) }));
  const levels = [...new Set(capped.filter(({ folded, put }) => !folded && put > 0).map(({ put }) => put))].sort(
    (a, b) => a - b,
  );
  const staying = shares.filter(({ folded }) => !folded).map(({ seat }) => seat);
  // All who had put anything in have left: what they leave is for those who stay.
  if (levels.length === 0) return { pots: [{ amount: puts.reduce((sum, put) => sum + put, 0), seats: staying }], back };
  const pots: Pot[] = [];
  let below = 0;
  for (const [index, level] of levels.entries()) {
    // What folded players have put in beyond the last level belongs to the last pot.
    const top = index === levels.length - 1 ? Number.MAX_SAFE_INTEGER : level;
    const amount = capped.reduce((sum, { put }) => sum + Math.max(0, Math.min(put, top) - below), 0);
    const seats = capped.filter(({ folded, put }) => !folded && put >= level).map(({ seat }) => seat);
    pots.push({ amount, seats });
    below = level;
  }
  return { pots, back };
}

export interface RakeRule {
  /** Of 10,000. */
  readonly bp: number;
  /** At most, of a hand. */
  readonly cap: number;
}

/** What the house takes of a pot, in whole chips. @param remainingCap of the cap */
export const rakeOf = (amount: number, { bp }: RakeRule, remainingCap: number): number =>
  Math.min(remainingCap, Math.floor((amount * bp) / 10_000 / CHIP) * CHIP);

/** Shares an amount among winners in whole chips; what cannot be shared goes to the first. @param seats in order from the button's left */
export function split(amount: number, seats: readonly number[]): Map<number, number> {
  const each = Math.floor(amount / seats.length / CHIP) * CHIP;
  const shares = new Map(seats.map((seat) => [seat, each]));
  const [first] = seats;
  if (first !== undefined) shares.set(first, amount - each * (seats.length - 1));
  return shares;
}
