import { seededRandom } from '@marquee/contract/seeded-random';
import { circle, line, path } from '@marquee/drawings/svg';
import { fixed, radial, rect, type Scene, swing, vertical } from './scene';

/** A rocket that points along the x axis, 200 long. */
export function rocket(light: string, dark: string, ink: string, flame: string, spark: string, thrust: number): string {
  const length = 70 + thrust * 60;
  return [
    path(`M-70-20Q${-70 - length} -4 ${-90 - length} 0Q${-70 - length} 4 -70 20Z`, flame),
    path(`M-70-11Q${-70 - length * 0.5} -2 ${-80 - length * 0.55} 0Q${-70 - length * 0.5} 2 -70 11Z`, spark),
    path('M-70-26L-96-62Q-40-58-14-30ZM-70 26L-96 62Q-40 58-14 30Z', dark),
    path('M-76-30Q20-52 104 0Q20 52-76 30Z', light),
    path('M-76 30Q20 52 104 0Q20 22-76 12Z', dark, ' opacity=".55"'),
    path('M62-24Q86-14 104 0Q86 14 62 24Q74 0 62-24Z', dark),
    circle(20, -3, 17, ink),
    circle(20, -3, 11, spark, ' opacity=".85"'),
    line('M-46-31Q-38 0-46 31', ink, 5),
  ].join('');
}

/** The climb: a curve of light from the lower corner, the rocket at its tip, the ground falling away. */
export const ride: Scene = ({ width: w, height: h, moment, palette: c, focus }) => {
  const random = seededRandom('ride');
  const lift = swing(moment);
  const [fromX, fromY] = [w * (focus - 0.46), h * 0.98];
  const [tipX, tipY] = [w * (focus + 0.1) + lift * w * 0.02, h * (0.33 - lift * 0.05)];
  const curve = `M${fixed(fromX)} ${fixed(fromY)}C${fixed(fromX + w * 0.26)} ${fixed(fromY)} ${fixed(tipX - w * 0.16)} ${fixed(tipY + h * 0.5)} ${fixed(tipX)} ${fixed(tipY)}`;
  const streaks = Array.from({ length: 34 }, (_, index) => {
    const [x, y, long] = [random.int(0, w), random.int(0, h), random.int(20, 90)];
    const travel = (moment * (1 + (index % 3)) * w * 0.5) % w;
    const at = (((x - travel) % w) + w) % w;
    return line(
      `M${fixed(at)} ${y}l${-long} ${fixed(long * 0.62)}`,
      index % 4 ? c.glow : c.spark,
      random.pick([1, 1.6, 2.4]),
      ` opacity="${fixed(0.12 + random.next() * 0.3)}"`,
    );
  }).join('');
  const grid = Array.from({ length: 9 }, (_, index) =>
    line(`M0 ${fixed(h * (0.1 + index * 0.11))}H${w}`, c.glow, 1, ' opacity=".1"'),
  ).join('');
  return [
    `<defs>${vertical('sky', [
      [0, c.ink],
      [0.6, c.deep],
      [1, c.mid],
    ])}${vertical('fill', [
      [0, c.heroDark, 0.28],
      [1, c.heroDark, 0],
    ])}${radial('halo', [
      [0, c.glow, 0.8],
      [1, c.glow, 0],
    ])}</defs>`,
    rect(0, 0, w, h, 'url(#sky)'),
    grid,
    circle(tipX, tipY, h * 0.62, 'url(#halo)', ' opacity=".55"'),
    streaks,
    path(`${curve}V${h}H${fixed(fromX)}Z`, 'url(#fill)'),
    line(curve, c.glow, 16, ' opacity=".3"'),
    line(curve, c.spark, 6),
    [0.35, 0.6, 0.8]
      .map((share, index) =>
        circle(fromX + (tipX - fromX) * share, fromY - (fromY - tipY) * share ** 2.6, 7 + index, c.heroLight),
      )
      .join(''),
    `<g transform="translate(${fixed(tipX)} ${fixed(tipY)})rotate(${fixed(-52 + lift * 4)})scale(${fixed(h / 400)})">${rocket(c.heroLight, c.heroDark, c.ink, c.heroDark, c.spark, swing(moment, 0, 6))}</g>`,
    path(`M0 ${h * 0.95}Q${w * 0.25} ${h * 0.86} ${w * 0.5} ${h * 0.94}T${w} ${h * 0.9}V${h}H0Z`, c.ink),
  ].join('');
};
