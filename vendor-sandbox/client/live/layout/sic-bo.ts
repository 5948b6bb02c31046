import type { BoardLayout, Place, SpotLook } from './board-layout';

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`));
const TOTALS = Array.from({ length: 14 }, (_, index) => `total-${index + 4}`);
const COLUMNS = 30;

/** Spots side by side from `x`, over `width`, in `rows` rows. */
function band(
  spots: readonly string[],
  [x, y, width, height]: readonly [number, number, number, number],
  rows = 1,
): Place[] {
  const across = Math.ceil(spots.length / rows);
  return spots.map((spot, index) => ({
    spot,
    x: x + ((index % across) * width) / across,
    y: y + Math.floor(index / across) * (height / rows),
    w: width / across,
    h: height / rows,
    style: 'plain',
  }));
}

const one = (spot: string, style: SpotLook, [x, y, w, h]: readonly [number, number, number, number]): Place => ({
  spot,
  style,
  x,
  y,
  w,
  h,
});

const of = (kind: string) => FACES.map((face) => `${kind}-${face}`);

const landscape = (): BoardLayout => ({
  columns: COLUMNS,
  rows: 5.2,
  places: [
    one('small', 'one', [0, 0, 4, 1.2]),
    one('odd', 'plain', [0, 1.2, 4, 0.9]),
    ...band(of('double'), [4, 0, 9, 2.1], 2),
    one('anyTriple', 'tie', [13, 0, 4, 2.1]),
    ...band(of('triple'), [17, 0, 9, 2.1], 2),
    one('big', 'two', [26, 0, 4, 1.2]),
    one('even', 'plain', [26, 1.2, 4, 0.9]),
    ...band(TOTALS, [0, 2.1, COLUMNS, 1]),
    ...band(PAIRS, [0, 3.1, COLUMNS, 1]),
    ...band(of('single'), [0, 4.1, COLUMNS, 1.1]),
  ],
});

const portrait = (): BoardLayout => ({
  columns: COLUMNS,
  rows: 12.4,
  places: [
    one('small', 'one', [0, 0, 15, 1.2]),
    one('big', 'two', [15, 0, 15, 1.2]),
    one('odd', 'plain', [0, 1.2, 10, 1]),
    one('anyTriple', 'tie', [10, 1.2, 10, 1]),
    one('even', 'plain', [20, 1.2, 10, 1]),
    ...band(of('triple'), [0, 2.2, COLUMNS, 1.1]),
    ...band(of('double'), [0, 3.3, COLUMNS, 1.1]),
    ...band(TOTALS, [0, 4.4, COLUMNS, 3], 2),
    ...band(PAIRS, [0, 7.4, COLUMNS, 3.6], 3),
    ...band(of('single'), [0, 11, COLUMNS, 1.4]),
  ],
});

export const sicBoLayout = (upright: boolean): BoardLayout => (upright ? portrait() : landscape());
