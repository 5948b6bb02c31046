import { motifs } from '@marquee/drawings/motifs';
import { path } from '@marquee/drawings/svg';
import { paintOf } from '../tile';
import { fixed, radial, rect, type Scene, swing, vertical } from './scene';

const SIDE = 5;
/** Opened tiles by row and column: a gem, or the mine that ends it. */
const OPENED: Readonly<Record<string, 'gem' | 'lotus' | 'mine'>> = {
  '0,2': 'gem',
  '1,1': 'lotus',
  '1,3': 'gem',
  '2,2': 'gem',
  '3,0': 'lotus',
  '3,3': 'mine',
  '4,1': 'gem',
};

const MINE =
  '<g><path d="M0-62L12-34 40-48 32-18 62 0 32 18 40 48 12 34 0 62-12 34-40 48-32 18-62 0-32-18-40-48-12-34Z"/><circle r="36"/></g>';

/** The field of mines seen from above at a slant: closed stones, gems in the opened ones, one mine. */
export const field: Scene = ({ width: w, height: h, moment, palette: c, focus }) => {
  const cell = h * 0.17;
  const tiles: string[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [x, y] = [(column - row) * cell * 0.98, (column + row) * cell * 0.52];
      const content = OPENED[`${row},${column}`];
      const raised = content ? 0 : cell * (0.16 + 0.05 * swing(moment, (row * 3 + column) / 12));
      const top = `M0 ${fixed(-cell * 0.48)}L${fixed(cell * 0.9)} 0L0 ${fixed(cell * 0.48)}L${fixed(-cell * 0.9)} 0Z`;
      const bob = cell * (0.34 + 0.09 * swing(moment, (row + column) / 7));
      const scale = Math.round(cell * 0.48) / 100;
      const figure =
        content === 'mine'
          ? `<g fill="#d8402f" transform="translate(0 ${fixed(-cell * 0.16)})scale(${scale})">${MINE}<circle cx="-10" cy="-12" r="8" fill="#ffd9c9"/></g>`
          : content
            ? `<g transform="translate(0 ${fixed(-bob)})scale(${scale})">${motifs[content](paintOf(c))}</g>`
            : '';
      const sides = raised
        ? path(
            `M${fixed(-cell * 0.9)} 0L0 ${fixed(cell * 0.48)}L${fixed(cell * 0.9)} 0V${fixed(raised)}L0 ${fixed(cell * 0.48 + raised)}L${fixed(-cell * 0.9)} ${fixed(raised)}Z`,
            c.ink,
          )
        : '';
      const glow =
        content && content !== 'mine'
          ? `<ellipse rx="${fixed(cell * 0.8)}" ry="${fixed(cell * 0.42)}" fill="url(#halo)"/>`
          : '';
      tiles.push(
        `<g transform="translate(${fixed(x)} ${fixed(y - raised)})">${sides}${path(top, content ? c.ink : (row + column) % 2 ? c.mid : 'url(#stone)')}${content ? '' : path(`M0 ${fixed(-cell * 0.36)}L${fixed(cell * 0.68)} 0L0 ${fixed(cell * 0.36)}L${fixed(-cell * 0.68)} 0Z`, c.glow, ' opacity=".12"')}${glow}${figure}</g>`,
      );
    }
  }
  return [
    `<defs>${vertical('sky', [
      [0, c.deep],
      [0.6, c.ink],
      [1, c.ink],
    ])}${vertical('stone', [
      [0, c.mid],
      [1, c.deep],
    ])}${radial('halo', [
      [0, c.glow, 0.7],
      [1, c.glow, 0],
    ])}${vertical('m', [
      [0, c.heroLight],
      [1, c.heroDark],
    ])}</defs>`,
    rect(0, 0, w, h, 'url(#sky)'),
    `<ellipse cx="${fixed(w * focus)}" cy="${fixed(h * 0.5)}" rx="${fixed(h * 1.15)}" ry="${fixed(h * 0.7)}" fill="url(#halo)" opacity=".3"/>`,
    `<g transform="translate(${fixed(w * focus)} ${fixed(h * 0.2)})">${tiles.join('')}</g>`,
  ].join('');
};
