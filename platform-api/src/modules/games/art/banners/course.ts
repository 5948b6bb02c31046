import { motifs } from '@marquee/drawings/motifs';
import { circle, ellipse, line } from '@marquee/drawings/svg';
import { paintOf } from '../tile';
import { fixed, radial, rect, type Scene, swing, vertical } from './scene';

/** A compass over the lines of a chart: the course is the player's own. */
export const course: Scene = ({ width: w, height: h, moment, palette: c, focus }) => {
  const [x, y] = [w * focus, h * 0.5];
  const contours = Array.from({ length: 9 }, (_, index) =>
    ellipse(
      x - w * 0.1,
      h * 0.8,
      h * (0.5 + index * 0.2),
      h * (0.3 + index * 0.12),
      'none',
      ` stroke="${c.glow}" stroke-width="1.5" opacity="${fixed(0.34 - index * 0.03)}" transform="rotate(-12 ${fixed(x)} ${fixed(y)})"`,
    ),
  ).join('');
  const route = `M${fixed(w * 0.02)} ${fixed(h * 0.9)}C${fixed(w * 0.25)} ${fixed(h * 0.5)} ${fixed(w * 0.35)} ${fixed(h * 1.05)} ${fixed(x)} ${fixed(y)}`;
  return [
    `<defs>${vertical('sky', [
      [0, c.deep],
      [1, c.ink],
    ])}${radial('halo', [
      [0, c.glow, 0.5],
      [1, c.glow, 0],
    ])}${vertical('m', [
      [0, c.heroLight],
      [1, c.heroDark],
    ])}</defs>`,
    rect(0, 0, w, h, 'url(#sky)'),
    contours,
    line(route, c.spark, 4, ` stroke-dasharray="2 16" stroke-dashoffset="${fixed(-36 * moment)}"`),
    circle(x, y, h * 0.7, 'url(#halo)'),
    `<g transform="translate(${fixed(x)} ${fixed(y)})rotate(${fixed(-9 + 18 * swing(moment))})scale(${fixed(h / 26) / 10})">${motifs.compass(paintOf(c))}</g>`,
  ].join('');
};
