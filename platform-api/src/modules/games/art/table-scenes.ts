import { type Frame, placed, subject } from './instant-scenes';
import { palettes } from './palettes';
import { circle, path } from '@marquee/drawings/svg';

const SPADE =
  'M0-94C26-56 86-24 86 26 86 54 65 70 43 70 28 70 16 63 9 52 11 72 19 86 34 94H-34C-19 86-11 72-9 52-16 63-28 70-43 70-65 70-86 54-86 26-86-24-26-56 0-94Z';
const HEART =
  'M0 92C-24 54-89 24-89-32-89-63-67-82-44-82-24-82-8-70 0-51 8-70 24-82 44-82 67-82 89-63 89-32 89 24 24 54 0 92Z';
const INK = '#1b2530';
const RED = '#bf1e2e';

/** A card of 110 by 154 about its middle, with one large sign and a small one in the corner. */
function card(x: number, y: number, turn: number, sign: string, fill: string): string {
  return [
    `<g transform="translate(${x} ${y})rotate(${turn})">`,
    '<rect x="-52" y="-72" width="110" height="154" rx="11" fill="#000" opacity=".3"/>',
    '<rect x="-55" y="-77" width="110" height="154" rx="11" fill="#fdfaf2"/>',
    `<g transform="translate(0 4)scale(.42)">${path(sign, fill)}</g>`,
    `<g transform="translate(-38-56)scale(.13)">${path(sign, fill)}</g>`,
    `<g transform="translate(38 56)rotate(180)scale(.13)">${path(sign, fill)}</g>`,
    '</g>',
  ].join('');
}

const arrow = (x: number, y: number, turn: number, fill: string): string =>
  path('M0-40 34-2H14V40H-14V-2H-34Z', fill, ` transform="translate(${x} ${y})rotate(${turn})"`);

/** An open card between the two ways that the next one can go. */
const hiLo = subject(palettes.ember, (frame: Frame) =>
  placed(
    frame,
    [
      arrow(88, -52, 0, frame.palette.heroLight),
      arrow(88, 52, 180, frame.palette.heroDark),
      card(-46, 6, -13, HEART, RED),
      card(-4, 0, 4, SPADE, INK),
    ].join(''),
  ),
);

/** Two hands fanned over the table's arc. */
const baccarat = subject(palettes.lacquer, (frame: Frame) =>
  placed(
    frame,
    [
      path('M-120 34Q0-58 120 34V62Q0-26-120 62Z', frame.palette.glow, ' opacity=".3"'),
      card(-60, 8, -19, SPADE, INK),
      card(-22, -8, -7, HEART, RED),
      card(26, -8, 7, SPADE, INK),
      card(64, 8, 19, HEART, RED),
    ].join(''),
  ),
);

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  5: [
    [-24, -24],
    [24, -24],
    [0, 0],
    [-24, 24],
    [24, 24],
  ],
  6: [
    [-24, -26],
    [24, -26],
    [-24, 0],
    [24, 0],
    [-24, 26],
    [24, 26],
  ],
};

/** A die of 92 seen from the front, its edges rounded. */
function die(x: number, y: number, turn: number, face: 1 | 5 | 6): string {
  const pips = (PIPS[face] ?? []).map(([px, py]) => circle(px, py, face === 1 ? 17 : 9.5, face === 1 ? RED : INK));
  return [
    `<g transform="translate(${x} ${y})rotate(${turn})">`,
    '<rect x="-44" y="-40" width="96" height="96" rx="20" fill="#000" opacity=".35"/>',
    '<rect x="-48" y="-48" width="96" height="96" rx="20" fill="url(#hero)"/>',
    '<rect x="-43" y="-43" width="86" height="86" rx="16" fill="#fffaf0"/>',
    ...pips,
    '</g>',
  ].join('');
}

/** Three dice as they fell. */
const sicBo = subject(palettes.turmeric, (frame: Frame) =>
  placed(frame, `${die(-56, 34, -14, 5)}${die(52, 40, 12, 6)}${die(0, -48, 7, 1)}`),
);

/** The pictures of the games of cards and dice. */
export const tableSubjects = { HILO: hiLo, BACCARAT: baccarat, SICBO: sicBo };
