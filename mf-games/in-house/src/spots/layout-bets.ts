import { formatAmount, parseAmount } from '@marquee/contract/money';

/** Chips on a layout by spot, ledger units. */
export type Bets = Readonly<Record<string, bigint>>;

/** The bets on the layout, with the steps to undo. */
export interface Layout {
  readonly bets: Bets;
  /** Earlier bets, newest last. */
  readonly history: readonly Bets[];
  /** Bets of the last round. */
  readonly last: Bets | null;
}

export const EMPTY_LAYOUT: Layout = { bets: {}, history: [], last: null };

/** Bounds of a round's whole stake; decimal strings in currency units. */
export interface RoundBounds {
  readonly minStake: string;
  readonly maxStake: string;
  readonly balance: string;
}

export type LayoutProblem = 'empty' | 'below' | 'above' | 'balance';

export const totalOf = (bets: Bets): bigint => Object.values(bets).reduce((sum, stake) => sum + stake, 0n);

export const isEmpty = (bets: Bets): boolean => Object.keys(bets).length === 0;

export function placeChip(layout: Layout, spot: string, chip: bigint): Layout {
  return withBets(layout, { ...layout.bets, [spot]: (layout.bets[spot] ?? 0n) + chip });
}

/** Removes a chip from a spot, or its whole stake when that is less. */
export function removeChip(layout: Layout, spot: string, chip: bigint): Layout {
  const { [spot]: stake, ...others } = layout.bets;
  if (stake === undefined) return layout;
  return withBets(layout, stake > chip ? { ...others, [spot]: stake - chip } : others);
}

export const doubleBets = (layout: Layout): Layout =>
  isEmpty(layout.bets)
    ? layout
    : withBets(layout, Object.fromEntries(Object.entries(layout.bets).map(([spot, stake]) => [spot, stake * 2n])));

export const clearBets = (layout: Layout): Layout => (isEmpty(layout.bets) ? layout : withBets(layout, {}));

export function undo(layout: Layout): Layout {
  const bets = layout.history.at(-1);
  return bets ? { ...layout, bets, history: layout.history.slice(0, -1) } : layout;
}

/** Places the bets of the last round again, on an empty layout. */
export const repeatBets = (layout: Layout): Layout =>
  layout.last && isEmpty(layout.bets) ? withBets(layout, layout.last) : layout;

/** The round was played: the layout is empty for the next one. */
export const finishRound = (layout: Layout, bets: Bets): Layout => ({ ...layout, bets: {}, history: [], last: bets });

/** Why a round cannot be played with these bets; null when it can. */
export function layoutProblemOf(bets: Bets, { minStake, maxStake, balance }: RoundBounds): LayoutProblem | null {
  const total = totalOf(bets);
  if (total === 0n) return 'empty';
  if (total < parseAmount(minStake)) return 'below';
  if (total > parseAmount(maxStake)) return 'above';
  return total > parseAmount(balance) ? 'balance' : null;
}

/** The bets for the engine: decimal strings in currency units. */
export const amountsOf = (bets: Bets): Record<string, string> =>
  Object.fromEntries(Object.entries(bets).map(([spot, stake]) => [spot, formatAmount(stake)]));

const CHIP_STEPS = [1n, 5n, 10n, 50n, 100n, 500n];

/** The chips of a table, ledger units: multiples of the minimum stake up to the maximum. */
export function chipsOf(minStake: string, maxStake: string): readonly bigint[] {
  const [least, most] = [parseAmount(minStake), parseAmount(maxStake)];
  return CHIP_STEPS.map((step) => least * step).filter((chip) => chip <= most);
}

const withBets = (layout: Layout, bets: Bets): Layout => ({
  ...layout,
  bets,
  history: [...layout.history, layout.bets],
});
