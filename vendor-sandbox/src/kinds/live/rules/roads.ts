/** A result of a game of two sides. */
export type Side = 'one' | 'two' | 'tie';

export interface RoadRound {
  readonly side: Side;
  readonly onePair?: boolean;
  readonly twoPair?: boolean;
}

export const ROAD_ROWS = 6;

export interface RoadMark {
  readonly column: number;
  readonly row: number;
  readonly side: Exclude<Side, 'tie'>;
  /** Ties since this mark was made. */
  readonly ties: number;
}

export interface BeadMark extends RoadRound {
  readonly column: number;
  readonly row: number;
}

/** Every result in its order, column by column. */
export const beadRoad = (rounds: readonly RoadRound[]): BeadMark[] =>
  rounds.map((round, index) => ({ ...round, column: Math.floor(index / ROAD_ROWS), row: index % ROAD_ROWS }));

/**
 * A column for every run of one side, ties as strokes through the mark before them. A run that is longer than the
 * column, or meets a mark, goes on to the right. Ties before the first win are strokes through the first mark.
 */
export function bigRoad(rounds: readonly RoadRound[]): RoadMark[] {
  const marks: RoadMark[] = [];
  const usedCells = new Set<string>();
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !usedCells.has(`${column}:${row}`);
  let run = { start: -1, hasTurned: false };
  let early = 0;
  for (const { side } of rounds) {
    const last = marks.at(-1);
    if (side === 'tie') {
      if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
      else early += 1;
      continue;
    }
    let place = { column: run.start + 1, row: 0 };
    if (last?.side === side) {
      run.hasTurned ||= !isFree(last.column, last.row + 1);
      place = run.hasTurned ? { column: last.column + 1, row: last.row } : { column: last.column, row: last.row + 1 };
    } else {
      while (!isFree(place.column, 0)) place.column += 1;
      run = { start: place.column, hasTurned: false };
    }
    usedCells.add(`${place.column}:${place.row}`);
    marks.push({ ...place, side, ties: last ? 0 : early });
  }
  return marks;
}
