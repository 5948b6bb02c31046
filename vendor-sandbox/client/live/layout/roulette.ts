import { colourOf, ROULETTE_SPOTS, type RouletteSpot } from '../../../src/kinds/live/rules/roulette';
import type { BoardLayout, Place, SpotLook } from './board-layout';

/** Size of the places between numbers, in cells. */
const EDGE = 0.34;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middle of a number's cell: the zero is beside the first column, 3 above 2 above 1. */
const middleOf = (number: number): Point =>
  number === 0 ? { x: 0.5, y: 1.5 } : { x: Math.ceil(number / 3) + 0.5, y: 2.5 - ((number - 1) % 3) };

const around = ({ x, y }: Point, w: number, h: number) => ({ x: x - w / 2, y: y - h / 2, w, h });

function insidePlace({ id, covers }: RouletteSpot): Place | null {
  const [kind] = id.split('-');
  const points = covers.map(middleOf);
  const mean = (axis: keyof Point) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const edge = (point: Point): Place => ({ spot: id, style: 'edge', ...around(point, EDGE, EDGE) });
  const last = points.at(-1);
  if (!last) return null;
  switch (kind) {
    case 'straight':
      return covers[0] === 0
        ? { spot: id, style: 'green', x: 0, y: 0, w: 1, h: 3 }
        : { spot: id, style: colourOf(covers[0] ?? 0), ...around(last, 1, 1) };
    case 'split':
      return edge(covers[0] === 0 ? { x: 1, y: last.y } : { x: mean('x'), y: mean('y') });
    case 'corner':
      return edge({ x: mean('x'), y: mean('y') });
    case 'trio':
      return edge({ x: 1, y: covers.includes(1) ? 2 : 1 });
    case 'firstFour':
      return edge({ x: 1, y: 3 - EDGE / 2 });
    case 'street':
      return edge({ x: last.x, y: EDGE / 2 });
    case 'six':
      return edge({ x: mean('x'), y: EDGE / 2 });
    default:
      return null;
  }
}

const outside = (): Place[] => {
  const plain = (spot: string, x: number, y: number, w: number, style: SpotLook = 'plain'): Place => ({
    spot,
    x,
    y,
    w,
    h: 1,
    style,
  });
  const halves = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
  return [
    ...[1, 2, 3].map((column) => plain(`column-${column}`, 13, 3 - column, 1)),
    ...[1, 2, 3].map((dozen) => plain(`dozen-${dozen}`, 1 + (dozen - 1) * 4, 3, 4)),
    ...halves.map((half, index) =>
      plain(half, 1 + index * 2, 4, 2, half === 'red' || half === 'black' ? half : 'plain'),
    ),
  ];
};

const landscape = (): BoardLayout => {
  const inside = ROULETTE_SPOTS.map(insidePlace).filter((place) => place !== null);
  // Edges lie over the numbers that they join.
  const places = [
    ...inside.filter(({ style }) => style !== 'edge'),
    ...outside(),
    ...inside.filter(({ style }) => style === 'edge'),
  ];
  return { columns: 14, rows: 5, places };
};

/** Turned by a quarter: the zero on top, outside bets to the left of the numbers. */
const portrait = ({ columns, rows, places }: BoardLayout): BoardLayout => ({
  columns: rows,
  rows: columns,
  places: places.map(({ x, y, w, h, ...place }) => ({ ...place, x: rows - y - h, y: x, w: h, h: w })),
});

export const rouletteLayout = (upright: boolean): BoardLayout => (upright ? portrait(landscape()) : landscape());
