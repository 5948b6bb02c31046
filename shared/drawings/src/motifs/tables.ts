import { around, circle, ellipse, line, mirrored, path, starPath } from '../svg';
import type { Motif, Paint } from '../paint';

const SPADE = 'M0-30C12-12 32-4 30 14C28 28 10 30 3 18Q4 30 14 34H-14Q-4 30-3 18C-10 30-28 28-30 14C-32-4-12-12 0-30Z';
const HEART = 'M0 32C-14 14-34 6-32-12C-30-30-8-32 0-14C8-32 30-30 32-12C34 6 14 14 0 32Z';

const card = (c: Paint, transform: string, pip: string, fill: string): string =>
  `<g transform="${transform}">${path('M-46-70Q-46-78-38-78H38Q46-78 46-70V70Q46 78 38 78H-38Q-46 78-46 70Z', c.spark)}${path('M38-78Q46-78 46-70V70Q46 78 38 78H20Q40 0 38-78Z', c.shade, ' opacity=".18"')}${path(pip, fill)}${path(pip, fill, ' transform="translate(-32-56)scale(.32)"')}${path(pip, fill, ' transform="translate(32 56)scale(-.32)"')}</g>`;

const cards: Motif = (c) =>
  card(c, 'translate(-50 6)rotate(-20)', HEART, c.shade) +
  card(c, 'translate(50 6)rotate(20)', 'M0-34L26 0 0 34-26 0Z', c.shade) +
  card(c, 'translate(0-8)', SPADE, c.ink);

const pair: Motif = (c) =>
  card(c, 'translate(-34 0)rotate(-11)', SPADE, c.ink) + card(c, 'translate(34 0)rotate(11)', HEART, c.shade);

const baize: Motif = (c) =>
  ellipse(0, 60, 104, 34, c.shade) +
  ellipse(0, 54, 92, 26, c.ink) +
  card(c, 'translate(-38-14)rotate(-7)scale(.84)', HEART, c.shade) +
  card(c, 'translate(38-14)rotate(7)scale(.84)', SPADE, c.ink) +
  mirrored(ellipse(76, 62, 22, 9, c.main) + ellipse(76, 54, 22, 9, c.light) + ellipse(76, 46, 22, 9, c.main));

const roulette: Motif = (c) =>
  circle(0, 0, 102, c.shade) +
  circle(0, 0, 92, c.ink) +
  around(12, path('M0 0L-22-84Q0-90 0-88Z', c.main) + path('M0-88Q10-88 22-84L0 0Z', c.ink), 'a') +
  circle(0, 0, 90, 'none', ` stroke="${c.light}" stroke-width="4"`) +
  circle(0, 0, 48, c.shade) +
  circle(0, 0, 40, c.main) +
  around(4, path('M-4-40H4L7 0H-7Z', c.spark), 'b') +
  circle(0, 0, 13, c.spark) +
  circle(42, -60, 9, '#fff');

const die = (c: Paint, transform: string, pips: readonly string[]): string =>
  `<g transform="${transform}">${path('M-40-30Q-40-42-28-42H28Q40-42 40-30V30Q40 42 28 42H-28Q-40 42-40 30Z', c.main)}${path('M-40-30Q-40-42-28-42H28Q40-42 40-30Q0-34-32 34Q-40 34-40 30Z', c.light, ' opacity=".6"')}${pips.map((at) => circle(Number(at.split(' ')[0]), Number(at.split(' ')[1]), 8, c.ink)).join('')}</g>`;

const dice: Motif = (c) =>
  die(c, 'translate(-46 36)rotate(-14)', ['-20 -20', '20 20', '0 0', '-20 20', '20 -20']) +
  die(c, 'translate(48 40)rotate(12)', ['-18 -18', '18 18']) +
  die(c, 'translate(2-50)rotate(6)', ['0 0', '-20 -20', '20 20']);

const dragonTiger: Motif = (c) =>
  circle(0, 0, 100, c.shade) +
  path('M0-90A90 90 0 0 1 0 90A45 45 0 0 1 0 0A45 45 0 0 0 0-90Z', c.main) +
  path('M0-90A90 90 0 0 0 0 90A45 45 0 0 1 0 0A45 45 0 0 0 0-90Z', c.ink) +
  circle(0, -45, 26, c.ink) +
  circle(0, 45, 26, c.main) +
  path(starPath(6, 18, 8), c.spark, ' transform="translate(0-45)"') +
  path(SPADE, c.ink, ' transform="translate(0 45)scale(.6)"');

const chips: Motif = (c) => {
  const chip =
    circle(0, 0, 54, c.main) +
    around(6, path('M-12-52H12L9-38H-9Z', c.spark), 'a') +
    circle(0, 0, 32, c.shade) +
    path(starPath(4, 20, 8), c.spark);
  return `<g transform="translate(-40 38)">${chip}</g><use href="#p" x="0" y="0"/><g id="p" transform="translate(44 30)rotate(20)scale(.95)">${circle(0, 0, 54, c.light)}${circle(0, 0, 34, c.shade)}${path(HEART, c.spark, ' transform="scale(.6)"')}</g><g transform="translate(0-44)scale(1.05)">${circle(4, 5, 54, c.ink)}${circle(0, 0, 54, c.main)}${circle(0, 0, 42, 'none', ` stroke="${c.spark}" stroke-width="7" stroke-dasharray="14 12"`)}${path(SPADE, c.ink, ' transform="scale(.8)"')}</g>`;
};

const tiles: Motif = (c) =>
  [-1, 0, 1]
    .map(
      (offset) =>
        `<g transform="translate(${offset * 62} ${Math.abs(offset) * 12})rotate(${offset * 9})">${path('M-34-56H26Q34-56 34-48V64H-34Z', c.shade, ' transform="translate(7 8)"')}${path('M-34-48Q-34-56-26-56H26Q34-56 34-48V52Q34 60 26 60H-26Q-34 60-34 52Z', c.spark)}${offset ? circle(0, -20, 13, c.main) + circle(0, 24, 13, c.shade) : path(starPath(8, 26, 12), c.shade)}</g>`,
    )
    .join('');

const ludo: Motif = (c) =>
  path('M-84-84H84V84H-84Z', c.spark) +
  path('M-84-84H-24V-24H-84ZM24 24H84V84H24Z', c.main) +
  path('M24-84H84V-24H24ZM-84 24H-24V84H-84Z', c.shade) +
  path('M-24-24H24V24H-24Z', c.ink) +
  path('M-24-24L0 0-24 24Z', c.light) +
  [
    [-54, -54],
    [54, 54],
    [54, -54],
    [-54, 54],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 17, c.light))
    .join('') +
  path(
    'M-24-8H-84M-24 8H-84M24-8H84M24 8H84M-8-24V-84M8-24V-84M-8 24V84M8 24V84',
    'none',
    ` stroke="${c.ink}" stroke-width="2.5" opacity=".5"`,
  );

const wheel: Motif = (c) =>
  circle(0, 0, 100, c.shade) +
  around(5, path('M0 0L-27-84A88 88 0 0 1 27-84Z', c.main) + path('M0 0L27-84A88 88 0 0 1 71-52Z', c.light), 'a') +
  circle(0, 0, 94, 'none', ` stroke="${c.spark}" stroke-width="5" stroke-dasharray="1 19.6" stroke-linecap="round"`) +
  circle(0, 0, 24, c.ink) +
  circle(0, 0, 14, c.spark) +
  path('M-16-116H16L0-72Z', c.spark);

const carrom: Motif = (c) =>
  path('M-92-92H92V92H-92Z', c.shade) +
  path('M-74-74H74V74H-74Z', c.spark) +
  mirrored(circle(66, -66, 15, c.ink) + circle(66, 66, 15, c.ink)) +
  circle(0, 0, 40, 'none', ` stroke="${c.shade}" stroke-width="4"`) +
  circle(0, 0, 14, c.main) +
  around(6, circle(0, -27, 12, c.ink), 'a') +
  circle(-42, 48, 18, c.main) +
  line('M-42 48L-8 8', c.shade, 3, ' stroke-dasharray="4 7"');

export const tables = {
  cards,
  pair,
  baize,
  roulette,
  dice,
  dragonTiger,
  chips,
  tiles,
  ludo,
  wheel,
  carrom,
} satisfies Record<string, Motif>;
