import { seededRandom } from '@marquee/contract/seeded-random';
import { fixed, radial, rect, vertical } from './banners/scene';
import { type Palette, palettes } from './palettes';
import { circle, path } from '@marquee/drawings/svg';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Where the subject stands, and how large it is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const subject = (palette: Palette, draw: (frame: Frame) => string) => ({
  palette,
  scene(width: number, height: number): string {
    const isWide = width > height;
    const frame = {
      width,
      height,
      palette,
      x: width * (isWide ? 0.72 : 0.5),
      y: height * (isWide ? 0.48 : 0.38),
      size: Math.min(width, height) * (isWide ? 0.42 : 0.41),
    };
    return `${ground(frame)}${draw(frame)}`;
  },
});

function ground({ width, height, palette: c, x, y, size }: Frame): string {
  const random = seededRandom(`${c.ink}${width}`);
  const dust = Array.from({ length: 26 }, () =>
    circle(
      random.int(0, width),
      random.int(0, height),
      random.pick([0.8, 1.3, 2.1]),
      c.spark,
      ` opacity="${random.pick([0.2, 0.45, 0.8])}"`,
    ),
  ).join('');
  const defs = [
    vertical('sky', [
      [0, c.deep],
      [0.6, c.mid],
      [1, c.ink],
    ]),
    radial('halo', [
      [0, c.glow, 0.75],
      [1, c.glow, 0],
    ]),
    vertical('hero', [
      [0, c.heroLight],
      [1, c.heroDark],
    ]),
  ];
  return `<defs>${defs.join('')}</defs>${rect(0, 0, width, height, 'url(#sky)')}${dust}${circle(fixed(x), fixed(y), fixed(size * 1.25), 'url(#halo)')}`;
}

export const placed = ({ x, y, size }: Frame, content: string, turn = 0): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)})scale(${fixed(size) / 100})rotate(${turn})">${content}</g>`;

/** A ten-sided die on its corner, and a smaller one behind it. */
const dice = subject(palettes.harbour, (frame) => {
  const die = [
    path('M0-100 88-30V30L0 100-88 30V-30Z', 'url(#hero)'),
    path('M0-100 50-10 0 28-50-10Z', '#fff', ' opacity=".42"'),
    path('m0-100 88 70-38 20Zm0 0-88 70 38 20Z', '#fff', ' opacity=".16"'),
    path('m-50-10 50 38v72l-88-70v-60Z', '#000', ' opacity=".16"'),
    path('M50-10 0 28v72l88-70v-60Z', '#000', ' opacity=".3"'),
  ].join('');
  const far = { ...frame, x: frame.x - frame.size * 0.78, y: frame.y + frame.size * 0.42, size: frame.size * 0.5 };
  return `<g opacity=".8">${placed(far, die, -24)}</g>${placed(frame, die, 14)}`;
});

/** Rungs, and a bolt of light that climbs past them. */
const limbo = subject(palettes.jade, (frame) => {
  const rungs = Array.from({ length: 6 }, (_, rung) => {
    const y = 84 - rung * 34;
    return `${rect(-92, y, 184, 5, frame.palette.glow, ` opacity="${fixed(0.25 + rung * 0.1)}"`)}`;
  });
  return placed(
    frame,
    [
      ...rungs,
      path('M-34 100-34-30-62-30 0-112 62-30 34-30 34 100Z', 'url(#hero)'),
      path('M0-112 62-30H34V100H0Z', '#000', ' opacity=".2"'),
    ].join(''),
  );
});

/** A triangle of pins with a ball among them. */
const plinko = subject(palettes.rose, (frame) => {
  const pins = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: row + 3 }, (_unused, pin) =>
      circle((pin - (row + 2) / 2) * 27, row * 27 - 78, 6, frame.palette.spark),
    ),
  ).flat();
  const bins = Array.from({ length: 8 }, (_, bin) => {
    const heat = Math.abs(bin - 3.5) / 3.5;
    return rect(
      (bin - 4) * 27 + 2,
      78,
      23,
      34,
      frame.palette.heroDark,
      ` rx="5" opacity="${fixed(0.45 + 0.55 * heat)}"`,
    );
  });
  const ball = `${circle(14, -32, 15, 'url(#hero)')}${circle(9, -38, 4.5, '#fff', ' opacity=".8"')}`;
  return placed(frame, [...pins, ...bins, ball].join(''));
});

/** A wheel of twelve segments under its pointer. */
const wheel = subject(palettes.brass, (frame) => {
  const { palette: c } = frame;
  const fills = ['url(#hero)', c.deep, c.mid, c.deep];
  const at = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${fixed(radius * Math.sin(angle))} ${fixed(-radius * Math.cos(angle))}`;
  };
  const segments = Array.from({ length: 12 }, (_, part) =>
    path(`M0 0L${at(part * 30 - 15, 94)}A94 94 0 0 1 ${at(part * 30 + 15, 94)}Z`, fills[part % 4] ?? c.mid),
  );
  const pearls = Array.from({ length: 12 }, (_, part) => {
    const [x = '0', y = '0'] = at(part * 30 - 15, 99).split(' ');
    return circle(Number(x), Number(y), 4.5, c.spark);
  });
  return placed(
    frame,
    [
      circle(0, 0, 106, c.heroDark),
      circle(0, 0, 96, c.ink),
      ...segments,
      ...pearls,
      circle(0, 0, 30, c.heroDark),
      circle(0, 0, 23, 'url(#hero)'),
      path('M0-74-17-116Q0-124 17-116Z', '#fff'),
    ].join(''),
  );
});

/** Balls of a draw, the met ones lit. */
const keno = subject(palettes.lagoon, (frame) => {
  const { palette: c } = frame;
  const balls = Array.from({ length: 16 }, (_, place) => {
    const [x, y] = [((place % 4) - 1.5) * 52, (Math.floor(place / 4) - 1.5) * 52];
    const isMet = [1, 4, 6, 11, 12].includes(place);
    return isMet
      ? `${circle(x, y, 26, c.heroDark)}${circle(x, y, 22, 'url(#hero)')}${path(`m${x - 9} ${y}l6 7 12-14`, 'none', ` stroke="${c.ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`)}`
      : `${circle(x, y, 22, c.ink, ' opacity=".55"')}${circle(x, y, 7, c.spark, ' opacity=".5"')}`;
  });
  return placed(frame, balls.join(''));
});

/** The pictures of the games whose round is one call. */
export const instantSubjects = { DICE: dice, LIMBO: limbo, PLINKO: plinko, WHEEL: wheel, KENO: keno };
