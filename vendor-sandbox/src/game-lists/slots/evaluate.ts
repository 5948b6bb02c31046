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

/** On how many reels from the left a line shows the symbol that it has on the first; wilds count along. */
export function runOn(grid: Grid, shape: LineShape): number {
  const symbol = grid[0]?.[shape[0] ?? 0];
  let count = 1;
  for (; count < grid.length; count++) {
    const cell = grid[count]?.[shape[count] ?? 0];
    if (cell !== symbol && cell !== WILD) break;
  }
  return count;
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

// The simulation plays ten million rounds and most lines lose: allocate nothing for a line that does not pay.
function linesOf({ pays }: SlotRules, shapes: readonly LineShape[], grid: Grid): SpinWin[] {
  const wins: SpinWin[] = [];
  shapes.forEach((shape, line) => {
    const symbol = grid[0]?.[shape[0] ?? 0] ?? SCATTER;
    const count = runOn(grid, shape);
    const pay = pays[symbol]?.[count - 3];
    if (pay === undefined) return;
    const cells = shape.slice(0, count).map((row, reel) => [reel, row] as const);
    wins.push({ kind: 'line', symbol, count, line, pay, cells });
  });
  return wins;
}

function waysOf({ pays }: SlotRules, grid: Grid): SpinWin[] {
  const wins: SpinWin[] = [];
  for (const symbol of PAYING) {
    const end = grid.findIndex((reel) => !reel.includes(symbol) && !reel.includes(WILD));
    const count = end === -1 ? grid.length : end;
    const pay = pays[symbol]?.[count - 3];
    if (pay === undefined) continue;
    const reels = grid.slice(0, count);
    const cells = cellsOf(reels, symbol, WILD);
    const wayCount = reels.reduce((product, _, at) => product * cells.filter(([reel]) => reel === at).length, 1);
    wins.push({ kind: 'ways', symbol, count, line: null, pay: pay * wayCount, cells });
  }
  return wins;
}

/** Cells that show a symbol or a wild. */
function cellsOf(grid: Grid, symbol: number, other = symbol): (readonly [number, number])[] {
  const cells: (readonly [number, number])[] = [];
  grid.forEach((reel, at) =>
    reel.forEach((cell, row) => {
      if (cell === symbol || cell === other) cells.push([at, row]);
    }),
  );
  return cells;
}

/** The grid at stops of the reels. */
export const gridAt = ({ strips, rows }: SlotRules, stops: readonly number[]): Grid =>
  strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0;
    const visible = strip.slice(stop, stop + rows);
    return visible.length === rows ? visible : [...visible, ...strip.slice(0, rows - visible.length)];
  });

/** What wins pay of a stake; a jackpot is not multiplied. @param stake and result in the same units; fractions stay with the house */
export function payoutOf(rules: SlotRules, wins: readonly SpinWin[], stake: number, multiplier = 1): number {
  const hundredths = wins.reduce((sum, { kind, pay }) => sum + pay * (kind === 'jackpot' ? 1 : multiplier), 0);
  return Math.floor((stake * hundredths) / (rules.coins * 100));
}
