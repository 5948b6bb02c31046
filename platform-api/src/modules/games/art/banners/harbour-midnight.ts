import { motifs } from '@marquee/drawings/motifs';
import { seededRandom } from '@marquee/contract/seeded-random';
import { circle, ellipse, line, path } from '@marquee/drawings/svg';
import { paintOf } from '../tile';
import { fixed, rect, type Scene, swing, vertical } from './scene';

const CYAN = '#66dff2';

/** A skyline of lit towers standing on the water. */
function skyline(width: number, shore: number, height: number, lit: string, moment: number): string {
  const random = seededRandom('harbour-towers');
  let [x, towers, windows] = [0, `M0 ${shore}`, ''];
  let count = 0;
  while (x < width) {
    const [towerWidth, top] = [random.int(26, 62), shore - random.int(Math.round(height * 0.2), Math.round(height))];
    towers += `V${top}h${towerWidth}`;
    for (let y = top + 12; y < shore - 12; y += 15) {
      for (let column = x + 7; column < x + towerWidth - 7; column += 11) {
        if (random.next() < 0.34)
          windows += `<rect x="${column}" y="${y}" width="4" height="6" opacity="${fixed(0.35 + 0.6 * swing(moment, count++ * 0.131))}"/>`;
      }
    }
    x += towerWidth;
  }
  return `${path(`${towers}V${shore}Z`, '#0b1430')}<g fill="${lit}">${windows}</g>`;
}

interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Lines of longitude and latitude about the sun. */
function graticule({ x, y, radius }: Sun, moment: number): string {
  const reach = radius * 1.75;
  const meridians = [0.25, 0.5, 0.75, 1].map((share) => {
    const opacity = fixed(0.2 + 0.35 * swing(moment, share));
    return ellipse(x, y, reach * share, reach, 'none', ` stroke="${CYAN}" stroke-width="1.4" opacity="${opacity}"`);
  });
  const parallels = [-0.9, -0.45, 0, 0.45].map((share) => {
    const half = reach * Math.sqrt(1 - share * share);
    return line(`M${fixed(x - half)} ${fixed(y + reach * share)}H${fixed(x + half)}`, CYAN, 1.2, ' opacity=".3"');
  });
  return [...meridians, ...parallels].join('');
}

/** The sun's bands: it sets behind lines that grow thicker downwards. */
const bands = ({ x, y, radius }: Sun): string =>
  [0.2, 0.38, 0.54, 0.68, 0.8]
    .map((share, index) => {
      const top = y + radius * share * 0.72 - radius * 0.1;
      return rect(x - radius, top, radius * 2, 3 + index * 2.4, '#1a2650', ' opacity=".85"');
    })
    .join('');

/** The sun in the water. */
const glints = ({ x, radius }: Sun, shore: number, height: number, coral: string, moment: number): string =>
  Array.from({ length: 24 }, (_, index) => {
    const half = radius * (1 - index * 0.03) * (0.4 + 0.6 * swing(moment, index * 0.29));
    const colour = index % 5 === 2 ? CYAN : coral;
    const opacity = fixed(0.75 - index * 0.026);
    return rect(
      x - half,
      shore + 8 + index * ((height - shore) / 22),
      half * 2,
      3,
      colour,
      ` rx="1.5" opacity="${opacity}"`,
    );
  }).join('');

function stars(width: number, height: number, moment: number): string {
  const random = seededRandom('harbour-stars');
  return Array.from({ length: 60 }, (_, index) => {
    const [x, y, radius] = [
      random.int(0, width),
      random.int(0, Math.round(height * 0.5)),
      random.pick([0.9, 1.2, 1.8]),
    ];
    return circle(x, y, radius, '#dff6ff', ` opacity="${fixed(0.2 + 0.7 * swing(moment, index / 7))}"`);
  }).join('');
}

const definitions = (light: string, dark: string): string =>
  [
    vertical('sky', [
      [0, '#050916'],
      [0.6, '#101a3c'],
      [1, '#2a3d72'],
    ]),
    vertical('sun', [
      [0, '#ffc2a8'],
      [0.5, '#ff7a5c'],
      [1, '#e23f3a'],
    ]),
    vertical('water', [
      [0, '#182650'],
      [1, '#050916'],
    ]),
    vertical('m', [
      [0, light],
      [1, dark],
    ]),
  ].join('');

/** The harbour at midnight: lines of longitude over the sky, a coral sun on the edge of the sea, the lit city, a junk. */
export const harbourMidnight: Scene = ({ width: w, height: h, moment, palette: c, focus }) => {
  const sun: Sun = { x: w * focus, y: h * 0.5, radius: h * 0.33 };
  const shore = h * 0.68;
  const boatX = sun.x - w * 0.15 + Math.sin(moment * Math.PI * 2) * w * 0.012;
  const boat = motifs.boat({ ...paintOf(c), main: '#f3e4d4', light: '#ff8d74', shade: '#0a1230', spark: CYAN });
  return [
    `<defs>${definitions(c.heroLight, c.heroDark)}</defs>`,
    rect(0, 0, w, h, 'url(#sky)'),
    stars(w, h, moment),
    graticule(sun, moment),
    circle(sun.x, sun.y, sun.radius, 'url(#sun)'),
    bands(sun),
    skyline(w, Math.round(shore), Math.round(h * 0.26), '#ffd9a0', moment),
    rect(0, shore, w, h - shore, 'url(#water)'),
    glints(sun, shore, h, c.heroDark, moment),
    `<g transform="translate(${fixed(boatX)} ${fixed(shore + h * 0.06)})scale(${fixed(h / 460)})">${boat}</g>`,
    path(`M0 ${h * 0.94}Q${w * 0.3} ${h * 0.9} ${w * 0.6} ${h * 0.95}T${w} ${h * 0.93}V${h}H0Z`, '#03060f'),
  ].join('');
};
