import { hash32, seededRandom } from '@marquee/contract/seeded-random';
import { isMotifName, motifs } from '@marquee/drawings/motifs';
import type { Paint } from '@marquee/drawings/paint';
import { circle, path, starPath } from '@marquee/drawings/svg';
import { HIGHS, JACKPOT, LOWS, SCATTER, WILD } from '../../game-lists/slots/symbols';

/** What a game's symbols are drawn from. */
export interface SlotArt {
  readonly code: string;
  /** `hero/scene/companion` of the game's list. */
  readonly picture: string;
}

/** Small treasures that complement a game's own two; easy to distinguish. */
const TREASURES = [
  'crown',
  'bell',
  'lotus',
  'lantern',
  'chest',
  'key',
  'urn',
  'shield',
  'sun',
  'clover',
  'book',
  'star',
];
/** Colours of a high symbol: main, light, shade. */
const HIGH_COLOURS = [
  ['#f2a93b', '#ffe3a1', '#8f4a0b'],
  ['#e2566b', '#ffc2c4', '#7c1634'],
  ['#3fb6c9', '#c2f3f5', '#0c4f63'],
  ['#9a6be0', '#e3d0ff', '#43217f'],
  ['#5dbb63', '#d6f6c8', '#1d5a30'],
] as const;
/** Cut stones: outline, facets, colours. */
const GEMS = [
  { d: 'M0-62L58-20L36 54L-36 54L-58-20Z', colour: '#4aa3ff', dark: '#17509c' },
  { d: 'M-44-50H44L64-14L0 62L-64-14Z', colour: '#5fd68b', dark: '#156b42' },
  { d: 'M0-66L56-32V32L0 66L-56 32V-32Z', colour: '#c58bff', dark: '#5c2a9c' },
  { d: 'M-52-52H52V52H-52Z', colour: '#ff7a70', dark: '#9c2222' },
  { d: 'M0-64L62 46H-62Z', colour: '#ffc94a', dark: '#a0660a' },
] as const;

/**
 * The symbols of a game, the same on every run: gems for the low ones, the motifs of its picture and treasures for the
 * high ones.
 */
export function symbolSvg({ code, picture }: SlotArt, symbol: number): string {
  return svg(drawingOf(code, picture, symbol));
}

function drawingOf(code: string, picture: string, symbol: number): string {
  if (symbol < LOWS.length) return gem((symbol + hash32(code)) % GEMS.length);
  if (symbol === WILD) return badge('WILD', '#ffd75e', '#b3540a', path(starPath(8, 88, 62), 'url(#m)'));
  if (symbol === SCATTER) return badge('FREE', '#7df0ff', '#125b86', circle(0, 0, 84, 'url(#m)'));
  if (symbol === JACKPOT) return badge('JACKPOT', '#ff9ad5', '#8a1464', path(starPath(16, 92, 76), 'url(#m)'));
  return high(code, picture, symbol - (HIGHS[0] ?? 0));
}

function gem(index: number): string {
  const { d, colour, dark } = GEMS[index] ?? GEMS[0];
  return (
    gradient('m', '#fff', colour, dark) +
    path(d, dark, ' transform="translate(0 5) scale(1.12)" opacity=".55"') +
    path(d, 'url(#m)', ' transform="scale(1.1)"') +
    path(d, colour, ' transform="scale(.66)" stroke="#fff" stroke-opacity=".5" stroke-width="3"') +
    path('M-30-30L-6-38L-24-6Z', '#fff', ' opacity=".8"')
  );
}

/** High symbols from the least to the dearest: the last is the game's hero. */
function high(code: string, picture: string, rank: number): string {
  const [hero = '', , companion = ''] = picture.split('/');
  const random = seededRandom(`symbols:${code}`);
  const own = [companion, hero].filter(isMotifName);
  const otherMotifs = TREASURES.filter((name) => name !== hero && name !== companion && isMotifName(name));
  const start = random.int(0, otherMotifs.length - 1);
  const missing = HIGHS.length - own.length;
  const fill = Array.from(
    { length: missing },
    (_, index) => otherMotifs[(start + index * 5) % otherMotifs.length] ?? 'crown',
  );
  const name = [...fill, ...own][rank] ?? 'crown';
  const [main, light, shade] =
    HIGH_COLOURS[(rank + (hash32(code) % HIGH_COLOURS.length)) % HIGH_COLOURS.length] ?? HIGH_COLOURS[0];
  const paint: Paint = { main: 'url(#m)', light, shade, ink: '#1b1026', spark: '#fff6d6' };
  const drawing = isMotifName(name) ? motifs[name](paint) : '';
  const plate =
    rank === HIGHS.length - 1
      ? path(starPath(12, 100, 88), shade, ' opacity=".9"') +
        circle(0, 0, 84, shade) +
        circle(0, 0, 84, 'none', ` stroke="${light}" stroke-width="4"`)
      : '';
  return `${gradient('m', light, main, shade)}${plate}<g transform="scale(${rank === HIGHS.length - 1 ? 0.72 : 0.82})">${drawing}</g>`;
}

function badge(word: string, light: string, dark: string, shape: string): string {
  const size = word.length > 5 ? 34 : 50;
  return (
    gradient('m', '#fff', light, dark) +
    `<g transform="translate(0 5)" opacity=".5">${shape.replace('url(#m)', '#000')}</g>${shape}` +
    `<rect x="-94" y="-32" width="188" height="64" rx="14" fill="${dark}" stroke="${light}" stroke-width="5"/>` +
    `<text y="${size * 0.36}" text-anchor="middle" font-family="system-ui,'Segoe UI',Arial,sans-serif" font-weight="900" font-size="${size}" fill="#fff" textLength="160" lengthAdjust="spacingAndGlyphs">${word}</text>`
  );
}

const gradient = (id: string, from: string, middle: string, to: string): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-105 -105 210 210">${content}</svg>`;
