import { formatAmount, parseAmount } from '@marquee/contract/money';

/** Chips on a layout by spot, ledger units. */
export type Bets = Readonly<Record<string, bigint>>;

/** What lies on the layout, and how it came to lie there. */
export interface Layout {
  readonly bets: Bets;
  /** The layouts before, newest last. */
  readonly before: readonly Bets[];
  /** What the last round was played with. */
  readonly last: Bets | null;
}

export const EMPTY_LAYOUT: Layout = { bets: {}, before: [], last: null };

/** Bounds of a round's whole stake; decimal strings in currency units. */
export interface RoundBounds {
  readonly minStake: string;
  readonly maxStake: string;
  readonly balance: string;
}

export type LayoutProblem = 'empty' | 'below' | 'above' | 'balance';

export const totalOf = (bets: Bets): bigint => Object.values(bets).reduce((sum, stake) => sum + stake, 0n);

export const isEmpty = (bets: Bets): boolean => Object.keys(bets).length === 0;

export function placed(layout: Layout, spot: string, chip: bigint): Layout {
  return changed(layout, { ...layout.bets, [spot]: (layout.bets[spot] ?? 0n) + chip });
}

/** Takes a chip off a spot, or what is left of its stake when that is less. */
export function takenOff(layout: Layout, spot: string, chip: bigint): Layout {
  const { [spot]: stake, ...others } = layout.bets;
  if (stake === undefined) return layout;
  return changed(layout, stake > chip ? { ...others, [spot]: stake - chip } : others);
}

export const doubled = (layout: Layout): Layout =>
  isEmpty(layout.bets)
    ? layout
    : changed(layout, Object.fromEntries(Object.entries(layout.bets).map(([spot, stake]) => [spot, stake * 2n])));

export const cleared = (layout: Layout): Layout => (isEmpty(layout.bets) ? layout : changed(layout, {}));

export function undone(layout: Layout): Layout {
  const bets = layout.before.at(-1);
  return bets ? { ...layout, bets, before: layout.before.slice(0, -1) } : layout;
}

/** The bets of the last round again, on an empty layout. */
export const repeated = (layout: Layout): Layout =>
  layout.last && isEmpty(layout.bets) ? changed(layout, layout.last) : layout;

/** The round was played: the layout is empty for the next one. */
export const played = (layout: Layout, bets: Bets): Layout => ({ ...layout, bets: {}, before: [], last: bets });

/** Why a round cannot be played with these bets; null when it can. */
export function layoutProblemOf(bets: Bets, { minStake, maxStake, balance }: RoundBounds): LayoutProblem | null {
  const total = totalOf(bets);
  if (total === 0n) return 'empty';
  if (total < parseAmount(minStake)) return 'below';
  if (total > parseAmount(maxStake)) return 'above';
  return total > parseAmount(balance) ? 'balance' : null;
}

/** As the engine wants them: decimal strings in currency units. */
export const amountsOf = (bets: Bets): Record<string, string> =>
  Object.fromEntries(Object.entries(bets).map(([spot, stake]) => [spot, formatAmount(stake)]));

const CHIP_STEPS = [1n, 5n, 10n, 50n, 100n, 500n];

/** The chips of a table, ledger units: multiples of the least stake, none beyond the highest. */
export function chipsOf(minStake: string, maxStake: string): readonly bigint[] {
  const [least, most] = [parseAmount(minStake), parseAmount(maxStake)];
  return CHIP_STEPS.map((step) => least * step).filter((chip) => chip <= most);
}

const changed = (layout: Layout, bets: Bets): Layout => ({ ...layout, bets, before: [...layout.before, layout.bets] });
