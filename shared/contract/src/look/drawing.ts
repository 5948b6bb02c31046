import { tint } from './contrast';
import { isColourToken, type LookTokens } from './tokens';

/** The drawings of a look: the viewBox that each has, and its size in characters at most. */
export const DRAWINGS = {
  /** Beside the brand's name; it comes with every page. */
  mark: { viewBox: '0 0 48 48', size: 2_000 },
  /** At the foot of pages and popups. */
  horizon: { viewBox: '0 0 1440 150', size: 16_000 },
  /** On the browser's tab. */
  icon: { viewBox: '0 0 48 48', size: 4_000 },
  /** On the home screen of a telephone, which may crop it to a circle of the middle 70 %. */
  appIcon: { viewBox: '0 0 68 68', size: 4_000 },
} as const;
export type DrawingName = keyof typeof DRAWINGS;

export const DRAWING_NAMES = Object.keys(DRAWINGS) as readonly DrawingName[];

/** One piece of a drawing: an element with the attributes that the grammar allows, or a closing tag. */
interface Piece {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly form: 'open' | 'close' | 'empty';
}

const MAX_PIECES = 400;
const MAX_DEPTH = 8;
const SPACE = /\s+/y;
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<>&]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([a-zA-Z:-]+)="([^"]*)"/g;

const NUMBER = /^-?(?:\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})$/;
const PAINT = /^(?:none|#[0-9a-f]{6}|var\(--([a-z0-9-]+)\))$/;
const MIXTURE = /^color-mix\(in srgb, var\(--([a-z0-9-]+)\) (\d{1,2})%, (?:transparent|var\(--([a-z0-9-]+)\))\)$/;

const isNumber = (value: string) => NUMBER.test(value);
const isPaint = (value: string) => {
  const names = (MIXTURE.exec(value) ?? PAINT.exec(value))?.slice(1).filter((name) => name && !/^\d+$/.test(name));
  return names?.every((name) => isColourToken(name)) ?? false;
};
const isOneOf = (list: string) => (value: string) => list.split(' ').includes(value);
const isTransform = (value: string) =>
  value.replace(/(?:translate|rotate|scale|matrix)\((?:-?[\d.]{1,8}[ ,]{0,2}){1,6}\)| /g, '') === '';

const ATTRIBUTES = new Map<string, (value: string) => boolean>(
  Object.entries({
    d: (value) => /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/.test(value),
    points: (value) => /^[\d\s.,-]+$/.test(value),
    transform: isTransform,
    fill: isPaint,
    stroke: isPaint,
    'fill-rule': isOneOf('nonzero evenodd'),
    'stroke-linecap': isOneOf('butt round square'),
    'stroke-linejoin': isOneOf('miter round bevel'),
    ...Object.fromEntries(
      'x y width height rx ry cx cy r x1 y1 x2 y2 stroke-width opacity fill-opacity stroke-opacity'
        .split(' ')
        .map((name) => [name, isNumber]),
    ),
  }),
);
const ELEMENTS = new Set(['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline']);

/** @returns what keeps an SVG from being a drawing of a look; null for a drawing */
export function drawingFault(name: DrawingName, svg: string): string | null {
  const { viewBox, size } = DRAWINGS[name];
  if (svg.length > size) return `${name} has ${svg.length} characters, at most ${size}`;
  const pieces = piecesOf(svg);
  if (typeof pieces === 'string') return `${name}: ${pieces}`;
  const fault = rootFault(pieces, viewBox) ?? pieces.slice(1, -1).map(pieceFault).find(Boolean) ?? nestingFault(pieces);
  return fault ? `${name}: ${fault}` : null;
}

/** The pieces in their order, or what is no piece. */
function piecesOf(svg: string): readonly Piece[] | string {
  const pieces: Piece[] = [];
  for (let at = 0; at < svg.length; ) {
    SPACE.lastIndex = at;
    if (SPACE.test(svg)) at = SPACE.lastIndex;
    if (at === svg.length) break;
    TAG.lastIndex = at;
    const [, closes, name = '', attributes = '', isEmpty] = TAG.exec(svg) ?? [];
    if (name === '') return `«${svg.slice(at, at + 24)}» is no element`;
    at = TAG.lastIndex;
    const list = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const);
    pieces.push({ name, attributes: list, form: closes ? 'close' : isEmpty ? 'empty' : 'open' });
    if (pieces.length > MAX_PIECES) return `more than ${MAX_PIECES} elements`;
  }
  return pieces;
}

function rootFault(pieces: readonly Piece[], viewBox: string): string | null {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first?.name !== 'svg' || first.form !== 'open' || last?.name !== 'svg' || last.form !== 'close')
    return 'is not one svg element';
  const attributes = JSON.stringify(first.attributes);
  const wanted = JSON.stringify([
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['viewBox', viewBox],
  ]);
  return attributes === wanted ? null : `the svg element needs xmlns and viewBox="${viewBox}", nothing else`;
}

function pieceFault({ name, attributes }: Piece): string | null {
  if (!ELEMENTS.has(name)) return `<${name}> is not allowed`;
  const [key, value] = attributes.find(([key, value]) => !ATTRIBUTES.get(key)?.(value)) ?? [];
  return key === undefined ? null : `${key}="${value}" is not allowed`;
}

function nestingFault(pieces: readonly Piece[]): string | null {
  const open: string[] = [];
  for (const [index, { name, form }] of pieces.entries()) {
    if (form === 'open') open.push(name);
    if (form === 'close' && open.pop() !== name) return `</${name}> closes another element`;
    if (open.length > MAX_DEPTH) return `more than ${MAX_DEPTH} levels`;
    if (open.length === 0 && index < pieces.length - 1) return 'is not one svg element';
  }
  return null;
}

/** A drawing as a picture of its own: with the colours of a theme in place of tokens. */
export function drawnWith(svg: string, tokens: LookTokens): string {
  const colour = (name: string) => (isColourToken(name) ? tokens[name] : 'none');
  return svg
    .replace(/>\s+</g, '><')
    .trim()
    .replace(new RegExp(MIXTURE.source.slice(1, -1), 'g'), (_mix, over: string, percent: string, ground?: string) =>
      ground === undefined
        ? colour(over) + alphaOf(Number(percent))
        : tint(colour(over), colour(ground), Number(percent) / 100),
    )
    .replace(/var\(--([a-z0-9-]+)\)/g, (_variable, name: string) => colour(name));
}

const alphaOf = (percent: number): string =>
  Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0');
