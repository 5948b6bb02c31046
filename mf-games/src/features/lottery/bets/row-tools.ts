import type { Cell, Row } from '@marquee/contract/lottery/boards';

/** Shortcuts of a row of numbers. */
export const ROW_TOOLS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type RowTool = (typeof ROW_TOOLS)[number];

/** Whether a shortcut selects a cell: the upper half is big. */
export function selects(tool: RowTool, { cells }: Row): (cell: Cell) => boolean {
  const numberOf = ({ kind, outcome }: Cell) => Number(kind.outcomes.nameOf(outcome));
  const isBig = ({ outcome }: Cell) => outcome >= cells.length / 2;
  switch (tool) {
    case 'all':
      return () => true;
    case 'clear':
      return () => false;
    case 'big':
      return isBig;
    case 'small':
      return (cell) => !isBig(cell);
    case 'odd':
      return (cell) => numberOf(cell) % 2 === 1;
    case 'even':
      return (cell) => numberOf(cell) % 2 === 0;
  }
}
