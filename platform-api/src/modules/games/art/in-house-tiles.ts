import { field } from './banners/field';
import { rocket } from './banners/ride';
import { fixed, radial, rect, vertical } from './banners/scene';
import { instantSubjects } from './instant-scenes';
import { type Palette, palettes } from './palettes';
import { seededRandom } from '@marquee/contract/seeded-random';
import { circle, line, path } from '@marquee/drawings/svg';
import type { ArtSubject } from './tile';
import { tableSubjects } from './table-scenes';
import { titleLockUp } from './title';

/** Set by hand: the climbing curve with the rocket at its tip, bets as lights along it. */
function crash(width: number, height: number): string {
  const c = palettes.tigerfire;
  const random = seededRandom('crash-tile');
  const [tipX, tipY] = width > height ? [width * 0.76, height * 0.34] : [width * 0.64, height * 0.3];
  const curve = `M${fixed(-width * 0.05)} ${fixed(height * 0.86)}C${fixed(width * 0.36)} ${fixed(height * 0.86)} ${fixed(tipX - width * 0.14)} ${fixed(tipY + height * 0.32)} ${fixed(tipX)} ${fixed(tipY)}`;
  const lights = Array.from({ length: 34 }, () =>
    circle(
      random.int(0, width),
      random.int(0, Math.round(height * 0.6)),
      random.pick([0.9, 1.3, 2]),
      c.spark,
      ` opacity="${random.pick([0.4, 0.7, 1])}"`,
    ),
  ).join('');
  const rows = Array.from({ length: 7 }, (_, row) =>
    line(`M0 ${fixed(height * (0.14 + row * 0.11))}H${width}`, c.glow, 1, ' opacity=".14"'),
  ).join('');
  return [
    `<defs>${vertical('sky', [
      [0, '#1b0703'],
      [0.55, '#7b230b'],
      [1, '#f07a1a'],
    ])}${radial('halo', [
      [0, c.glow, 0.85],
      [1, c.glow, 0],
    ])}${vertical('fill', [
      [0, '#ffb648', 0.5],
      [1, '#ffb648', 0],
    ])}</defs>`,
    rect(0, 0, width, height, 'url(#sky)'),
    rows,
    lights,
    circle(tipX, tipY, height * 0.36, 'url(#halo)'),
    path(`${curve}V${height}H0Z`, 'url(#fill)'),
    line(curve, c.glow, 12, ' opacity=".35"'),
    line(curve, '#fff6dc', 4.5),
    `<g transform="translate(${fixed(tipX)} ${fixed(tipY)})rotate(-54)scale(${fixed(Math.min(width, height) / 32) / 10})">${rocket('#fff3d6', '#e2571a', '#2a0d06', '#ff9d2e', '#fff8e4', 0.7)}</g>`,
  ].join('');
}

const mines = (width: number, height: number): string =>
  width > height
    ? field({ width, height, moment: 0.2, palette: palettes.mangrove, focus: 0.7 })
    : `<g transform="translate(-42 12)">${field({ width: 384, height: 330, moment: 0.2, palette: palettes.mangrove, focus: 0.5 })}</g>${rect(0, 0, width, 12, palettes.mangrove.deep)}${rect(0, 342, width, 60, palettes.mangrove.ink)}`;

interface Subject {
  readonly scene: (width: number, height: number) => string;
  readonly palette: Palette;
}

const subjects: Readonly<Record<string, Subject>> = {
  CRASH: { scene: crash, palette: palettes.tigerfire },
  MINES: { scene: mines, palette: palettes.mangrove },
  ...instantSubjects,
  ...tableSubjects,
};

/** The picture of an in-house game, 300 by 400 or, wide, 480 by 270; null when there is none for its code. */
export function drawInHouseTile({ gameCode, name }: ArtSubject, wide: boolean): string | null {
  const subject = subjects[gameCode];
  if (!subject) return null;
  const { scene, palette } = subject;
  const [width, height] = wide ? [480, 270] : [300, 400];
  const title = titleLockUp(
    name,
    'anton',
    palette,
    wide
      ? { width: 190, bottom: 236, centre: 124, maxLetter: 66, maxLines: 1 }
      : { width: 250, bottom: 374, centre: 150, maxLetter: 78, maxLines: 1 },
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${scene(width, height)}`,
    `<defs>${vertical('F', [
      [0, palette.ink, 0],
      [0.8, palette.ink, 0.9],
    ])}${vertical('T', [
      [0, '#fff'],
      [0.5, palette.spark],
      [1, palette.glow],
    ])}</defs>`,
    `${rect(0, height * 0.55, width, height * 0.45, 'url(#F)')}${title.svg}</svg>`,
  ].join('');
}
