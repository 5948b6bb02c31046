export interface PlacedChip {
  readonly spot: string;
  readonly stake: number;
}

/** Chips that a player has laid down and not confirmed yet, in their order; several at once are one step. */
export type Steps = readonly (readonly PlacedChip[])[];

/** Stakes by spot. */
export function stakesOf(chips: Iterable<PlacedChip>): Map<string, number> {
  const stakes = new Map<string, number>();
  for (const { spot, stake } of chips) stakes.set(spot, (stakes.get(spot) ?? 0) + stake);
  return stakes;
}

export const sumOf = (chips: Iterable<PlacedChip>): number => [...chips].reduce((sum, { stake }) => sum + stake, 0);

export type Layed =
  | { readonly steps: Steps; readonly problem: null }
  | { readonly steps: Steps; readonly problem: string };

export interface Room {
  /** What a spot takes from the player in a round. */
  readonly maxOf: (spot: string) => number;
  /** The confirmed stake. */
  readonly confirmed: ReadonlyMap<string, number>;
  readonly balance: number;
}

/** Lays chips down as one step, all or none. */
export function lay(steps: Steps, chips: readonly PlacedChip[], { maxOf, confirmed, balance }: Room): Layed {
  const next = [...steps, chips];
  const pending = stakesOf(next.flat());
  for (const [spot, stake] of pending) {
    if (stake + (confirmed.get(spot) ?? 0) > maxOf(spot)) return { steps, problem: 'above_limit' };
  }
  if (sumOf(next.flat()) > balance) return { steps, problem: 'not_enough_money' };
  return chips.length > 0 ? { steps: next, problem: null } : { steps, problem: null };
}
