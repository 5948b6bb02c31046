export interface GridLayout {
  readonly columns: number;
  /** Estimated height of one row with the gap below it, until one can be measured. */
  readonly rowPx: number;
}

const MIN_TILE_PX = 148;
const MIN_COLUMNS = 2;
/** Name and vendor below the picture, with their margins. */
const TEXT_PX = 43;
const START_BUTTON_PX = 40;

export const GRID_GAP_PX = 16;
export const GRID_ROW_GAP_PX = 24;

/**
 * How many fixed-ratio tiles fit side by side.
 * @param widthPx inline size of the grid
 */
export function gridLayout(widthPx: number, startButton: boolean): GridLayout {
  const fittingCount = Math.floor((widthPx + GRID_GAP_PX) / (MIN_TILE_PX + GRID_GAP_PX));
  const columns = Math.max(MIN_COLUMNS, fittingCount);
  const tilePx = (widthPx - GRID_GAP_PX * (columns - 1)) / columns;
  const rowPx = (tilePx * 4) / 3 + TEXT_PX + (startButton ? START_BUTTON_PX : 0) + GRID_ROW_GAP_PX;
  return { columns, rowPx: Math.round(rowPx) };
}

/** The positions of a row among all `total` games. */
export function positionsOf(row: number, columns: number, total: number): number[] {
  const first = row * columns;
  return Array.from({ length: Math.min(columns, total - first) }, (_, column) => first + column);
}

/** 1-based pages that hold the items from `first` to `last` (0-based, both included). */
export function pagesOf(first: number, last: number, pageSize: number): number[] {
  const firstPage = Math.floor(first / pageSize) + 1;
  const lastPage = Math.floor(Math.max(first, last) / pageSize) + 1;
  return Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index);
}
