import { motifs } from '@marquee/drawings/motifs';
import { seededRandom } from '@marquee/contract/seeded-random';
import { circle, line } from '@marquee/drawings/svg';
import { paintOf } from '../tile';
import { fixed, radial, rect, type Scene, swing, vertical } from './scene';

/** Rings of marks around a shield, after a published hash: provable fairness. */
export const seal: Scene = ({ width: w, height: h, moment, palette: c, focus }) => {
  const [x, y] = [w * focus, h * 0.5];
  const random = seededRandom('seal');
  const ring = (radius: number, marks: number, turns: number, colour: string) =>
    `<g transform="rotate(${fixed(turns * moment * 360)})">${Array.from({ length: marks }, (_, index) => `<rect x="${fixed(-h * 0.008)}" y="${-radius}" width="${fixed(h * 0.016)}" height="${fixed(h * random.pick([0.03, 0.05, 0.075]))}" rx="2" fill="${colour}" opacity="${random.pick([0.35, 0.6, 1])}" transform="rotate(${fixed((index * 360) / marks)})"/>`).join('')}</g>`;
  const links = [-3, -2, -1, 1, 2, 3]
    .map(
      (step) =>
        `<g transform="translate(${fixed(x + step * h * 0.62)} ${y})">${line(`M${fixed(-h * 0.36)} 0H${fixed(-h * 0.16)}`, c.glow, 4, ' opacity=".5"')}<rect x="${fixed(-h * 0.14)}" y="${fixed(-h * 0.14)}" width="${fixed(h * 0.28)}" height="${fixed(h * 0.28)}" rx="${fixed(h * 0.04)}" fill="${c.deep}" stroke="${c.glow}" stroke-width="3" opacity="${fixed(0.3 + 0.5 * swing(moment, -step / 6))}"/></g>`,
    )
    .join('');
  return [
    `<defs>${vertical('sky', [
      [0, c.ink],
      [0.5, c.deep],
      [1, c.ink],
    ])}${radial('halo', [
      [0, c.glow, 0.6],
      [1, c.glow, 0],
    ])}${vertical('m', [
      [0, c.heroLight],
      [1, c.heroDark],
    ])}</defs>`,
    rect(0, 0, w, h, 'url(#sky)'),
    links,
    circle(x, y, h * 0.75, 'url(#halo)'),
    circle(x, y, h * 0.46, c.ink, ' opacity=".75"'),
    `<g transform="translate(${fixed(x)} ${fixed(y)})">${ring(h * 0.43, 60, 1, c.glow)}${ring(h * 0.34, 36, -1, c.heroDark)}<g transform="scale(${fixed(h / 42) / 10})">${motifs.shield(paintOf(c))}</g></g>`,
  ].join('');
};
