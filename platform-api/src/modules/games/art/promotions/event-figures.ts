import { motifs } from '@marquee/drawings/motifs';
import type { Motif } from '@marquee/drawings/paint';
import { circle, line, path, round, starPath } from '@marquee/drawings/svg';

const star = (x: number, y: number, size: number, fill: string): string =>
  path(starPath(5, size, size * 0.45), fill, ` transform="translate(${x} ${y})"`);

const ranking: Motif = (c) =>
  path('M-38 8H38V98H-38Z', c.main) +
  path('M-114 40H-38V98H-114Z', c.light) +
  path('M38 58H114V98H38Z', c.shade) +
  path('M0 8H38V98H0Z', c.shade, ' opacity=".4"') +
  star(-76, 69, 17, c.shade) +
  star(76, 78, 13, c.light) +
  star(0, 54, 23, c.spark) +
  `<g transform="translate(0-44) scale(.5)">${motifs.crown(c)}</g>`;

const missions: Motif = (c) =>
  circle(0, 6, 92, c.spark) +
  circle(0, 6, 72, c.shade) +
  circle(0, 6, 51, c.spark) +
  circle(0, 6, 30, c.shade) +
  circle(0, 6, 12, c.spark) +
  line('M2 4L82-76', c.ink, 9) +
  path('M66-62L74-96 100-108 98-82 124-80 112-54 78-48Z', c.light);

const calendar: Motif = (c) => {
  const days = [-1, 0, 1].flatMap((row) => [-2, -1, 0, 1, 2].map((column) => [column * 34, 30 + row * 32] as const));
  const signedIn = 8;
  return [
    path('M-98-72H98Q108-72 108-62V90Q108 100 98 100H-98Q-108 100-108 90V-62Q-108-72-98-72Z', c.spark),
    path('M-98-72H98Q108-72 108-62V-32H-108V-62Q-108-72-98-72Z', c.shade),
    line('M-60-90V-58M60-90V-58', c.light, 13),
    ...days.map(([x, y], index) =>
      index < signedIn
        ? circle(x, y, 12, 'url(#m)')
        : circle(x, y, 10, 'none', ` stroke="${c.shade}" stroke-width="3"`),
    ),
    line('M32 30L44 42 70 12', c.ink, 9),
  ].join('');
};

const wheel: Motif = (c) => {
  const count = 10;
  const corner = (index: number) => {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
    return `${round(84 * Math.cos(angle))} ${round(84 * Math.sin(angle))}`;
  };
  const fills = [c.spark, c.shade, c.light, c.ink];
  const segments = Array.from({ length: count }, (_, index) =>
    path(`M0 0L${corner(index)}A84 84 0 0 1 ${corner(index + 1)}Z`, fills[index % fills.length] ?? c.main),
  );
  const lamps = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / count;
    return circle(round(93 * Math.cos(angle)), round(93 * Math.sin(angle)), 5, c.spark);
  });
  return `${circle(0, 0, 102, c.main)}${segments.join('')}${lamps.join('')}${circle(0, 0, 24, c.main)}${star(0, 0, 14, c.spark)}${path('M-16-114H16L0-76Z', c.light)}`;
};

const envelope: Motif = (c) =>
  `<g transform="rotate(-7)">${path('M-66-96H66Q76-96 76-86V90Q76 100 66 100H-66Q-76 100-76 90V-86Q-76-96-66-96Z', '#c8281e')}${path('M-66-96H66Q76-96 76-86V-40Q0 26-76-40V-86Q-76-96-66-96Z', '#e2452f')}${line('M-76-40Q0 26 76-40', '#8f130f', 4)}<g transform="translate(0-8) scale(.34)">${motifs.coin(c)}</g>${line('M-40 62H40M-26 78H26', '#ffcf70', 5, ' opacity=".8"')}</g>`;

const raffle: Motif = (c) => {
  const ticket = 'M-84-40H84V-14A14 14 0 0 0 84 14V40H-84V14A14 14 0 0 0-84-14Z';
  const digits = [-46, -16, 14].map((x) => circle(x, 0, 11, 'none', ` stroke="${c.ink}" stroke-width="6"`)).join('');
  return `<g transform="translate(10 52) rotate(14)">${path(ticket, c.shade)}</g><g transform="translate(-6 6) rotate(2)">${path(ticket, c.light)}</g><g transform="translate(-4-42) rotate(-12)">${path(ticket, c.spark)}${line('M46-32V34', c.shade, 3, ' stroke-dasharray="5 8"')}${digits}${star(66, 0, 11, c.shade)}</g>`;
};

const birthday: Motif = (c) =>
  path('M-92 24Q-92 10-78 10H78Q92 10 92 24V92Q92 98 86 98H-86Q-92 98-92 92Z', c.main) +
  path('M-92 44Q-70 70-46 46T0 46T46 46T92 44V24Q92 10 78 10H-78Q-92 10-92 24Z', c.spark) +
  path('M-60-30Q-60-44-46-44H46Q60-44 60-30V10H-60Z', c.light) +
  path('M-60-14Q-40 8-20-12T20-12T60-14V-30Q60-44 46-44H-46Q-60-44-60-30Z', c.shade) +
  [-32, 0, 32]
    .map(
      (x) =>
        `${line(`M${x}-48V-76`, c.spark, 8)}${path(`M${x}-106Q${x + 12}-90 ${x}-80Q${x - 12}-90 ${x}-106Z`, c.light)}`,
    )
    .join('');

/** Figures of the promotions that have a time, a place in a list or a draw. */
export const eventFigures = { ranking, missions, calendar, wheel, envelope, raffle, birthday };
