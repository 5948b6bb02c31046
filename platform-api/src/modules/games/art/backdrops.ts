import type { Palette } from './palettes';
import type { Random } from '@marquee/contract/seeded-random';
import { circle, line, path, round, starPath } from '@marquee/drawings/svg';

/** The tile's frame: 300 by 400; the hero stands around (150, 158). */
export const HERO = { x: 150, y: 158 } as const;

type Layer = (palette: Palette, random: Random) => string;

const atHero = (content: string): string => `<g transform="translate(${HERO.x} ${HERO.y})">${content}</g>`;

const rays: Layer = (c, random) => {
  const count = random.pick([10, 12, 16, 20]);
  const spread = 180 / count;
  const wedges = Array.from({ length: count }, (_, index) => {
    const from = ((index * 2 * spread - spread / 2) * Math.PI) / 180;
    const to = from + (spread * Math.PI) / 180;
    return `M0 0L${Math.round(340 * Math.cos(from))} ${Math.round(340 * Math.sin(from))} ${Math.round(340 * Math.cos(to))} ${Math.round(340 * Math.sin(to))}Z`;
  });
  return atHero(path(wedges.join(''), c.glow, ` opacity=".16" transform="rotate(${random.int(0, 30)})"`));
};

const rings: Layer = (c, random) => {
  const step = random.int(22, 34);
  return atHero(
    [3, 4, 5, 6, 7, 8]
      .map((ring) =>
        circle(
          0,
          0,
          ring * step,
          'none',
          ` stroke="${c.glow}" stroke-width="${random.int(1, 6)}" opacity="${round(0.42 - ring * 0.04)}"`,
        ),
      )
      .join(''),
  );
};

const halo: Layer = (c) =>
  atHero(circle(0, 0, 118, c.glow, ' opacity=".2"') + circle(0, 0, 96, c.glow, ' opacity=".22"'));

const disc: Layer = (c, random) => {
  const gaps = [28, 48, 66, 82]
    .map((y, index) => `<rect x="-130" y="${y}" width="260" height="${3 + index * 2}" fill="${c.deep}"/>`)
    .join('');
  return atHero(
    circle(0, -6, 116, 'url(#s)') +
      (random.next() < 0.5 ? gaps : circle(0, -6, 128, 'none', ` stroke="${c.glow}" stroke-width="1.5" opacity=".6"`)),
  );
};

const scales: Layer = (c) =>
  `<defs><pattern id="B" width="44" height="22" patternUnits="userSpaceOnUse">${[
    [0, 22],
    [44, 22],
    [22, 11],
    [0, 0],
    [44, 0],
  ]
    .map(([x = 0, y = 0]) =>
      [22, 15, 8]
        .map((radius) => circle(x, y, radius, c.mid, ` stroke="${c.glow}" stroke-opacity=".4" stroke-width="1.2"`))
        .join(''),
    )
    .join('')}</pattern></defs><rect width="300" height="400" fill="url(#B)" opacity=".5"/>`;

const lattice: Layer = (c, random) => {
  const size = random.pick([26, 34, 44]);
  return `<defs><pattern id="B" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${path(`M0 0H${size}V${size}H0Z`, 'none', ` stroke="${c.glow}" stroke-width="1.4"`)}${circle(size / 2, size / 2, 2.4, c.glow)}</pattern></defs><rect width="300" height="400" fill="url(#B)" opacity=".26"/>`;
};

const halftone: Layer = (c) =>
  `<defs><pattern id="B" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">${circle(6.5, 6.5, 3.4, c.glow)}</pattern><radialGradient id="W" cx="50%" cy="40%" r="62%"><stop offset=".3" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient><mask id="V"><rect width="300" height="400" fill="url(#W)"/></mask></defs><rect width="300" height="400" fill="url(#B)" opacity=".3" mask="url(#V)"/>`;

const arches: Layer = (c) =>
  [150, 128, 106]
    .map((half, index) =>
      path(
        `M${150 - half} 400V170C${150 - half} 90 ${150 - half * 0.3} 60 150 ${8 + index * 20}C${150 + half * 0.3} 60 ${150 + half} 90 ${150 + half} 170V400Z`,
        [c.deep, c.mid, c.glow][index] ?? c.mid,
        ` opacity="${[0.55, 0.6, 0.3][index]}"`,
      ),
    )
    .join('');

const stripes: Layer = (c, random) => {
  const lean = random.pick([-60, 60, 120]);
  return path(
    [0, 1, 2, 3, 4].map((index) => `M${-120 + index * 110} 0h44l${lean} 400h-44Z`).join(''),
    c.glow,
    ' opacity=".13"',
  );
};

const starfield: Layer = (c, random) =>
  Array.from({ length: 22 }, () =>
    circle(
      random.int(6, 294),
      random.int(6, 250),
      random.pick([1, 1.4, 2, 2.6]),
      c.spark,
      ` opacity="${random.pick([0.4, 0.7, 1])}"`,
    ),
  ).join('') +
  path(starPath(4, 15, 3), c.spark, ` transform="translate(${random.int(30, 80)} ${random.int(30, 90)})"`) +
  path(starPath(4, 11, 2), c.spark, ` transform="translate(${random.int(220, 270)} ${random.int(40, 120)})"`);

const ribbons: Layer = (c, random) => {
  const bend = random.int(-40, 60);
  return [0, 1, 2, 3]
    .map((index) =>
      line(
        `M-20 ${70 + index * 52}C80 ${bend + index * 52} 190 ${190 + index * 40} 320 ${40 + index * 56 - bend / 2}`,
        index % 2 ? c.mid : c.glow,
        22 - index * 3,
        ` opacity="${index % 2 ? 0.7 : 0.2}"`,
      ),
    )
    .join('');
};

/** What stands behind the hero. */
export const backdrops = { rays, rings, halo, disc, scales, lattice, halftone, arches, stripes, starfield, ribbons };

export type BackdropName = keyof typeof backdrops;
