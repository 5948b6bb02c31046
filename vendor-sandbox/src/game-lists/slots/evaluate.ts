import type { LineShape } from './line-shapes';
import type { SlotRules } from './slot-rules';
import { JACKPOT, PAYING, REELS, SCATTER, WILD } from './symbols';

/** Reels from the left, each from the top. */
export type Grid = readonly (readonly number[])[];

/** One thing that pays. `cells` are `[reel, row]`. */
export interface SpinWin {
  readonly kind: 'line' | 'ways' | 'scatter' | 'jackpot';
  readonly symbol: number;
  readonly count: number;
  /** Number of the line, from 0; null for what pays anywhere. */
  readonly line: number | null;
  /** Hundredths of a coin, already times the number of ways. */
  readonly pay: number;
  readonly cells: readonly (readonly [number, number])[];
}

export interface SpinResult {
  readonly wins: readonly SpinWin[];
  readonly freeSpins: number;
}

/** How many of the symbol that the first reel shows stand from the left; wilds count along. */
export function runOf(symbols: readonly number[]): { readonly symbol: number; readonly count: number } {
  const symbol = symbols[0] ?? SCATTER;
  const end = symbols.findIndex((shown) => shown !== symbol && shown !== WILD);
  return { symbol, count: end === -1 ? symbols.length : end };
}

/** What a grid pays by the rules. @param shapes the lines, where the game has lines */
export function evaluate(rules: SlotRules, shapes: readonly LineShape[], grid: Grid): SpinResult {
  const scatters = cellsOf(grid, SCATTER);
  const jackpots = rules.jackpot === null ? [] : cellsOf(grid, JACKPOT);
  const wins: SpinWin[] = rules.lines === null ? waysOf(rules, grid) : linesOf(rules, shapes, grid);
  if (scatters.length >= 3) {
    const pay = (rules.scatterPays[scatters.length - 3] ?? 0) * rules.coins * 100;
    wins.push({ kind: 'scatter', symbol: SCATTER, count: scatters.length, line: null, pay, cells: scatters });
  }
  if (rules.jackpot !== null && jackpots.length === REELS) {
    const pay = rules.jackpot * rules.coins * 100;
    wins.push({ kind: 'jackpot', symbol: JACKPOT, count: REELS, line: null, pay, cells: jackpots });
  }
  return { wins, freeSpins: rules.freeSpins[scatters.length - 3] ?? 0 };
}

function linesOf({ pays }: SlotRules, shapes: readonly LineShape[], grid: Grid): SpinWin[] {
  return shapes.flatMap((shape, line) => {
    const { symbol, count } = runOf(shape.map((row, reel) => grid[reel]?.[row] ?? SCATTER));
    const pay = pays[symbol]?.[count - 3];
    if (pay === undefined) return [];
    const cells = shape.slice(0, count).map((row, reel) => [reel, row] as const);
    return [{ kind: 'line' as const, symbol, count, line, pay, cells }];
  });
}

function waysOf({ pays }: SlotRules, grid: Grid): SpinWin[] {
  return PAYING.flatMap((symbol) => {
    const rows = grid.map((reel) => reel.flatMap((shown, row) => (shown === symbol || shown === WILD ? [row] : [])));
    const end = rows.findIndex((found) => found.length === 0);
    const count = end === -1 ? grid.length : end;
    const pay = pays[symbol]?.[count - 3];
    if (pay === undefined) return [];
    const ways = rows.slice(0, count).reduce((product, found) => product * found.length, 1);
    const cells = rows.slice(0, count).flatMap((found, reel) => found.map((row) => [reel, row] as const));
    return [{ kind: 'ways' as const, symbol, count, line: null, pay: pay * ways, cells }];
  });
}

const cellsOf = (grid: Grid, symbol: number): (readonly [number, number])[] =>
  grid.flatMap((reel, at) => reel.flatMap((shown, row) => (shown === symbol ? [[at, row] as const] : [])));

/** The grid at stops of the reels. */
export const gridAt = ({ strips, rows }: SlotRules, stops: readonly number[]): Grid =>
  strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );

/** What wins pay of a stake; a jackpot is not multiplied. @param stake and result in the same units; fractions stay with the house */
export function payoutOf(rules: SlotRules, wins: readonly SpinWin[], stake: number, multiplier = 1): number {
  const hundredths = wins.reduce((sum, { kind, pay }) => sum + pay * (kind === 'jackpot' ? 1 : multiplier), 0);
  return Math.floor((stake * hundredths) / (rules.coins * 100));
}
