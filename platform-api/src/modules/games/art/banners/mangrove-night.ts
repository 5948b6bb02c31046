import { motifs } from '@marquee/drawings/motifs';
import { seededRandom } from '@marquee/contract/seeded-random';
import { circle, line, path } from '@marquee/drawings/svg';
import { paintOf } from '../tile';
import { fixed, radial, rect, type Scene, swing, vertical } from './scene';

/** A bank of mangroves along the whole width: crowns above, arching roots below. */
function bank(
  seed: string,
  width: number,
  ground: number,
  size: number,
): { readonly crowns: string; readonly roots: string } {
  const random = seededRandom(seed);
  let [crowns, roots] = ['', ''];
  for (let x = -size; x < width + size; x += size * (0.55 + random.next() * 0.4)) {
    const height = size * (0.9 + random.next() * 0.9);
    const top = ground - height;
    crowns += `<ellipse cx="${fixed(x)}" cy="${fixed(top)}" rx="${fixed(size * 0.62)}" ry="${fixed(size * 0.34)}"/><ellipse cx="${fixed(x + size * 0.2)}" cy="${fixed(top - size * 0.22)}" rx="${fixed(size * 0.4)}" ry="${fixed(size * 0.26)}"/>`;
    roots += `M${fixed(x)} ${fixed(top)}L${fixed(x)} ${fixed(ground - size * 0.3)}`;
    for (const reach of [-0.42, -0.18, 0.2, 0.44])
      roots += `M${fixed(x)} ${fixed(ground - size * 0.36)}Q${fixed(x + size * reach * 0.8)} ${fixed(ground - size * 0.4)} ${fixed(x + size * reach)} ${fixed(ground + size * 0.12)}`;
  }
  return { crowns, roots };
}

/** The delta at night: a brass moon, two banks of mangroves, the river with the moon in it, and the tiger. */
export const mangroveNight: Scene = ({ width: w, height: h, moment, palette: c, focus }) => {
  const random = seededRandom('mangrove-stars');
  const [moonX, moonY, moonR] = [w * (focus - 0.02), h * 0.36, h * 0.3];
  const shore = h * 0.7;
  const stars = Array.from({ length: 70 }, (_, index) =>
    circle(
      random.int(0, w),
      random.int(0, Math.round(h * 0.55)),
      random.pick([1, 1.3, 2]),
      c.spark,
      ` opacity="${fixed(0.25 + 0.7 * swing(moment, index / 9))}"`,
    ),
  ).join('');
  const glints = Array.from({ length: 26 }, (_, index) => {
    const y = shore + 10 + index * ((h - shore) / 24);
    const half = (moonR * 0.9 - index * 3) * (0.45 + 0.55 * swing(moment, index * 0.37));
    return rect(moonX - half, y, half * 2, 2.6, c.glow, ` rx="1.3" opacity="${fixed(0.6 - index * 0.016)}"`);
  }).join('');
  const far = bank('far', w, shore + 4, h * 0.13);
  const near = bank('near', w * 0.08, shore + h * 0.12, Math.min(h * 0.3, w * 0.17));
  const eyes = 0.72 + 0.28 * swing(moment, 0.2);
  return [
    `<defs>${vertical('sky', [
      [0, c.ink],
      [0.55, c.deep],
      [1, c.mid],
    ])}${vertical('water', [
      [0, c.mid],
      [0.35, c.deep],
      [1, c.ink],
    ])}${radial('halo', [
      [0, c.glow, 0.75],
      [0.45, c.glow, 0.22],
      [1, c.glow, 0],
    ])}${vertical('moon', [
      [0, '#fff4d2'],
      [1, c.glow],
    ])}${vertical('m', [
      [0, c.heroLight],
      [1, c.heroDark],
    ])}</defs>`,
    rect(0, 0, w, h, 'url(#sky)'),
    stars,
    circle(moonX, moonY, moonR * 2.3, 'url(#halo)'),
    circle(moonX, moonY, moonR, 'url(#moon)'),
    `<g fill="${c.glow}" opacity=".35">${circle(moonX - moonR * 0.35, moonY - moonR * 0.3, moonR * 0.16, '#c9a656')}${circle(moonX + moonR * 0.4, moonY + moonR * 0.1, moonR * 0.1, '#c9a656')}</g>`,
    `<g fill="${c.deep}">${far.crowns}</g>${line(far.roots, c.deep, 3)}`,
    rect(0, shore, w, h - shore, 'url(#water)'),
    glints,
    `<g transform="translate(${fixed(moonX)} ${fixed(shore - h * 0.06)})scale(${fixed(h / 300)})">${motifs.tiger(paintOf(c))}</g>`,
    `<g opacity="${fixed(eyes * 0.5)}">${circle(moonX, shore - h * 0.1, h * 0.2, 'url(#halo)')}</g>`,
    `<g fill="${c.ink}">${near.crowns}<g transform="translate(${w} 0)scale(-1 1)">${near.crowns}</g></g>${line(near.roots, c.ink, 7)}<g transform="translate(${w} 0)scale(-1 1)">${line(near.roots, c.ink, 7)}</g>`,
    path(`M0 ${h * 0.9}Q${w * 0.2} ${h * 0.82} ${w * 0.42} ${h * 0.93}T${w} ${h * 0.88}V${h}H0Z`, c.ink),
  ].join('');
};
