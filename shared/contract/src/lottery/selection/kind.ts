import type { Outcomes } from './outcomes';

/** LOTT: official, unit x multiple at the odds of a prize group. ZY: credit, a free stake at fixed odds. */
export type LotteryMode = 'LOTT' | 'ZY';

/** Winning units of a unit on average: `winning / total`; `pushing / total` of the results give the stake back. */
export interface Chance {
  readonly winning: number;
  readonly total: number;
  readonly pushing?: number;
}

interface KindBase {
  /** Stable: it stands in the lines of tickets. */
  readonly code: string;
  /** Position within the rules; exposure is counted under it. A rule version may only append. */
  readonly number: number;
  /** Pools of the compiled result, one for each column; of a list, one for each tier. */
  readonly pools: readonly string[];
  readonly outcomes: Outcomes;
  /** What a unit costs in unit stakes: 27 for a lô of the North. */
  readonly cost: number;
  /** Thousandths of the unit stake that a winning unit pays, where a brand sets no others. */
  readonly odds: number;
  readonly chance: Chance;
  readonly modes: readonly LotteryMode[];
}

/** Most hits that a result can give: to one outcome, and to all together (of a column, where there are columns). */
export interface MostHits {
  readonly each: number;
  readonly together: number;
}

/** Each selected outcome is a unit; each hit of it pays. */
export interface ListKind extends KindBase {
  readonly family: 'list';
  readonly most: MostHits;
  /** What a hit pays in proportion, by pool: prize tiers of 4D. The odds of a line are those of the first. */
  readonly tiers: readonly number[];
  /** Pool whose first outcome gives all stakes back: the tie of dragon and tiger. */
  readonly push?: string;
  /** People write the digits in any order, the outcome has them ascending. */
  readonly sortsDigits?: true;
}

/**
 * Each k of the selected outcomes are a unit. `all`: wins when all of them hit. `none`: when none does. `cover`, where k is
 * more than what is drawn: when all that is drawn is among them. Bankers are part of every unit (`all`, `cover`).
 */
export interface CombinationKind extends KindBase {
  readonly family: 'all' | 'none' | 'cover';
  readonly k: number;
  /** How many different outcomes a result can hit. */
  readonly drawn: number;
}

/** One outcome from each column is a unit; wins when each hit in its own pool. */
export interface ColumnsKind extends KindBase {
  readonly family: 'columns';
  /** What is drawn in one column is not drawn in another, so a unit has no repeats. */
  readonly isDistinct: boolean;
  readonly most: MostHits;
}

/** Digits drawn with a pattern of repeats: the digits that come twice in one column, those that come once in another. */
export interface GroupKind extends KindBase {
  readonly family: 'group';
  /** By column: how often a digit of it is drawn, and how many digits of it a unit takes. One or two columns. */
  readonly pattern: readonly { readonly times: number; readonly take: number }[];
}

export type LotteryKind = ListKind | CombinationKind | ColumnsKind | GroupKind;

/** A kind before the rules number it. */
export type KindDefinition = Unnumbered<LotteryKind>;
type Unnumbered<Kind> = Kind extends LotteryKind ? Omit<Kind, 'number'> : never;

/** Selected outcomes by column, ascending. `all` and `cover` with bankers: bankers, then the others. */
export type Pick = readonly (readonly number[])[];

/** How often each outcome of a pool was drawn; sparse where a pool is large. */
export type Hits = Uint8Array | ReadonlyMap<number, number>;

/** A result by pool, computed once for a draw. */
export type CompiledResult = ReadonlyMap<string, Hits>;
