import { countUnits } from '@marquee/contract/lottery/selection/count-units';
import type { CombinationKind, LotteryKind, Pick } from '@marquee/contract/lottery/selection/kind';
import { BANKERS, type Board, type Cell, OTHERS, type Row } from '@marquee/contract/lottery/boards';

/** What is selected on a board: outcomes by kind and column. */
export type Selection = Readonly<Record<string, readonly (readonly number[])[]>>;

export const NOTHING: Selection = {};

/** A kind with what is selected of it. */
export interface KindPick {
  readonly kind: LotteryKind;
  readonly pick: Pick;
}

export const isSelected = (selection: Selection, { kind, column, outcome }: Cell): boolean =>
  selection[kind.code]?.[column]?.includes(outcome) ?? false;

export const toggleCell = (selection: Selection, cell: Cell): Selection =>
  setCells(selection, [cell], !isSelected(selection, cell));

/** Selects or clears cells. A banker is not among the others, and there is always room for one more than the bankers. */
export function setCells(selection: Selection, cells: readonly Cell[], isOn: boolean): Selection {
  const changed: Record<string, readonly (readonly number[])[]> = { ...selection };
  for (const { kind, column, outcome } of cells) {
    const columns = (changed[kind.code] ?? []).slice();
    const without = (at: number) => (columns[at] ?? []).filter((other) => other !== outcome);
    for (let at = 0; at < column; at++) columns[at] ??= [];
    const isFullOfBankers = isCombination(kind) && column === BANKERS && without(column).length >= kind.k - 1;
    columns[column] = isOn && !isFullOfBankers ? [...without(column), outcome].toSorted(ascending) : without(column);
    if (isOn && !isFullOfBankers && isCombination(kind)) columns[OTHERS - column] = without(OTHERS - column);
    changed[kind.code] = columns;
  }
  return changed;
}

/** Selects exactly these outcomes of a row. */
export const setRow = (selection: Selection, { cells }: Row, isOn: (cell: Cell) => boolean): Selection =>
  setCells(setCells(selection, cells, false), cells.filter(isOn), true);

/** What makes at least one unit, by kind. */
export function completePicks(selection: Selection, { kinds }: Board): readonly KindPick[] {
  return kinds
    .map((kind) => ({ kind, pick: pickOf(kind, selection[kind.code] ?? []) }))
    .filter(({ kind, pick }) => pick.length > 0 && countUnits(kind, pick) > 0);
}

function pickOf(kind: LotteryKind, columns: readonly (readonly number[])[]): Pick {
  if (isCombination(kind)) {
    const [bankers = [], others = []] = columns;
    return bankers.length > 0 ? [bankers, others] : [others];
  }
  const count = kind.family === 'columns' ? kind.pools.length : kind.family === 'group' ? kind.pattern.length : 1;
  return Array.from({ length: count }, (_, column) => columns[column] ?? []);
}

const isCombination = (kind: LotteryKind): kind is CombinationKind => kind.family === 'all' || kind.family === 'cover';
const ascending = (left: number, right: number): number => left - right;
