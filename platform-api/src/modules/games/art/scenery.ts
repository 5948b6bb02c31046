import type { Palette } from './palettes';
import type { Random } from '@marquee/contract/seeded-random';
import { circle, line, path } from '@marquee/drawings/svg';

type Layer = (palette: Palette, random: Random) => string;

/** A range from the left edge to the right: alternating peaks and valleys, closed at the foot of the tile. */
const range = (random: Random, base: number, height: number, peaks: number, curve: 'L' | 'Q'): string => {
  const step = 300 / peaks;
  let d = `M0 ${base}`;
  for (let peak = 0; peak < peaks; peak++) {
    const [left, top] = [Math.round(peak * step), base - random.int(Math.round(height * 0.4), height)];
    const right = Math.round(left + step);
    d +=
      curve === 'Q'
        ? `Q${Math.round(left + step / 2)} ${top} ${right} ${base - random.int(0, 8)}`
        : `L${Math.round(left + step / 2)} ${top}L${right} ${base - random.int(0, 14)}`;
  }
  return `${d}V400H0Z`;
};

const mountains: Layer = (c, random) =>
  path(range(random, 270, 110, 3, 'L'), c.mid, ' opacity=".55"') + path(range(random, 292, 80, 4, 'L'), c.deep);

const dunes: Layer = (c, random) =>
  path(range(random, 262, 46, 2, 'Q'), c.mid, ' opacity=".7"') + path(range(random, 286, 40, 3, 'Q'), c.deep);

const waves: Layer = (c, random) => {
  const row = (y: number, shift: number) => `M${-40 - shift} ${y}${'q20-22 40 0t40 0'.repeat(5)}V400H-60Z`;
  return (
    path(row(258, random.int(0, 20)), c.mid, ' opacity=".75"') +
    path(row(276, random.int(0, 30)), c.deep, ' opacity=".8"') +
    path(row(296, random.int(0, 30)), c.ink, ' opacity=".6"')
  );
};

const mangroves: Layer = (c, random) => {
  const tree = (x: number, height: number) =>
    `M${x} 310C${x - 2} 280 ${x - 3} 260 ${x} ${310 - height}M${x} 296Q${x - 18} 300 ${x - 26} 330M${x} 292Q${x + 20} 298 ${x + 27} 330M${x} 280Q${x - 28} 288 ${x - 42} 330`;
  const crowns = [22, 66, 246, 284].map((x) => [x, random.int(90, 140)] as const);
  return (
    line(crowns.map(([x, height]) => tree(x, height)).join(''), c.deep, 6) +
    crowns
      .map(
        ([x, height]) =>
          `<ellipse cx="${x}" cy="${306 - height}" rx="46" ry="20" fill="${c.deep}"/><ellipse cx="${x + 10}" cy="${294 - height}" rx="30" ry="15" fill="${c.mid}" opacity=".6"/>`,
      )
      .join('') +
    path('M0 312Q80 296 160 312T300 306V400H0Z', c.ink, ' opacity=".7"')
  );
};

const palace: Layer = (c) =>
  path(
    'M0 290V230H22V216Q22 190 44 176Q66 190 66 216V230H92V290ZM208 290V230H234V216Q234 190 256 176Q278 190 278 216V230H300V290Z',
    c.mid,
    ' opacity=".75"',
  ) +
  path('M0 300V262H30V250H60V262H240V250H270V262H300V400H0Z', c.deep) +
  path('M43 176V158M257 176V158', 'none', ` stroke="${c.glow}" stroke-width="3"`);

const pagoda: Layer = (c) =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${150 + side * 112} 300)scale(${side} 1)">${path('M-40 0V-40H-60Q-34-46-26-62H-14V-76H-38Q-16-84-6-104L0-124 6-104Q16-84 38-76H14V-62H26Q34-46 60-40H40V0Z', c.deep)}</g>`,
    )
    .join('') + path('M0 292Q150 276 300 292V400H0Z', c.ink, ' opacity=".65"');

const city: Layer = (c, random) => {
  const block = (floor: number, low: number, high: number) => {
    let [x, d] = [0, `M0 400V${floor}`];
    while (x < 300) {
      const [width, top] = [random.int(18, 38), floor - random.int(low, high)];
      d += `V${top}h${width}`;
      x += width;
    }
    return `${d}V400Z`;
  };
  return path(block(290, 30, 110), c.mid, ' opacity=".5"') + path(block(310, 10, 60), c.deep);
};

const reeds: Layer = (c, random) => {
  const blades = Array.from({ length: 16 }, (_, index) => {
    const x = index < 8 ? index * 12 : 210 + (index - 8) * 12;
    return `M${x} 330Q${x + random.int(-8, 8)} 270 ${x + random.int(-26, 26)} ${random.int(180, 250)}Q${x + 10} 270 ${x + 8} 330Z`;
  });
  return path(blades.join(''), c.deep) + path('M0 306Q150 290 300 308V400H0Z', c.ink, ' opacity=".6"');
};

const clouds: Layer = (c, random) => {
  const puff = (x: number, y: number, size: number) =>
    `M${x - size * 2} ${y}a${size} ${size} 0 0 1 ${size}-${size}a${size * 1.2} ${size * 1.2} 0 0 1 ${size * 2} 0a${size} ${size} 0 0 1 ${size} ${size}Z`;
  return (
    path(puff(random.int(20, 70), 262, 30) + puff(random.int(230, 280), 250, 32), c.glow, ' opacity=".28"') +
    path(
      puff(random.int(-10, 40), 300, 38) + puff(random.int(250, 300), 296, 40) + puff(150, 320, 46),
      c.mid,
      ' opacity=".85"',
    )
  );
};

const stage: Layer = (c) =>
  path('M60 0L-20 330H120ZM240 0L320 330H180Z', c.glow, ' opacity=".14"') +
  `<ellipse cx="150" cy="282" rx="176" ry="40" fill="${c.ink}" opacity=".55"/><ellipse cx="150" cy="272" rx="150" ry="32" fill="${c.mid}"/><ellipse cx="150" cy="268" rx="132" ry="25" fill="${c.glow}" opacity=".28"/>`;

const stadium: Layer = (c) =>
  path('M0 250Q150 206 300 250V300H0Z', c.mid, ' opacity=".6"') +
  path('M0 272Q150 236 300 272V400H0Z', c.deep) +
  [30, 90, 210, 270]
    .map((x) => circle(x, 40, 5, c.spark) + path(`M${x} 40L${x - 44} 260H${x + 44}Z`, c.glow, ' opacity=".1"'))
    .join('') +
  line('M150 262V400M96 300A60 22 0 0 0 204 300', c.glow, 2, ' opacity=".4"');

const seabed: Layer = (c, random) =>
  path(range(random, 300, 50, 3, 'Q'), c.deep) +
  [18, 46, 252, 284].map((x) => line(`M${x} 320q-12-26 0-48t0-${random.int(34, 56)}`, c.mid, 9)).join('') +
  Array.from({ length: 9 }, () =>
    circle(
      random.int(20, 280),
      random.int(30, 240),
      random.int(2, 8),
      'none',
      ` stroke="${c.spark}" stroke-width="1.6" opacity=".55"`,
    ),
  ).join('');

const trees: Layer = (c, random) => {
  const fir = (x: number, y: number, size: number) =>
    `M${x} ${y - size * 3}l${size} ${size * 1.4}h-${size * 0.4}l${size * 0.8} ${size * 1.6}H${x - size * 1.4}l${size * 0.8}-${size * 1.6}h-${size * 0.4}Z`;
  return (
    path(
      [20, 70, 230, 280].map((x) => fir(x + random.int(-8, 8), 290, random.int(26, 36))).join(''),
      c.mid,
      ' opacity=".6"',
    ) +
    path(
      [-4, 46, 254, 304].map((x) => fir(x, 312, random.int(24, 32))).join('') + 'M0 304Q150 292 300 304V400H0Z',
      c.deep,
    )
  );
};

/** What stands between the backdrop and the hero, from about y = 160 down. */
export const scenery = {
  mountains,
  dunes,
  waves,
  mangroves,
  palace,
  pagoda,
  city,
  reeds,
  clouds,
  stage,
  stadium,
  seabed,
  trees,
};

export type SceneName = keyof typeof scenery;

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenery, name);
