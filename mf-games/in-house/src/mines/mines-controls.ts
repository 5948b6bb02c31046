import { MINES_CELLS } from '@marquee/contract/fairness/mines';
import type { MinesRound } from '@marquee/contract/in-house';

export const GRID_SIDE = 5;

/** The call that is under way; one at a time. */
export type MinesPending =
  | { readonly kind: 'start' }
  | { readonly kind: 'pick'; readonly cell: number }
  | { readonly kind: 'cash-out' };

/** The action of the main button. */
export type MinesAction = 'bet' | 'wait' | 'cash-out';

export const isOpen = (round: MinesRound | null): round is MinesRound => round?.state === 'open';

/** Whether the round has a result to show; a round that never started has none. */
export const isOver = (round: MinesRound | null): round is MinesRound =>
  round?.state === 'won' || round?.state === 'lost';

export function minesActionOf(round: MinesRound | null): MinesAction {
  if (!isOpen(round)) return 'bet';
  return round.picks.length === 0 ? 'wait' : 'cash-out';
}

export type CellLook =
  | 'hidden'
  /** Its call is under way. */
  | 'opening'
  | 'safe'
  /** The mine that ended the round. */
  | 'hit'
  /** A mine that was not opened. */
  | 'mine'
  /** A safe cell that was not opened. */
  | 'unopened';

export function cellLookOf(round: MinesRound | null, pending: MinesPending | null, cell: number): CellLook {
  if (pending?.kind === 'pick' && pending.cell === cell) return 'opening';
  if (!round || pending?.kind === 'start') return 'hidden';
  const isPicked = round.picks.includes(cell);
  if (!isOver(round)) return isPicked ? 'safe' : 'hidden';
  if (round.minePositions?.includes(cell)) return isPicked ? 'hit' : 'mine';
  return isPicked ? 'safe' : 'unopened';
}

export function canOpen(round: MinesRound | null, pending: MinesPending | null, cell: number): boolean {
  return isOpen(round) && pending === null && !round.picks.includes(cell);
}

/** The cell to which an arrow key, Home or End moves the focus; null for any other key. The focus does not wrap around. */
export function movedCell(cell: number, key: string): number | null {
  const row = Math.floor(cell / GRID_SIDE);
  const column = cell % GRID_SIDE;
  const last = GRID_SIDE - 1;
  const to = (nextRow: number, nextColumn: number) => clamp(nextRow, last) * GRID_SIDE + clamp(nextColumn, last);
  switch (key) {
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, last);
    default:
      return null;
  }
}

/** Chance that the next cell is safe, 0 to 1; null when the round is not open. */
export function safeChance(round: MinesRound | null): number | null {
  if (!isOpen(round)) return null;
  const closedCells = MINES_CELLS - round.picks.length;
  return (closedCells - round.mines) / closedCells;
}

const clamp = (value: number, last: number): number => Math.min(Math.max(value, 0), last);
