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

/** Where the marks of runs lie on paper of six rows: a column each; a run that finds no room below goes on to the right. */
function placeRuns(colours: readonly string[]): { readonly column: number; readonly row: number }[] {
  const places: { readonly column: number; readonly row: number }[] = [];
  const usedCells = new Set<string>();
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !usedCells.has(`${column}:${row}`);
  let run = { start: -1, hasTurned: false };
  for (const [index, colour] of colours.entries()) {
    const last = places.at(-1);
    let place = { column: run.start + 1, row: 0 };
    if (last && colours[index - 1] === colour) {
      run.hasTurned ||= !isFree(last.column, last.row + 1);
      place = run.hasTurned ? { column: last.column + 1, row: last.row } : { column: last.column, row: last.row + 1 };
    } else {
      while (!isFree(place.column, 0)) place.column += 1;
      run = { start: place.column, hasTurned: false };
    }
    usedCells.add(`${place.column}:${place.row}`);
    places.push(place);
  }
  return places;
}

/**
 * A column for every run of one side, ties as strokes through the mark before them. A run that is longer than the
 * column, or meets a mark, goes on to the right. Ties before the first win are strokes through the first mark.
 */
export function bigRoad(rounds: readonly RoadRound[]): RoadMark[] {
  const wins: { side: RoadMark['side']; ties: number }[] = [];
  let early = 0;
  for (const { side } of rounds) {
    const last = wins.at(-1);
    if (side !== 'tie') wins.push({ side, ties: last ? 0 : early });
    else if (last) last.ties += 1;
    else early += 1;
  }
  const places = placeRuns(wins.map(({ side }) => side));
  return places.map((place, index) => ({ ...place, ...(wins[index] ?? { side: 'one', ties: 0 }) }));
}

/** Roads that are read off the big road, by how many of its columns back each looks. */
export const DERIVED_ROADS = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const;
export type DerivedRoad = keyof typeof DERIVED_ROADS;

/** Red: the big road repeats itself; blue: it does not. */
export type DerivedColour = 'red' | 'blue';

export interface DerivedMark {
  readonly column: number;
  readonly row: number;
  readonly colour: DerivedColour;
}

/** Lengths of the runs of one side: the columns of the big road as it would be on endless paper. */
function runLengths(rounds: readonly RoadRound[]): number[] {
  const lengths: number[] = [];
  let last: Side | null = null;
  for (const { side } of rounds) {
    if (side === 'tie') continue;
    if (side === last) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else lengths.push(1);
    last = side;
  }
  return lengths;
}

/**
 * The colours of a derived road, oldest first. Each mark of the big road gives one, from the second of the column that has
 * enough columns before it, or from the first of the next one. The first mark of a column is red when the two columns that
 * are compared have the same length; any other is red when the column that is looked back at has a mark in this row and
 * in the one above, or in neither.
 */
export function derivedColours(rounds: readonly RoadRound[], road: DerivedRoad): DerivedColour[] {
  const back = DERIVED_ROADS[road];
  const lengths = runLengths(rounds);
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row): DerivedColour[] => {
      if (row === 0) {
        const earlier = lengths[column - 1 - back];
        return earlier === undefined ? [] : [lengths[column - 1] === earlier ? 'red' : 'blue'];
      }
      const compared = lengths[column - back];
      return compared === undefined ? [] : [compared === row ? 'blue' : 'red'];
    }).flat(),
  );
}

/** A derived road on paper of six rows. */
export function derivedRoad(rounds: readonly RoadRound[], road: DerivedRoad): DerivedMark[] {
  const colours = derivedColours(rounds, road);
  return placeRuns(colours).map((place, index) => ({ ...place, colour: colours[index] ?? 'red' }));
}

/** The mark that a win of this side would add to each derived road; null while a road has not begun. */
export function nextMarks(
  rounds: readonly RoadRound[],
  side: Exclude<Side, 'tie'>,
): Readonly<Record<DerivedRoad, DerivedColour | null>> {
  const next = [...rounds, { side }];
  const of = (road: DerivedRoad) => derivedColours(next, road).at(-1) ?? null;
  return { bigEyeBoy: of('bigEyeBoy'), smallRoad: of('smallRoad'), cockroachPig: of('cockroachPig') };
}

/** A shape of the big road that players look for; how many columns or marks long it is by now. */
export interface RoadPattern {
  readonly name: 'streak' | 'pingPong' | 'doubles';
  readonly length: number;
  /** Of a streak. */
  readonly side: Exclude<Side, 'tie'> | null;
}

const LEAST_STREAK = 4;
const LEAST_PING_PONG = 4;
const LEAST_DOUBLES = 3;

/** How the big road ends now, when it has a shape: a long run of a side, single wins in turn, or pairs in turn. */
export function patternOf(rounds: readonly RoadRound[]): RoadPattern | null {
  const lengths = runLengths(rounds);
  const last = lengths.at(-1) ?? 0;
  const side = rounds.findLast((round) => round.side !== 'tie')?.side;
  if (last >= LEAST_STREAK && side && side !== 'tie') return { name: 'streak', length: last, side };
  const singles = trailing(lengths, (length) => length === 1);
  if (singles >= LEAST_PING_PONG) return { name: 'pingPong', length: singles, side: null };
  // The last pair may still be open.
  const pairs = trailing(last === 1 ? lengths.slice(0, -1) : lengths, (length) => length === 2);
  return pairs >= LEAST_DOUBLES ? { name: 'doubles', length: pairs, side: null } : null;
}

function trailing(lengths: readonly number[], fits: (length: number) => boolean): number {
  const other = lengths.findLastIndex((length) => !fits(length));
  return lengths.length - 1 - other;
}
